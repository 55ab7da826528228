import { provideHouseWords } from '#ui/words.tsx'

/** Fetches the words of what comes after the first frame: the side menu, the footer and what opens by itself. */
export async function loadLaterWords(language: string): Promise<void> {
  if (language !== 'de') return
  const { shellLaterWords } = await import('#domain/words/de/shell-later.ts')
  provideHouseWords(language, shellLaterWords)
}
