import type { LanguagesDocument } from '#contract/content.staff.ts'

/** The languages of a shop that has named none. */
export const DEFAULT_LANGUAGES: LanguagesDocument = {
  languages: [
    { id: 'de', code: 'de', name: 'Deutsch', isRtl: false },
    { id: 'en', code: 'en', name: 'English', isRtl: false },
  ],
  initial: 'de',
}
