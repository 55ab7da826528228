import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { CART_NOTIFICATION_MS } from '#domain/limits.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useCheckoutGate } from '../ordering/checkout-gate.tsx'
import { useOpenOverlay, useOverlay } from '../navigation/stay-on-page.ts'
import { useCart } from './cart-store.ts'

/** How soon it closes after the guest has used it, in milliseconds. */
const RECHECK_MS = 1000

/** Says for 4 s that something went into the cart (spec 4); it stays while it is hovered or focused. */
export function CartNotification() {
  const { t } = useI18n()
  const open = useOpenOverlay()
  const gate = useCheckoutGate()
  const overlay = useOverlay()
  const { event } = useCart()
  const [over, setOver] = useState(0)
  const box = useRef<HTMLElement>(null)
  const at = event?.kind === 'added' ? event.at : 0
  const isShown = at > over && !overlay.cart

  useEffect(() => {
    if (!isShown) return
    let timer = setTimeout(leave, CART_NOTIFICATION_MS)
    function leave(): void {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, RECHECK_MS)
      else setOver(at)
    }
    return () => clearTimeout(timer)
  }, [at, isShown])

  if (!isShown || !event) return null
  return (
    <section key={at} ref={box} className="cart-notification" aria-label={t('Added to the cart')}>
      <p className="cart-notification__text">
        {event.seen.poster && <img src={event.seen.poster} alt="" width="48" height="48" />}
        <span>
          <strong>
            {event.qty} × {event.seen.name}
          </strong>
          <small>
            <Check size={14} strokeWidth={3} aria-hidden="true" /> {t('in the cart')}
          </small>
        </span>
      </p>
      <p className="cart-notification__actions">
        <button type="button" className="button button--secondary" onClick={() => open('cart')}>
          {t('Cart')}
        </button>
        <Link className="button button--primary" to="/checkout" onClick={gate}>
          {t('Checkout')}
        </Link>
      </p>
    </section>
  )
}
