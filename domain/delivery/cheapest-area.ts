import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { deliveryCost, missingToMinimum } from './fee.ts'

/**
 * The area that counts where several overlap: the one in which this cart can be ordered and is brought for the least, fee
 * and surcharge together; then the one with the lower minimum order; then the one the restaurant lists first.
 */
export function cheapestArea(
  areas: readonly Area[],
  goods: Cents,
  rules: { surchargeBelowMinimum: boolean },
): Area | undefined {
  const rank = (area: Area): number[] => [
    !rules.surchargeBelowMinimum && missingToMinimum(area, goods) > 0 ? 1 : 0,
    deliveryCost(area, goods, rules).delivery,
    area.minimumOrder,
  ]
  return areas
    .map((area) => ({ area, rank: rank(area) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .at(0)?.area
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
