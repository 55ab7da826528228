import { useMemo } from 'react'
import { type Cart, goods } from '#domain/cart/cart.ts'
import { minimumOrderOf, type MinimumOrder } from '#domain/delivery/minimum-order.ts'
import { addOnsFor } from '#domain/menu/add-ons.ts'
import { useOrderPlan } from '../location/order-plan.ts'
import type { AddOnDish } from '../ordering/cart-facts.ts'
import { useMenuFilter } from '../ordering/menu-filter.ts'
import { useCurrentCart } from './current-lines.ts'
import { useCartFacts } from './use-cart-facts.ts'
import { useDeliverType } from './use-deliver-type.ts'

export type MinimumState = MinimumOrder & {
  /** Dishes that reach it, each alone. */
  addOns: readonly AddOnDish[]
}

/** How far the cart is from the minimum order where the guest is; undefined while that is unknown or nothing has to be reached. */
export function useMinimumOrder(cart: Cart): MinimumState | undefined {
  const hasLines = cart.lines.length > 0
  const facts = useCartFacts()
  const current = useCurrentCart(cart)
  const { terms } = useOrderPlan()
  const isDelivery = useDeliverType() === 'delivery'
  const { codes } = useMenuFilter()
  return useMemo(() => {
    if (!facts || !hasLines || !isDelivery) return undefined
    const areas = terms ? [terms] : facts.areas
    const minimum = minimumOrderOf(areas, goods(current))
    if (!minimum) return undefined
    const inCart = cart.lines.flatMap(({ item }) => (item.kind === 'productItem' ? [item.productId] : []))
    const isMissing = minimum.state === 'missing'
    const addOns = isMissing ? addOnsFor(facts.addOns, minimum.missing, new Set(inCart), codes) : []
    return { ...minimum, addOns }
  }, [facts, hasLines, cart, current, isDelivery, terms, codes])
}
