import type { Option, Size, Variant } from '#contract/menu.ts'
import type { SoldOutEntry } from '#contract/today.staff.ts'

/** What is sold out now, by kind. */
export type SoldOutMarks = {
  products: ReadonlySet<string>
  combos: ReadonlySet<string>
  /** Dish and size with a space between. */
  sizes: ReadonlySet<string>
  options: ReadonlySet<string>
}

export function soldOutMarks(entries: readonly Pick<SoldOutEntry, 'kind' | 'id' | 'sizeId'>[]): SoldOutMarks {
  const of = (kind: SoldOutEntry['kind']) =>
    new Set(entries.filter((entry) => entry.kind === kind).map(({ id, sizeId }) => sizeKey(id, sizeId)))
  return { products: of('product'), combos: of('combo'), sizes: of('size'), options: of('option') }
}

const sizeKey = (id: string, sizeId: string | null) => (sizeId === null ? id : `${id} ${sizeId}`)

type Sold = {
  sizes: readonly Pick<Size, 'soldOut'>[]
  variants: readonly (Pick<Variant, 'required'> & { options: readonly Pick<Option, 'soldOut'>[] })[]
}

/** Whether nothing of a dish is left: no size of it, or no option of something that has to be chosen. */
export const nothingLeft = ({ sizes, variants }: Sold): boolean =>
  sizes.every(({ soldOut }) => soldOut) ||
  variants.some(({ required, options }) => required && options.every(({ soldOut }) => soldOut))
