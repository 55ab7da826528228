import { useMemo } from 'react'
import { count } from '#domain/cart/cart.ts'
import { useCart } from '../cart/cart-store.ts'
import { addToCart, removeFromCart } from '../cart/change-cart.ts'
import { loadDishPlaces } from '../menu/dish-places.ts'
import type { AgainShop } from '../orders/again/again-button.tsx'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'

/** The parts of the shop that ordering again needs. */
export function useAgainShop(): AgainShop {
  const { cart } = useCart()
  const open = useOpenOverlay()
  return useMemo(
    () => ({
      count: count(cart),
      add: addToCart,
      clear: () => cart.lines.forEach(({ id }) => removeFromCart(id)),
      goOn: () => open('cart'),
      findPlaces: loadDishPlaces,
    }),
    [cart, open],
  )
}
