import { type ReactNode, useEffect, useMemo } from 'react'
import { CART_IS_FULL } from '#domain/cart/cart-is-full.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { type CartActions, CartActionsProvider } from '../ordering/cart-actions.tsx'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { isOn } from '../shop/shop.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { useShop } from '../shop/use-shop.ts'
import type * as ChangeCart from './change-cart.ts'
import { subscribeToCurrentLines, toldOf } from './current-lines.ts'
import { cartHasStarted, findLine, quantityOf, startCart, subscribe, useCart } from './cart-store.ts'

const CartAnnouncer = lazyOnInteraction(() =>
  import('./cart-announcer.tsx').then((module) => module.CartAnnouncer),
)
const CartBar = lazyOnInteraction(() => import('./cart-bar.tsx').then((module) => module.CartBar))

type Changes = typeof ChangeCart

let loading: Promise<Changes> | undefined

/**
 * How a cart is changed; it comes with the guest's first move. All moves wait for the same promise, so that they are made in
 * their order: of two imports the later one may be ready first.
 */
async function loadChanges(): Promise<Changes> {
  await cartHasStarted()
  loading ??= import('./change-cart.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Starts the cart, provides its actions to every module below, and shows and announces what happens to it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { t } = useI18n()
  const keep = isOn(useShop(), 'CART_REMINDER')
  const { ready, cart, event } = useCart()
  const overlay = useOverlay()
  useEffect(() => startCart(keep), [keep])
  const actions = useMemo<CartActions>(() => {
    const showIssues = (text: string) => showToast({ tone: 'error', text: t(text), duration: 0 })
    const change = (act: (changes: Changes) => void) =>
      void loadChanges().then(act, () => showIssues('That did not work'))
    return {
      add: (item, seen) => change(({ addToCart }) => addToCart(item, seen) || showIssues(CART_IS_FULL)),
      replace: (lineId, item, seen) => change(({ replaceInCart }) => replaceInCart(lineId, item, seen)),
      find: findLine,
      nameOf: (line) => toldOf(line).name,
      takeOne: (item) => change(({ takeOneFromCart }) => takeOneFromCart(item)),
      quantityOf,
      subscribe: (listener) => {
        const stops = [subscribe(listener), subscribeToCurrentLines(listener)]
        return () => stops.forEach((stop) => stop())
      },
      remove: (lineId) => change(({ removeFromCart }) => void removeFromCart(lineId)),
    }
  }, [t])
  return (
    <CartActionsProvider actions={actions} ready={ready}>
      {children}
      <CartBar wanted={cart.lines.length > 0} />
      {/* Behind an open dialog nothing is announced, so the open cart has an announcer of its own. */}
      {!overlay.cart && <CartAnnouncer wanted={event !== undefined} />}
    </CartActionsProvider>
  )
}
