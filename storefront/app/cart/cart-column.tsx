import { Check } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { CartContents } from './cart-contents.tsx'
import { useCart } from './cart-store.ts'
import { CartTotals } from './cart-totals.tsx'
import { useAdded } from './use-added.ts'
import { WIDE_WINDOW } from './wide-window.ts'

/** The cart beside the menu, where there is room; the open drawer shows the same cart, and there is only one at a time. */
export function CartColumn() {
  const { ready } = useCart()
  const { cart: isDrawerOpen } = useOverlay()
  const isWide = useSyncExternalStore(subscribe, matches)
  if (!isWide || !ready || isDrawerOpen) return null
  return (
    <>
      <AddedNote />
      <Contents />
    </>
  )
}

/** The last change of the cart that was confirmed: a column that appears later does not repeat it. */
let confirmedAt = 0

/** Confirms in the place of the title what was added; the cart and the way to the checkout are right below. */
function AddedNote() {
  const { t } = useI18n()
  const { pathname } = useLocation()
  const [since] = useState(() => confirmedAt)
  const added = useAdded({ pathname, since })
  useEffect(() => {
    if (added) confirmedAt = added.at
  }, [added])
  if (!added) return null
  return (
    <section className="cart-column__added" aria-label={t('Added to the cart')} key={added.at}>
      <Check size={18} strokeWidth={3} aria-hidden="true" />
      <p>
        {added.qty} × {added.seen.name} <span className="visually-hidden">{t('in the cart')}</span>
      </p>
    </section>
  )
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
