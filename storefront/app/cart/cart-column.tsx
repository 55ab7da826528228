import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { CartContents } from './cart-contents.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'
import { WIDE_WINDOW } from './wide-window.ts'

/** The cart beside the menu, where there is room; the open drawer shows the same cart, and there is only one at a time. */
export function CartColumn() {
  const { ready } = useCart()
  const { cart: isDrawerOpen } = useOverlay()
  const isWide = useSyncExternalStore(subscribe, matches)
  return isWide && ready && !isDrawerOpen && <Contents />
}

const matches = () => matchMedia(WIDE_WINDOW).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE_WINDOW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Lines that scroll, sums that stay. */
function Contents() {
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
