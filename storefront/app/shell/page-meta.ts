import type { MetaDescriptor } from 'react-router'
import { currencyOf } from '#domain/money.ts'
import { createI18n, type I18nData } from '#ui/i18n.tsx'
import type { Shop } from '../shop/shop.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type PageMeta = {
  /** The name of the page; the home page has none and shows the restaurant's own line. */
  title?: string
  /** Instead of `title`: a name that is an interface message, in English. */
  message?: string
  description?: string
  /** The canonical path of the page. */
  path: string
  /** Structured data of the page; prices in it need the currency of the shop. */
  data?: (currency: string) => object
}

/** The head of a page: `<page> – <restaurant>`, description and canonical address (ux.md A-02). */
export function pageMeta(
  matches: Matches,
  { title, message, description, path, data }: PageMeta,
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { shop: Shop; i18n: I18nData }
    | undefined
  if (!root) return []
  const name = message === undefined ? title : createI18n(root.i18n).t(message)
  const { SITE_TITLE, TAGLINE } = root.shop.settings
  const text = description || TAGLINE
  return [
    { title: name ? `${name} – ${SITE_TITLE}` : [SITE_TITLE, TAGLINE].filter(Boolean).join(' – ') },
    ...(text ? [{ name: 'description', content: text }] : []),
    { tagName: 'link', rel: 'canonical', href: root.shop.origin + path },
    ...(data ? [{ 'script:ld+json': data(currencyOf(root.shop.settings.COUNTRY)) } as MetaDescriptor] : []),
  ]
}
