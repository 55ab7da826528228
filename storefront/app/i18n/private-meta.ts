import type { MetaDescriptor } from 'react-router'
import { createI18n, type I18n, type I18nData } from '#ui/i18n.tsx'
import type { Shop } from '../shop/shop.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type Naming = (i18n: I18n, shop: Shop) => string

/** The meta tags of a page that belongs to one guest: its title, and `noindex`. */
export function privateMeta(matches: Matches, name: Naming): MetaDescriptor[] {
  const title = privateTitle(matches, name)
  return title === undefined ? [] : [{ title }, { name: 'robots', content: 'noindex' }]
}

/** The title of such a page; undefined when the root loader failed. */
export function privateTitle(matches: Matches, name: Naming): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { shop: Shop; i18n: I18nData }
    | undefined
  return root && `${name(createI18n(root.i18n), root.shop)} – ${root.shop.settings.SITE_TITLE}`
}
