import { CartContents } from './cart-contents.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'

/** The cart beside the menu: lines that scroll, sums that stay. */
export function ColumnContents() {
  const { cart } = useCart()
  return (
    <div className="cart-column__frame">
      <div className="cart-column__lines">
        <CartContents cart={cart} />
      </div>
      {cart.lines.length > 0 && (
        <div className="cart-column__sums">
          <CartTotals cart={cart} />
        </div>
      )}
    </div>
  )
}
