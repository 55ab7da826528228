import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CART_NOTIFICATION_MS } from '#domain/limits.ts'
import { useWords } from '#ui/words.tsx'
import { useOpenOverlay, useOverlay } from '../stay-on-page.ts'
import { useCart } from './cart-store.ts'

/** Says for 4 s that something went into the cart (spec 4); the time starts anew after hovering and focus. */
export function CartNotification() {
  const { t } = useWords()
  const open = useOpenOverlay()
  const overlay = useOverlay()
  const { event } = useCart()
  const [over, setOver] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const at = event?.kind === 'added' ? event.at : 0
  const isShown = at > over && !overlay.cart

  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(() => setOver(at), CART_NOTIFICATION_MS)
    return () => clearTimeout(timer)
  }, [at, isShown, isHeld])

  if (!isShown || !event) return null
  return (
    <section
      key={at}
      className="cart-notification"
      aria-label={t('Added to the cart')}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
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
        <Link className="button button--primary" to="/checkout">
          {t('Checkout')}
        </Link>
      </p>
    </section>
  )
}
