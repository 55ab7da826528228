import { ShoppingBag } from 'lucide-react'
import { count } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'
import { useCart } from './cart-store.ts'

/** The way to the cart in the header, with the number of pieces in it. */
export function CartTrigger() {
  const { t } = useI18n()
  const open = useOpenOverlay()
  const pieces = count(useCart().cart)
  return (
    <button
      type="button"
      className="cart-trigger"
      aria-label={t('Cart, {count, plural, one {# item} other {# items}}', { count: pieces })}
      onClick={() => open('cart')}
    >
      <ShoppingBag size={24} aria-hidden="true" />
      {pieces > 0 && (
        // A new number is a new element, so that it jumps each time.
        <span key={pieces} className="cart-trigger__count" aria-hidden="true">
          {pieces}
        </span>
      )}
    </button>
  )
}
