import type { User } from '#contract/accounts.ts'
import type { DeliverType } from '#contract/checkout.ts'
import { isOn, type Shop } from '../shop/shop.ts'

/** The ways to hand over that the restaurant offers, in the order of spec 2; at a table only the table (spec 4). */
export function allowedDeliverTypes(shop: Pick<Shop, 'settings'>, isAtTable: boolean): DeliverType[] {
  if (isAtTable) return ['table']
  const offered: [DeliverType, boolean][] = [
    ['delivery', isOn(shop, 'ALLOW_DELIVERY')],
    ['takeaway', isOn(shop, 'ALLOW_TAKEAWAY')],
    ['curbside', isOn(shop, 'ALLOW_CURBSIDE')],
  ]
  return offered.flatMap(([type, isOffered]) => (isOffered ? [type] : []))
}

/** The way the guest has chosen as long as it is offered, else the first one; empty where none is. */
export const chosenType = (
  types: readonly DeliverType[],
  { deliverType }: { deliverType: DeliverType | '' },
): DeliverType | '' => types.find((type) => type === deliverType) ?? types[0] ?? ''

/** The way in which this guest gets an order as the form stands. */
export const deliverTypeOf = (
  { shop, user }: { shop: Pick<Shop, 'settings'>; user: User | null },
  form: { deliverType: DeliverType | '' },
): DeliverType | '' => chosenType(allowedDeliverTypes(shop, Boolean(user?.table)), form)
