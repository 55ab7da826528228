import { type ReactNode, useEffect, useMemo } from 'react'
import { CART_IS_FULL } from '#domain/cart/cart-is-full.ts'
import { showToast } from '#ui/toasts.ts'
import { useWords } from '#ui/words.tsx'
import { type CartActions, CartActionsProvider } from '../cart-actions.tsx'
import { later } from '../later.ts'
import { isOn } from '../shop.ts'
import { useOverlay } from '../stay-on-page.ts'
import { useShop } from '../use-shop.ts'
import { CartAnnouncer } from './cart-announcer.tsx'
import { addToCart, findLine, removeFromCart, replaceInCart, startCart, useCart } from './cart-store.ts'

const CartNotification = later(() =>
  import('./cart-notification.tsx').then((module) => module.CartNotification),
)

/** Starts the cart, lets every room below put things into it, and shows and says what happens to it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const keep = isOn(useShop(), 'CART_REMINDER')
  const { ready, event } = useCart()
  const overlay = useOverlay()
  useEffect(() => startCart(keep), [keep])
  const actions = useMemo<CartActions>(
    () => ({
      ready,
      add(item, seen) {
        if (addToCart(item, seen)) return
        showToast({ tone: 'error', text: t(CART_IS_FULL), duration: 0 })
      },
      replace: replaceInCart,
      find: findLine,
      remove: removeFromCart,
    }),
    [ready, t],
  )
  return (
    <CartActionsProvider actions={actions}>
      {children}
      <CartNotification wanted={event !== undefined} />
      {/* Behind an open dialog nothing is announced, so the open cart has an announcer of its own. */}
      {!overlay.cart && <CartAnnouncer />}
    </CartActionsProvider>
  )
}
