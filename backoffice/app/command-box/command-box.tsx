import { Search } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  Autocomplete,
  Header,
  I18nProvider,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  SearchField,
  Text,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import type { StaffRole } from '#contract/staff.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { ScreensOfPlace } from './found.ts'
import { providersOf } from './providers.ts'
import { useFound } from './use-found.ts'

type CommandBoxProps = { role: StaffRole; places: readonly ScreensOfPlace[]; onClose: () => void }

/** Finds any screen, order, dish and setting that this member may open. */
export function CommandBox({ role, places, onClose }: CommandBoxProps) {
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const mine = useMemo(() => providersOf(role), [role])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isEmpty = text.trim() === ''
  const asking = useMemo(() => ({ t, role, places }), [t, role, places])
  // Nothing typed yet: the screens are the way to everything.
  const { groups, isAsking, failure } = useFound(text, isEmpty ? mine.slice(0, 1) : mine, asking)
  const open = (to: string) => {
    onClose()
    void navigate(to)
  }
  return (
    <Dialog open onClose={onClose} title={t('Find')} closeLabel={t('Close')}>
      <I18nProvider locale={localeOf(language)}>
        <div className="command-box">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField
              className="search-field"
              aria-label={t('Find a dish, an order, a setting or a screen')}
            >
              <Search size={20} aria-hidden="true" />
              <Input ref={field} className="field__input" placeholder={t('Dish, order, setting, screen')} />
            </SearchField>
            <p role="status" className="command-box__status">
              {isAsking && groups.length === 0 && t('Searching …')}
              {!isAsking &&
                failure === 'offline' &&
                t('No connection. Please check the network of this device.')}
              {!isAsking && failure === 'other' && t('Something went wrong on our side. Please try again.')}
              {!isAsking && !failure && groups.length === 0 && t('Nothing was found for ‘{text}’', { text })}
            </p>
            <Menu
              className="command-box__found"
              aria-label={t('Found')}
              onAction={(key) => open(String(key).slice(String(key).indexOf(' ') + 1))}
            >
              {groups.map(({ group, found }) => (
                <MenuSection key={group} id={group}>
                  <Header>{t(group)}</Header>
                  {found.map(({ id, name, detail, to }) => (
                    <MenuItem key={`${group}${id}`} id={`${group}/${id} ${to}`} textValue={name}>
                      <Text slot="label">{name}</Text>
                      {detail && <Text slot="description">{detail}</Text>}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </div>
      </I18nProvider>
    </Dialog>
  )
}
