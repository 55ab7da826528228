import type { Catalogue } from './catalogue.ts'

const loaders: Readonly<Record<string, () => Promise<Catalogue>>> = {
  de: async () => (await import('./de.ts')).de,
  'de-sie': async () => {
    const [{ de }, { deFormal }] = await Promise.all([import('./de.ts'), import('./de-formal.ts')])
    return { ...de, ...deFormal }
  },
  tr: async () => (await import('./tr.ts')).tr,
}

/** The built-in messages of one language, for a program that shows one at a time: the others are not fetched. */
export async function loadMessages(language: string, addressForm = 'du'): Promise<Catalogue> {
  const name = language === 'de' && addressForm === 'sie' ? 'de-sie' : language
  return (await loaders[name]?.()) ?? {}
}
