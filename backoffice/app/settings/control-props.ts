import type { SettingDefinition, SettingKey } from '#contract/settings.ts'
import type { EntryOf } from '../documents/document-calls.ts'

/** What a field is called and described by. */
export type ControlAria = {
  id: string
  'aria-labelledby': string
  'aria-describedby': string
  'aria-invalid': true | undefined
}

export type ControlProps = {
  settingKey: SettingKey
  definition: SettingDefinition
  value: string
  /** The pages of the shop, for settings that name one. */
  pages: readonly EntryOf<'page'>[]
  aria: ControlAria
  onChange: (value: string) => void
}
