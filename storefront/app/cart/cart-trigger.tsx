import { ShoppingBag } from 'lucide-react'
import { count } from '#domain/cart/cart.ts'
import { useWords } from '../words.tsx'
import { useCart } from './cart-store.ts'
import { useOpenCart } from './use-open-cart.ts'

/** The way to the cart in the header, with the number of pieces in it. */
export function CartTrigger() {
  const { t } = useWords()
  const openCart = useOpenCart()
  const pieces = count(useCart().cart)
  return (
    <button
      type="button"
      className="cart-trigger"
      aria-label={t('Cart, {count, plural, one {# item} other {# items}}', { count: pieces })}
      onClick={openCart}
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
