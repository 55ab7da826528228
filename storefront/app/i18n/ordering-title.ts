import type { MetaArgs } from 'react-router'
import { createWords, type Words } from '#ui/i18n.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { loader as orderingLoader } from '../routes/ordering.tsx'

/** The pages around a page from the checkout on. */
export type OrderingMatches = { root: typeof rootLoader; 'routes/ordering': typeof orderingLoader }

/** The title of a page from the checkout on, in the words that come with those pages only; undefined without a shop. */
export function orderingTitle(
  matches: MetaArgs<unknown, OrderingMatches>['matches'],
  name: (words: Words) => string,
): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const ordering = matches.find((match) => match?.id === 'routes/ordering')?.loaderData
  if (!root) return undefined
  const words = createWords({ ...root.words, map: { ...root.words.map, ...ordering?.words } })
  return `${name(words)} – ${root.shop.settings.SITE_TITLE}`
}
