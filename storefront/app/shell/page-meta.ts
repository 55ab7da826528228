import type { MetaDescriptor } from 'react-router'
import type { Shop } from '../shop.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

type PageMeta = {
  /** The name of the page; the home page has none and shows the restaurant's own line. */
  title?: string
  description?: string
  /** The canonical path of the page. */
  path: string
  /** Structured data of the page. */
  data?: object
}

/** The head of a page: `<page> – <restaurant>`, description and canonical address (ux.md A-02). */
export function pageMeta(matches: Matches, { title, description, path, data }: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { shop: Shop } | undefined
  if (!root) return []
  const { SITE_TITLE, TAGLINE } = root.shop.settings
  const text = description || TAGLINE
  return [
    { title: title ? `${title} – ${SITE_TITLE}` : [SITE_TITLE, TAGLINE].filter(Boolean).join(' – ') },
    ...(text ? [{ name: 'description', content: text }] : []),
    { tagName: 'link', rel: 'canonical', href: root.shop.origin + path },
    ...(data ? [{ 'script:ld+json': data } as MetaDescriptor] : []),
  ]
}
