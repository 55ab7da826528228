import { use } from 'react'
import type { DeliverType } from '#contract/checkout.ts'
import { useOrderPlan } from '../location/order-plan.ts'
import { AtTable } from '../ordering/at-table.ts'
import { allowedDeliverTypes, chosenType } from '../ordering/deliver-types.ts'
import { useShop } from '../shop/use-shop.ts'

/** How the guest gets what is in the cart, as the checkout will begin; empty where nothing is offered. */
export function useDeliverType(): DeliverType | '' {
  return chosenType(allowedDeliverTypes(useShop(), use(AtTable)), useOrderPlan())
}
