import type { Cents } from '#contract/primitives.ts'
import { excludeAllergens, type WithAllergens } from './exclude-allergens.ts'

/** A dish that can go into the cart without any choice. */
export type AddOn = WithAllergens & {
  id: string
  /** The address part of its category. */
  category: string
  price: Cents
  /** It is of a category that goes beside a meal: drinks, desserts, sides. */
  isAside?: true
}

/** How many dishes are offered at once. */
const MAX_OFFERED = 3
/** A category goes beside a meal when its middle price is at most this share of the middle of all categories. */
const ASIDE_SHARE = 0.75

/**
 * The categories that go beside a meal. A menu does not say which ones are drinks, desserts and sides; it shows in their
 * prices, whatever they are called.
 */
export function asideCategories(
  categories: readonly { slug: string; prices: readonly Cents[] }[],
): ReadonlySet<string> {
  const middles = categories
    .filter(({ prices }) => prices.length > 0)
    .map(({ slug, prices }) => ({ slug, middle: median(prices) }))
  const limit = ASIDE_SHARE * median(middles.map(({ middle }) => middle))
  return new Set(middles.filter(({ middle }) => middle <= limit).map(({ slug }) => slug))
}

/**
 * The dishes to offer for reaching an amount: each closes the gap alone, is not in the cart yet and has none of the excluded
 * allergens. What goes beside a meal comes first, then the cheaper; one of each category before a second of any.
 */
export function addOnsFor<T extends AddOn>(
  addOns: readonly T[],
  missing: Cents,
  inCart: ReadonlySet<string>,
  excluded: readonly string[],
): T[] {
  const fitting = excludeAllergens(addOns, excluded)
    .shown.filter(({ id, price }) => price >= missing && !inCart.has(id))
    .sort((a, b) => Number(b.isAside ?? false) - Number(a.isAside ?? false) || a.price - b.price)
  const firstOf = new Map(fitting.toReversed().map((one) => [one.category, one]))
  const isFirst = (one: T) => firstOf.get(one.category) === one
  const isAside = (one: T) => one.isAside === true
  return [
    ...fitting.filter((one) => isAside(one) && isFirst(one)),
    ...fitting.filter((one) => isAside(one) && !isFirst(one)),
    ...fitting.filter((one) => !isAside(one) && isFirst(one)),
    ...fitting.filter((one) => !isAside(one) && !isFirst(one)),
  ].slice(0, MAX_OFFERED)
}

function median(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
