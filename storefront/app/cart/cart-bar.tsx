import { useLocation } from 'react-router'
import { count } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'
import { useShop } from '../shop/use-shop.ts'
import { cartSums } from './cart-sum.ts'
import { useCart } from './cart-store.ts'

/** Pages that have a bar of their own at the bottom, or where the order is already on its way. */
const WITHOUT_BAR = /^\/(checkout|order)(\/|$)|^\/menu\/[^/]+\/[^/]+/

/** The cart at the bottom of a phone, once there is something in it (ux.md U-20). */
export function CartBar() {
  const { t, money } = useI18n()
  const open = useOpenOverlay()
  const { cart } = useCart()
  const { taxes } = useShop()
  const { pathname } = useLocation()
  const pieces = count(cart)
  if (pieces === 0 || WITHOUT_BAR.test(pathname)) return null
  return (
    <div className="cart-bar">
      <button type="button" className="cart-bar__button" onClick={() => open('cart')}>
        <span key={pieces} className="cart-bar__count">
          {t('{count, plural, one {# item} other {# items}}', { count: pieces })}
        </span>
        <span className="cart-bar__sum price">{money(cartSums(cart, taxes).total)}</span>
        <span className="cart-bar__name">{t('Cart')}</span>
      </button>
    </div>
  )
}
