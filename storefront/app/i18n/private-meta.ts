import type { MetaDescriptor } from 'react-router'
import { createI18n, type I18n, type I18nData } from '#ui/i18n.tsx'
import type { Shop } from '../shop/shop.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The branch that a page is about: that of an order, not the one that the guest has chosen since. */
type OwnBranch = { title: string } | undefined

type Naming = (i18n: I18n, shop: Shop) => string

/** The meta tags of a page that belongs to one guest: its title, and `noindex`. */
export function privateMeta(matches: Matches, name: Naming, branch?: OwnBranch): MetaDescriptor[] {
  const title = privateTitle(matches, name, branch)
  return title === undefined ? [] : [{ title }, { name: 'robots', content: 'noindex' }]
}

/** The title of such a page; undefined when the root loader failed. */
export function privateTitle(matches: Matches, name: Naming, branch?: OwnBranch): string | undefined {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { shop: Shop; i18n: I18nData }
    | undefined
  if (!root) return undefined
  const { i18n, shop } = root
  return `${name(createI18n(i18n), shop)} – ${branch?.title ?? shop.settings.SITE_TITLE}`
}
