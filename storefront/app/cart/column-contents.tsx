import { useEffect, useRef } from 'react'
import { CartContents } from './cart-contents.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'

/** The cart beside the menu: lines that scroll, sums that stay. */
export function ColumnContents() {
  const { cart, event } = useCart()
  const lines = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const added = lines.current?.querySelector('.cart-line__added')?.parentElement
    if (added)
      lines.current?.scrollTo({
        top: added.offsetTop - (lines.current.clientHeight - added.clientHeight) / 2,
      })
  }, [event?.at])
  return (
    <div className="cart-column__frame">
      <div className="cart-column__lines" ref={lines}>
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
