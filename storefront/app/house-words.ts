import { provideHouseWords } from '#ui/words.tsx'

/** Fetches the words of the house for a language, which lie in a script of their own; English needs none. */
export async function loadHouseWords(language: string): Promise<void> {
  if (language === 'de') provideHouseWords(language, (await import('#domain/words/de-shop.ts')).deShop)
  if (language === 'tr') provideHouseWords(language, (await import('#domain/words/tr-shop.ts')).trShop)
}
