import { useEffect, useState } from 'react'
import { count } from '#domain/cart/cart.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { cartSums } from './cart-sum.ts'
import { type CartEvent, useCart } from './cart-store.ts'

/** Waits for the end of a series of presses, in milliseconds (ux.md A-21). */
const CALM_MS = 600

/** The last happening that was said: a region that appears later does not repeat it. */
let saidAt = 0

/** The one polite live region of the cart: announces what happened and what the cart contains now. */
export function CartAnnouncer() {
  const { t, money } = useI18n()
  const { taxes } = useShop()
  const { cart, event } = useCart()
  const [announced] = useState(() => saidAt)
  const [said, setSaid] = useState('')
  const text =
    event && event.at !== announced
      ? `${happened(t, event)} ${t('Cart: {count, plural, one {# item} other {# items}}, {sum}.', {
          count: count(cart),
          sum: money(cartSums(cart, taxes).total),
        })}`
      : ''

  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text)
      saidAt = event?.at ?? 0
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [text, event])

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

function happened(t: ReturnType<typeof useI18n>['t'], { kind, seen: { name }, qty }: CartEvent): string {
  if (kind === 'added') return t('{qty} × {name} added.', { qty, name })
  if (kind === 'removed') return t('{name} removed.', { name })
  if (kind === 'restored') return t('{name} is back.', { name })
  return t('{name}: now {qty}.', { name, qty })
}
