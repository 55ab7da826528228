import { addMessages } from '#ui/i18n.tsx'

type Map = Readonly<Record<string, string>>

const home: Record<string, () => Promise<Map>> = {
  de: async () => (await import('#domain/i18n/de-home.ts')).homeMessages,
  tr: async () => (await import('#domain/i18n/tr-home.ts')).homeMessages,
}

const pages: Record<string, () => Promise<Map>> = {
  de: async () => (await import('#domain/i18n/de-pages.ts')).dePages,
  tr: async () => (await import('#domain/i18n/tr-pages.ts')).trPages,
}

/** Fetches what the home page says first in a language; English needs no words of the house. */
export const loadHomeMessages = (language: string): Promise<void> => add(language, home[language])

/** Fetches the words of every other page, and of what opens above the home page. */
export const loadPageMessages = (language: string): Promise<void> => add(language, pages[language])

async function add(language: string, load: (() => Promise<Map>) | undefined): Promise<void> {
  if (load) addMessages(language, await load())
}
