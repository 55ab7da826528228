import type { DeliverType } from '#contract/checkout.ts'
import { isOn, type Shop } from '../shop/shop.ts'

/** The ways to hand over that the restaurant offers, in the order of spec 2; at a table only the table (spec 4). */
export function allowedDeliverTypes(shop: Shop, isAtTable: boolean): DeliverType[] {
  if (isAtTable) return ['table']
  const offered: [DeliverType, boolean][] = [
    ['delivery', isOn(shop, 'ALLOW_DELIVERY')],
    ['takeaway', isOn(shop, 'ALLOW_TAKEAWAY')],
    ['curbside', isOn(shop, 'ALLOW_CURBSIDE')],
  ]
  return offered.flatMap(([type, isOffered]) => (isOffered ? [type] : []))
}
