import { useMemo } from 'react'
import type { SettingDocument } from '#contract/settings.staff.ts'
import type { SettingKey } from '#contract/settings.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../../documents/card.tsx'
import type { EntryOf } from '../../documents/document-calls.ts'
import { SharedFields } from '../../documents/shared-fields.tsx'
import { type Editing, useSaver } from '../../documents/use-saver.ts'
import { definitions, keysOfGroup } from '../setting-groups.ts'
import { SettingFrame, SettingRow } from '../setting-row.tsx'
import { picturesOf } from '../setting-picture.tsx'
import type { SettingsRead } from '../use-settings.ts'
import { ColorEditor } from './color-editor.tsx'
import { FontChoice } from './font-choice.tsx'
import { LoaderChoice } from './loader-choice.tsx'
import { ShopPreview } from './shop-preview.tsx'

/** The settings of the look that are shown by themselves; every other one is a row below them. */
export const shownKeys = ['THEME_COLORS', 'FONT_SETTINGS', 'DEFAULT_FONT', 'LOADER_ANIMATION'] as const
type ShownKey = (typeof shownKeys)[number]

const isShown = (key: SettingKey): boolean => (shownKeys as readonly SettingKey[]).includes(key)
const others = keysOfGroup('look').filter((key) => !isShown(key))

const nothing: EntryOf<'setting'>['document'] = { value: '', media: {} }
const entryIn = ({ entries }: SettingsRead, key: SettingKey): EntryOf<'setting'> =>
  entries.get(key) ?? { id: key, state: 'published', version: '', document: nothing }

/** The editors of the look, and the preview beside them. */
export function LookEditor({ read }: { read: SettingsRead }) {
  const { t } = useI18n()
  const editing: Record<ShownKey, Editing<SettingDocument>> = {
    THEME_COLORS: useSaver('setting', entryIn(read, 'THEME_COLORS')),
    FONT_SETTINGS: useSaver('setting', entryIn(read, 'FONT_SETTINGS')),
    DEFAULT_FONT: useSaver('setting', entryIn(read, 'DEFAULT_FONT')),
    LOADER_ANIMATION: useSaver('setting', entryIn(read, 'LOADER_ANIMATION')),
  }
  const valueOf = (key: ShownKey) => editing[key].document.value
  const pictureOf = (key: SettingKey) => picturesOf(entryIn(read, key).document)[0]
  const [colors, display, text] = [valueOf('THEME_COLORS'), valueOf('FONT_SETTINGS'), valueOf('DEFAULT_FONT')]
  const background = pictureOf('BACKGROUND_IMAGE')
  const brand = useMemo(
    () => ({
      settings: { THEME_COLORS: colors, FONT_SETTINGS: display, DEFAULT_FONT: text },
      pictures: background ? { BACKGROUND_IMAGE: background } : {},
    }),
    [colors, display, text, background],
  )
  const frame = (key: ShownKey) => ({
    settingKey: key,
    entry: entryIn(read, key),
    editing: editing[key],
    read,
  })
  return (
    <div className="look__columns">
      <div className="look__preview">
        <ShopPreview
          brand={brand}
          name={read.values.SITE_TITLE}
          tagline={read.values.TAGLINE}
          logo={read.values.DISPLAY_BRAND_LOGO ? pictureOf('LOGO')?.url : undefined}
          hero={pictureOf('HERO_IMAGE')?.url}
        />
      </div>
      <div className="look__editors">
        <SharedFields>
          <Card title={t('Colours')}>
            <SettingFrame {...frame('THEME_COLORS')}>
              {(aria, set) => <ColorEditor value={colors} aria={aria} onChange={set} />}
            </SettingFrame>
          </Card>
          <Card title={t('Fonts')}>
            {(['FONT_SETTINGS', 'DEFAULT_FONT'] as const).map((key) => (
              <SettingFrame key={key} {...frame(key)}>
                {(aria, set) => (
                  <FontChoice settingKey={key} value={valueOf(key)} aria={aria} onChange={set} />
                )}
              </SettingFrame>
            ))}
          </Card>
          <Card title={t('Pictures and details')}>
            {others.map((key) => (
              <SettingRow key={key} settingKey={key} entry={entryIn(read, key)} read={read} />
            ))}
            <SettingFrame {...frame('LOADER_ANIMATION')}>
              {(aria, set) => (
                <LoaderChoice
                  choices={definitions.LOADER_ANIMATION.choices ?? []}
                  value={valueOf('LOADER_ANIMATION')}
                  logo={pictureOf('LOGO')?.url}
                  aria={aria}
                  onChange={set}
                />
              )}
            </SettingFrame>
          </Card>
        </SharedFields>
      </div>
    </div>
  )
}
