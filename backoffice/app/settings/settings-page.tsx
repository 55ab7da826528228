import {
  AtSign,
  Bike,
  ChevronRight,
  CodeXml,
  Gift,
  type LucideIcon,
  MapPin,
  Palette,
  Scale,
  ShoppingBag,
  Store,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { SettingGroup } from '#contract/settings.ts'
import { useI18n } from '#ui/i18n.tsx'
import { BackLink } from '../documents/back-link.tsx'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { SharedFields } from '../documents/shared-fields.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import {
  definitions,
  findSettings,
  type GroupOfSettings,
  groupPath,
  settingGroups,
} from './setting-groups.ts'
import { settingHelp } from './setting-help.ts'
import { SettingRow } from './setting-row.tsx'
import { groupNames } from './setting-texts.ts'
import { SettingsSearch } from './settings-search.tsx'
import { type SettingsRead, useSettings } from './use-settings.ts'

const icons: Readonly<Record<SettingGroup, LucideIcon>> = {
  look: Palette,
  shop: Store,
  contact: MapPin,
  ordering: ShoppingBag,
  delivery: Bike,
  payment: Wallet,
  accounts: Gift,
  legal: Scale,
  social: AtSign,
  code: CodeXml,
}

type SettingsPageProps = {
  group: string | undefined
  /** What stands below the settings. */
  children?: ReactNode
}

/** The settings: their groups, and one of them or what a search has found. A phone shows one after the other. */
export function SettingsPage({ group, children }: SettingsPageProps) {
  const { t } = useI18n()
  const { member } = useDesk()
  const { read, failure, refresh } = useSettings()
  const [params] = useSearchParams()
  const search = params.get('q')?.trim() ?? ''
  const all = settingGroups(member.role)
  // Wide screens show the first group beside the list; the look has a screen of its own.
  const current = all.find((one) => one.group === group) ?? all.find((one) => one.group === 'shop')
  const textOf = (key: keyof typeof settingHelp) => `${t(definitions[key].label)} ${t(settingHelp[key])}`
  const shown = search ? findSettings(all, search, textOf) : current ? [current] : []
  return (
    <div className="work-page settings" data-shows={search ? 'found' : group ? 'fields' : 'groups'}>
      <div className="settings__head">
        {group && <BackLink to="/settings">{t('Settings')}</BackLink>}
        <h1>{t('Settings')}</h1>
        <SettingsSearch search={search} />
      </div>
      <nav className="settings__groups" aria-label={t('Groups of settings')}>
        <ul>
          {all.map((one) => (
            <GroupLink key={one.group} one={one} isCurrent={!search && one.group === current?.group} />
          ))}
        </ul>
      </nav>
      <div className="settings__fields">
        {failure ? (
          <ReadFailure failure={failure} onRetry={refresh} />
        ) : !read ? (
          <Reading />
        ) : shown.length === 0 ? (
          <p className="work-page__empty" role="status">
            {t('No setting matches')}
          </p>
        ) : (
          shown.map((one) => <SettingsSection key={one.group} one={one} read={read} />)
        )}
      </div>
      {children && <div className="settings__more">{children}</div>}
    </div>
  )
}

function GroupLink({ one: { group, keys }, isCurrent }: { one: GroupOfSettings; isCurrent: boolean }) {
  const { t } = useI18n()
  const Icon = icons[group]
  return (
    <li>
      <Link className="settings__group" to={groupPath(group)} aria-current={isCurrent ? 'page' : undefined}>
        <Icon size={22} aria-hidden="true" />
        <span>
          <strong>{groupNames(t)[group]}</strong>
          <small>{keys.map((key) => t(definitions[key].label)).join(' · ')}</small>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  )
}

/** The fields of one group. */
function SettingsSection({ one: { group, keys }, read }: { one: GroupOfSettings; read: SettingsRead }) {
  const { t } = useI18n()
  const name = groupNames(t)[group]
  return (
    <section className="settings__section" aria-label={name}>
      <h2>{name}</h2>
      <SharedFields>
        <div className="edit-card settings__card">
          {keys.map((key) => {
            const entry = read.entries.get(key)
            return entry && <SettingRow key={key} settingKey={key} entry={entry} read={read} />
          })}
        </div>
      </SharedFields>
    </section>
  )
}
