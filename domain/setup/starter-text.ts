import type { SettingKey } from '#contract/settings.ts'

/** The settings that the texts are made from. */
export const answerKeys = [
  'SITE_TITLE',
  'LEGAL_NAME',
  'ADDRESS',
  'PHONE',
  'CONTACT_EMAIL',
  'VAT_ID',
] as const satisfies readonly SettingKey[]

/** What the texts are made from, ready for HTML; what nobody has answered is a gap to be filled. */
export type Answers = Readonly<Record<(typeof answerKeys)[number], string>>

type StarterText = { name: string; slug: string; html(answers: Answers): string }

export type StarterTexts = {
  /** Stands at the top of each text until somebody has checked it. */
  toCheck: string
  /** What stands instead of an answer that is missing. */
  gap: string
  imprint: StarterText
  privacy: StarterText
  terms: StarterText
}
