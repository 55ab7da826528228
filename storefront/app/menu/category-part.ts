import type { DishCard } from './card.ts'

/** How many dishes the page of a category brings, and how many more are shown each time their end comes near. */
export const PART = 100

/** The parameter of the address that names a part, without it the first. */
export const PART_PARAM = 'part'

/** The address of one part of a category. */
export const partPath = (slug: string, part: number): string =>
  `/menu/${slug}${part > 1 ? `?${PART_PARAM}=${part}` : ''}`

/** The dishes of one part of a category; of the first when there is no such part. */
export function partOf(
  cards: readonly DishCard[],
  wanted: string | null,
): { part: number; cards: DishCard[] } {
  const number = Number(wanted ?? 1)
  const isThere = Number.isInteger(number) && number >= 1 && (number - 1) * PART < cards.length
  const part = isThere ? number : 1
  return { part, cards: cards.slice((part - 1) * PART, part * PART) }
}
