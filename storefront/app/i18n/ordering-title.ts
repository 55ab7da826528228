import type { MetaArgs } from 'react-router'
import { createI18n, type I18n } from '#ui/i18n.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { loader as orderingLoader } from '../routes/ordering.tsx'

/** The pages around a page from the checkout on. */
export type OrderingMatches = { root: typeof rootLoader; 'routes/ordering': typeof orderingLoader }

/** The title of a page from the checkout on, from the messages of these pages; undefined when the root loader failed. */
export function orderingTitle(
  matches: MetaArgs<unknown, OrderingMatches>['matches'],
  name: (i18n: I18n) => string,
): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  const ordering = matches.find((match) => match?.id === 'routes/ordering')?.loaderData
  if (!root) return undefined
  const i18n = createI18n({ ...root.i18n, map: { ...root.i18n.map, ...ordering?.messages } })
  return `${name(i18n)} – ${root.shop.settings.SITE_TITLE}`
}
