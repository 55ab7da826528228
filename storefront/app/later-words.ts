import { provideHouseWords } from '#ui/words.tsx'

const imports: Record<string, () => Promise<{ shellLaterWords: Readonly<Record<string, string>> }>> = {
  de: () => import('#domain/words/de/shell-later.ts'),
  tr: () => import('#domain/words/tr/shell-later.ts'),
}

/** Fetches the words of what comes after the first frame: the side menu, the footer and what opens by itself. */
export async function loadLaterWords(language: string): Promise<void> {
  const loaded = await imports[language]?.()
  if (loaded) provideHouseWords(language, loaded.shellLaterWords)
}
