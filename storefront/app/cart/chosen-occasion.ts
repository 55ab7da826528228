import type { DeliverType } from '#contract/checkout.ts'
import type { OrderPlan } from '../location/order-plan.ts'
import { allowedDeliverTypes, chosenType } from '../ordering/deliver-types.ts'
import type { Shop } from '../shop/shop.ts'

/** What is undefined the guest has not said; without a time it is now. */
type ChosenOccasion = { at: number | undefined; deliverType: DeliverType | undefined }

/** When and how a guest wants the order, as the checkout will begin; at a table it is brought there now. */
export function chosenOccasion(
  plan: Pick<OrderPlan, 'when' | 'window' | 'deliverType'>,
  shop: Pick<Shop, 'settings'>,
  isAtTable: boolean,
): ChosenOccasion {
  if (isAtTable) return { at: undefined, deliverType: 'table' }
  const at = plan.when === 'later' ? Date.parse(plan.window) : Number.NaN
  const deliverType = plan.deliverType && chosenType(allowedDeliverTypes(shop, isAtTable), plan)
  return { at: Number.isNaN(at) ? undefined : at, deliverType: deliverType || undefined }
}
