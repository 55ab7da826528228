import type { SettingGroup, SettingKey } from '#contract/settings.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import type { SettingNote } from '#domain/settings/setting-notes.ts'
import type { I18n } from '#ui/i18n.tsx'
import { choiceWords } from '../documents/setting-words.ts'
import { definitions } from './setting-groups.ts'

type T = I18n['t']

/** What the screens of the settings are called. */
export const groupNames = (t: T): Readonly<Record<SettingGroup, string>> => ({
  look: t('Look of the shop'),
  shop: t('Name and opening'),
  contact: t('Contact and place'),
  ordering: t('Ways to order'),
  delivery: t('Delivery and addresses'),
  payment: t('Payment and tips'),
  accounts: t('Accounts and points'),
  legal: t('Law and receipts'),
  social: t('Elsewhere on the web'),
  code: t('Own code'),
})

/** What is said beside a setting about the others. */
export function noteWords(note: SettingNote, t: T): string {
  switch (note.kind) {
    case 'no-way-to-order':
      return t('Without delivery, takeaway and curbside, nobody can order.')
    case 'accounts-only':
      return t('Only guests who have an account already can order like this.')
    case 'online-only':
      return t('Guests can then only pay online, as far as that is set up.')
    case 'needs': {
      const name = t(definitions[note.key].label)
      const choice = note.value === undefined ? undefined : choiceWords(t)[note.key]?.[note.value]
      return choice === undefined
        ? t('Has an effect only together with ‘{name}’.', { name })
        : t('Has an effect only while ‘{name}’ is ‘{choice}’.', { name, choice })
    }
  }
}

/** Whether a setting holds anything else than at first. */
export const isOwnValue = (key: SettingKey, { value, media }: SettingDocument): boolean =>
  value !== definitions[key].default || Object.keys(media).length > 0
