import type { PageLink, Shop } from '../shop/shop.ts'

/** The pages of the side menu: those flagged for the header, and apart from them what the law asks for (spec 2). */
export function menuPages({ pages, legal }: Pick<Shop, 'pages' | 'legal'>): {
  onHeader: readonly PageLink[]
  lawful: readonly PageLink[]
} {
  const lawful = Object.values(legal)
  const onHeader = pages.filter((page) => page.onHeader && !lawful.some(({ slug }) => slug === page.slug))
  return { onHeader, lawful }
}
