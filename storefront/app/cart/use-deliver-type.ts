import type { DeliverType } from '#contract/checkout.ts'
import { useSession } from '../account/session.ts'
import { useOrderPlan } from '../location/order-plan.ts'
import { deliverTypeOf } from '../ordering/deliver-types.ts'
import { useShop } from '../shop/use-shop.ts'

/** How the guest gets what is in the cart, as the checkout will begin; empty where nothing is offered. */
export function useDeliverType(): DeliverType | '' {
  const shop = useShop()
  const { user = null } = useSession()
  return deliverTypeOf({ shop, user }, useOrderPlan())
}
