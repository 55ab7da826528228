import { provideHouseWords } from '#ui/i18n.tsx'

type Map = Readonly<Record<string, string>>

const first: Record<string, () => Promise<Map>> = {
  de: async () => (await import('#domain/i18n/de-first.ts')).firstWords,
  tr: async () => (await import('#domain/i18n/tr-first.ts')).firstWords,
}

const later: Record<string, () => Promise<Map>> = {
  de: async () => (await import('#domain/i18n/de-later.ts')).deLater,
  tr: async () => (await import('#domain/i18n/tr-later.ts')).trLater,
}

/** Fetches what the home page says first in a language; English needs no words of the house. */
export const loadFirstWords = (language: string): Promise<void> => provide(language, first[language])

/** Fetches the words of every other page, and of what opens above the home page. */
export const loadLaterWords = (language: string): Promise<void> => provide(language, later[language])

async function provide(language: string, load: (() => Promise<Map>) | undefined): Promise<void> {
  if (load) provideHouseWords(language, await load())
}
