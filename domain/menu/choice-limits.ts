import type { OptionPick } from '#contract/cart.ts'
import type { Option, Variant } from '#contract/menu.ts'
import { valuesOf } from './option-values.ts'

/** How many options of a variant are chosen at least and at most, and how many of them cost nothing. */
export type ChoiceLimits = { min: number; max: number; free: number }

type Least = Pick<Variant, 'required' | 'min'>
type Each = Pick<Variant, 'maxEach'>

/** How many options have to be chosen. */
export const leastOf = ({ required, min }: Least): number => min ?? (required ? 1 : 0)

/** How often an option may be chosen; one with a menu of its own once, because that menu is filled once. */
export const mostOf = ({ maxEach = 1 }: Each, { hasChild }: Partial<Pick<Option, 'hasChild'>>): number =>
  hasChild ? 1 : maxEach

/** How many can be chosen of these options of a variant. */
export const reachOf = (variant: Each, options: readonly Partial<Pick<Option, 'hasChild'>>[]): number =>
  options.reduce((all, option) => all + mostOf(variant, option), 0)

export function limitsOf(variant: Variant): ChoiceLimits {
  const reach = variant.type === 'select' ? 1 : reachOf(variant, variant.options)
  return { min: leastOf(variant), max: Math.min(variant.max ?? reach, reach), free: variant.free ?? 0 }
}

/** The variants that are asked: one that depends on an option is asked after that option was chosen. */
export function askedVariants(variants: readonly Variant[], picks: readonly OptionPick[]): Variant[] {
  const asked: Variant[] = []
  for (const variant of variants) {
    const { dependsOn } = variant
    const isAsked =
      !dependsOn ||
      (asked.some(({ id }) => id === dependsOn.variantId) &&
        picks.some(
          (pick) => pick.variantId === dependsOn.variantId && valuesOf(pick).includes(dependsOn.optionId),
        ))
    if (isAsked) asked.push(variant)
  }
  return asked
}

/**
 * How many of each chosen option cost nothing. The dearest are free: the price then does not depend on which was chosen
 * first, and no choice adds more than what stands beside it.
 */
export function freeOf(
  chosen: readonly { option: Pick<Option, 'id' | 'price'>; qty: number }[],
  free: number,
): ReadonlyMap<string, number> {
  let left = free
  return new Map(
    chosen
      .toSorted((a, b) => b.option.price - a.option.price)
      .map(({ option, qty }) => {
        const included = Math.min(left, qty)
        left -= included
        return [option.id, included]
      }),
  )
}
