import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { add, cents, zero } from '../money.ts'

/**
 * The price of delivery: free when the goods reach the threshold and the threshold is above 0 (spec 4, ux.md G12), else
 * that of the highest step they reach.
 */
export function deliveryFee(area: Area, goods: Cents): Cents {
  if (isFree(area, goods)) return zero
  const reached = area.feeSteps?.findLast(({ from }) => goods >= from)
  return reached?.deliveryPrice ?? area.deliveryPrice
}

/**
 * What it costs to bring goods: the fee, and for goods below the minimum order what is missing to it, where the restaurant
 * takes such orders for a surcharge. `delivery` holds both.
 */
export function deliveryCost(
  area: Area,
  goods: Cents,
  { surchargeBelowMinimum }: { surchargeBelowMinimum: boolean },
): { delivery: Cents; surcharge: Cents } {
  const surcharge = surchargeBelowMinimum && goods > 0 ? missingToMinimum(area, goods) : zero
  return { delivery: add(deliveryFee(area, goods), surcharge), surcharge }
}

/** What is missing to the area's minimum order, counted on goods only; 0 when it is reached. */
export const missingToMinimum = (area: Pick<Area, 'minimumOrder'>, goods: Cents): Cents =>
  cents(Math.max(0, area.minimumOrder - goods))

/** What is missing to free delivery; 0 when it is reached, undefined when delivery is never free or always. */
export function missingToFree(area: Area, goods: Cents): Cents | undefined {
  if (area.freeDeliveryThreshold <= 0 || area.deliveryPrice <= 0) return undefined
  return cents(Math.max(0, area.freeDeliveryThreshold - goods))
}

const isFree = (area: Area, goods: Cents): boolean =>
  area.freeDeliveryThreshold > 0 && goods >= area.freeDeliveryThreshold
