/** The offer of a language and of closing it, for those who read that language. */
export type LanguageOffer = { code: string; question: string; close: string }

const offers: readonly LanguageOffer[] = [
  { code: 'de', question: 'Auf Deutsch ansehen?', close: 'Schließen' },
  { code: 'en', question: 'View in English?', close: 'Close' },
  { code: 'tr', question: 'Türkçe görüntülensin mi?', close: 'Kapat' },
]

type Visit = {
  /** `document.cookie`; a language that was chosen or declined stands in it. */
  cookie: string
  /** The language of the page. */
  shown: string
  languages: readonly { code: string; name: string }[]
  /** What the browser prefers, the best first. */
  preferred: readonly string[]
}

/** The language of the browser, where the shop has it, the page is in another one, and nothing was chosen yet. */
export function languageOffer({ cookie, shown, languages, preferred }: Visit): LanguageOffer | undefined {
  if (/(?:^|;\s*)lang=/.test(cookie)) return undefined
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0])
  const wanted = codes.find((code) => languages.some((one) => one.code === code))
  const language = languages.find(({ code }) => code === wanted)
  if (!language || language.code === shown) return undefined
  return (
    offers.find(({ code }) => code === language.code) ?? {
      code: language.code,
      question: `${language.name}?`,
      close: 'Close',
    }
  )
}
