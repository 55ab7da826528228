import type { Area } from '#contract/delivery.ts'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { type AreaFrom, areaByGoods } from '#domain/delivery/area-by-goods.ts'
import { areaOfPlace, type ServedAreas } from '#domain/delivery/area-of-place.ts'
import { areasAt, type Where } from '#domain/delivery/areas-at.ts'
import { deliveryCost, missingToMinimum } from '#domain/delivery/fee.ts'
import { messages } from '#domain/messages.ts'

/** What decides between areas beside them. */
export type AreaRules = { surchargeBelowMinimum: boolean }

/** What a guest at a place is told. */
export type AreaAnswer =
  | { kind: 'served'; area: Area; fee: Cents; missing: Cents; all: AreaFrom[] }
  /** Only the marker of the guest decides. */
  | { kind: 'unsure' }
  | { kind: 'outside' }

/** Which area a place gets for a cart, what that costs, and where another area takes over. */
export function answerAt(served: ServedAreas, where: Where, goods: Cents, rules: AreaRules): AreaAnswer {
  const found = areaOfPlace(served, where, goods, rules)
  if (!found.ok) return { kind: found.problems === messages.markerMissing ? 'unsure' : 'outside' }
  const hits = new Set(areasAt(served.outlines, where).map(({ id }) => id))
  const area = found.value
  return {
    kind: 'served',
    area,
    fee: deliveryCost(area, goods, rules).delivery,
    missing: missingToMinimum(area, goods),
    all: areaByGoods(
      served.areas.filter(({ id }) => hits.has(id)),
      rules,
    ),
  }
}

/** An area as guests get it. */
export const areaOf = (id: string, document: AreaDocument): Area => ({
  id,
  name: document.name,
  zipcode: document.zipcodes.join(', '),
  minimumOrder: document.minimumOrder,
  deliveryPrice: document.deliveryPrice,
  freeDeliveryThreshold: document.freeDeliveryThreshold,
  feeSteps: document.feeSteps.toSorted((a, b) => a.from - b.from),
})
