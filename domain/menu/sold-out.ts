import type { Option, Size, Variant } from '#contract/menu.ts'
import type { SoldOutEntry } from '#contract/today.staff.ts'
import { leastOf, reachOf } from './choice-limits.ts'

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

type Choice = Pick<Variant, 'required' | 'min' | 'maxEach' | 'dependsOn'> & {
  options: readonly Partial<Pick<Option, 'soldOut' | 'hasChild'>>[]
}
type Sold = { sizes: readonly Pick<Size, 'soldOut'>[]; variants: readonly Choice[] }

/** Whether nothing of a dish is left: no size of it, or too few options of something that has to be chosen. */
export const nothingLeft = ({ sizes, variants }: Sold): boolean =>
  sizes.every(({ soldOut }) => soldOut) ||
  variants.some((variant) => !variant.dependsOn && isTooLittleLeft(variant))

const isTooLittleLeft = (variant: Choice): boolean =>
  reachOf(
    variant,
    variant.options.filter(({ soldOut }) => !soldOut),
  ) < leastOf(variant)

/**
 * The variants of a dish as they can be answered now: one that waits for an option that is not offered is left out, and an
 * option counts as sold out when it leads to a variant of which too little is left.
 */
export function answerable(variants: readonly Variant[]): Variant[] {
  const reached = variants.reduce<Variant[]>(
    (all, variant) => (isReached(variant, all) ? [...all, variant] : all),
    [],
  )
  return reached.reduceRight((all, { id }) => {
    const variant = all.find((one) => one.id === id)!
    const { dependsOn } = variant
    if (!dependsOn || !isTooLittleLeft(variant)) return all
    return all.map((one) => (one.id === dependsOn.variantId ? withSoldOut(one, dependsOn.optionId) : one))
  }, reached)
}

const isReached = ({ dependsOn }: Variant, earlier: readonly Variant[]): boolean =>
  !dependsOn ||
  earlier.some(
    ({ id, options }) =>
      id === dependsOn.variantId && options.some((option) => option.id === dependsOn.optionId),
  )

const withSoldOut = (variant: Variant, optionId: string): Variant => ({
  ...variant,
  options: variant.options.map((option) => (option.id === optionId ? { ...option, soldOut: true } : option)),
})
