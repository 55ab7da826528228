import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { count, goods } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'
import { useCheckoutGate } from '../ordering/checkout-gate.tsx'
import { useShop } from '../shop/use-shop.ts'
import { cartSums } from './cart-sum.ts'
import { useCart } from './cart-store.ts'
import { useCurrentCart } from './current-lines.ts'
import { MinimumStrip } from './minimum-strip.tsx'
import { useAdded } from './use-added.ts'
import { useMinimumOrder } from './use-minimum-order.ts'

/** Pages where the order is on its way, and the checkout, which has a button of its own at the bottom. */
const WITHOUT_BAR = /^\/(checkout|order)(\/|$)/
/** The page of a dish has a bar of its own; ours stands above it while it confirms what was added. */
const DISH_PAGE = /^\/menu\/[^/]+\/[^/]+/

/** The cart at the bottom of the page once there is something in it; for 4 s it confirms what was added (ux.md U-20, spec 4). */
export function CartBar() {
  const { t, money } = useI18n()
  const open = useOpenOverlay()
  const gate = useCheckoutGate()
  const { cart } = useCart()
  const current = useCurrentCart(cart)
  const { taxes } = useShop()
  const { pathname } = useLocation()
  const box = useRef<HTMLElement>(null)
  // A bar that appears under a resting pointer is not in use: only one that the pointer moves over.
  const isHovered = useRef(false)
  const added = useAdded({
    pathname,
    isUsed: () => isHovered.current || box.current?.matches(':focus-within') === true,
  })
  const minimum = useMinimumOrder(cart)
  const pieces = count(cart)
  if (pieces === 0 || WITHOUT_BAR.test(pathname) || (DISH_PAGE.test(pathname) && !added)) return null
  const hasReached =
    minimum?.state === 'reached' &&
    added !== undefined &&
    goods(current) - added.seen.unitPrice * added.qty < minimum.to
  // As high as what is missing to the minimum order, which takes its place.
  const isTall = minimum?.state === 'missing'
  const className = [
    'cart-bar__added',
    isTall && 'cart-bar__added--tall',
    hasReached && 'cart-bar__added--reached',
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <section
      ref={box}
      className={added ? 'cart-bar cart-bar--added' : 'cart-bar'}
      aria-label={added ? t('Added to the cart') : t('Cart')}
      onPointerMove={({ pointerType }) => {
        isHovered.current = pointerType === 'mouse'
      }}
      onPointerLeave={() => {
        isHovered.current = false
      }}
    >
      {minimum && !added && (
        <MinimumStrip
          minimum={minimum}
          onAdd={() => box.current?.querySelector<HTMLElement>('.cart-bar__button')?.focus()}
        />
      )}
      {added && (
        <p key={added.at} className={className}>
          <Check size={18} strokeWidth={3} aria-hidden="true" />
          <span>
            {added.qty} × {added.seen.name} <span className="visually-hidden">{t('in the cart')}</span>
            {hasReached && ` · ${t('Minimum order reached')}`}
          </span>
        </p>
      )}
      <div className="cart-bar__row">
        <button type="button" className="cart-bar__button" onClick={() => open('cart')}>
          <span key={pieces} className="cart-bar__count">
            {t('{count, plural, one {# item} other {# items}}', { count: pieces })}
          </span>
          <span className="cart-bar__sum price">{money(cartSums(current, taxes).total)}</span>
          <span className="cart-bar__name">{t('Cart')}</span>
        </button>
        <Link className="cart-bar__checkout" to="/checkout" onClick={gate}>
          {t('Checkout')}
        </Link>
      </div>
    </section>
  )
}
