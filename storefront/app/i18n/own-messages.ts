import { type Catalogue, catalogues } from '#domain/i18n/catalogue.ts'

/**
 * What the restaurant says otherwise than the built-in catalogue, and what only it says, such as its slogan. Texts of the
 * product that no page shows, such as those of the mails, are left out.
 */
export function ownMessages(all: Catalogue, builtIn: Catalogue, pageTexts: ReadonlySet<string>): Catalogue {
  return Object.fromEntries(
    Object.entries(all).filter(
      ([text, shown]) => builtIn[text] !== shown && (pageTexts.has(text) || !(text in catalogues.de)),
    ),
  )
}
