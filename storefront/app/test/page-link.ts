import type { PageLink } from '../shop/shop.ts'

/** A page of the shop as its links know it, with the flags of header and footer. */
export const pageLink = (
  slug: string,
  flags: Partial<Pick<PageLink, 'onHeader' | 'onFooter'>> = {},
): PageLink => ({ slug, name: slug, onHeader: false, onFooter: false, isPopup: false, ...flags })
