import type { Tag } from '#contract/menu.ts'

type Dish = { tags: readonly Tag[]; soldOut?: boolean; notSold?: boolean }

/**
 * Dishes to offer to a guest who found nothing: what the restaurant calls popular, else its first dishes; of every category
 * one before any has two, and nothing that cannot be ordered.
 */
export function favourites<T extends Dish>(categories: readonly (readonly T[])[], limit: number): T[] {
  const sold = categories.map((dishes) => dishes.filter(({ soldOut, notSold }) => !soldOut && !notSold))
  const popular = sold.map((dishes) => dishes.filter(({ tags }) => tags.includes('popular')))
  const lists = popular.some((dishes) => dishes.length > 0) ? popular : sold
  const rounds = Math.max(0, ...lists.map((dishes) => dishes.length))
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((dishes) => dishes[round] ?? []))
    .flat()
    .slice(0, limit)
}
