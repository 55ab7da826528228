import { cartDeposit, goods } from '#domain/cart/cart.ts'
import { useWords } from '../words.tsx'
import { CartLines } from './cart-lines.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { CART_ASIDE_ID } from './use-open-cart.ts'

/** The cart beside the menu, always in sight on wide screens; on narrower ones `CartDrawer` opens (ux.md 1.6). */
export function CartPanel() {
  const { t } = useWords()
  const { cart } = useCart()
  const isEmpty = cart.lines.length === 0
  return (
    <aside id={CART_ASIDE_ID} className="cart-aside" aria-label={t('Cart')} tabIndex={-1}>
      <h2 className="cart-aside__title">{t('Cart')}</h2>
      <div className="cart-aside__body">
        <CartLines lines={cart.lines} />
        {isEmpty && <EmptyCart />}
      </div>
      {!isEmpty && (
        <div className="cart-aside__footer">
          <CartTotals goods={goods(cart)} deposit={cartDeposit(cart)} />
        </div>
      )}
    </aside>
  )
}
