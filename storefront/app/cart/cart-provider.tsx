import { type ReactNode, useEffect, useMemo } from 'react'
import { CartActionsProvider } from '../cart-actions.tsx'
import { isOn } from '../shop.ts'
import { useShop } from '../use-shop.ts'
import { addToCart, findLine, removeFromCart, replaceInCart, startCart, useCart } from './cart-store.ts'

/** Starts the cart and lets every room below put things into it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const keep = isOn(useShop(), 'CART_REMINDER')
  const { ready } = useCart()
  useEffect(() => startCart(keep), [keep])
  const actions = useMemo(
    () => ({
      ready,
      add: addToCart,
      replace: replaceInCart,
      find: findLine,
      remove: removeFromCart,
    }),
    [ready],
  )
  return <CartActionsProvider actions={actions}>{children}</CartActionsProvider>
}
