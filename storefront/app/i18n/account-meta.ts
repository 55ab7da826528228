import type { MetaDescriptor } from 'react-router'
import { createWords, type Words, type WordsData } from '#ui/i18n.tsx'
import type { Shop } from '../shop/shop.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The head of a page of the account: its name in the words that come with those pages, and no search engine. */
export function accountMeta(matches: Matches, name: (words: Words) => string): MetaDescriptor[] {
  const dataOf = (id: string) => matches.find((match) => match?.id === id)?.loaderData
  const root = dataOf('root') as { shop: Shop; words: WordsData } | undefined
  const account = dataOf('routes/account') as { words: WordsData['map'] } | undefined
  if (!root) return []
  const words = createWords({ ...root.words, map: { ...root.words.map, ...account?.words } })
  return [
    { title: `${name(words)} – ${root.shop.settings.SITE_TITLE}` },
    { name: 'robots', content: 'noindex' },
  ]
}
