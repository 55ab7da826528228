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

/** Loads the messages of the home page's first frame; English needs no catalogue. */
export const loadHomeMessages = (language: string): Promise<void> => add(language, home[language])

/** Loads the messages of every other page and of the overlays of the home page. */
export const loadPageMessages = (language: string): Promise<void> => add(language, pages[language])

async function add(language: string, load: (() => Promise<Map>) | undefined): Promise<void> {
  if (load) addMessages(language, await load())
}
