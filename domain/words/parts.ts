import { deShop } from './de-shop.ts'
import { backofficeWords } from './de/backoffice.ts'
import { checkoutWords } from './de/checkout.ts'

/** Where a text is needed: on every page of the shop, or only from the checkout on. */
export type WordsPart = 'shop' | 'ordering'

const shop = new Set(Object.keys(deShop))
const ordering = new Set(Object.keys(checkoutWords).filter((text) => !shop.has(text)))
const backoffice = new Set(Object.keys(backofficeWords).filter((text) => !shop.has(text)))

/** The part of a translation map that belongs to some pages. Texts of the restaurant itself belong to all of them. */
export function wordsOf(
  map: Readonly<Record<string, string>>,
  part: WordsPart,
): Readonly<Record<string, string>> {
  const belongs = (text: string) =>
    part === 'ordering' ? ordering.has(text) : shop.has(text) || !(ordering.has(text) || backoffice.has(text))
  return Object.fromEntries(Object.entries(map).filter(([text]) => belongs(text)))
}
