import { useEffect, useEffectEvent, useState } from 'react'
import { count } from '#domain/cart/cart.ts'
import { currentLine, lineWords } from '#domain/cart/current-cart.ts'
import { times } from '#domain/money.ts'
import { type I18n, useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { cartSums } from './cart-sum.ts'
import { type CartEvent, useCart } from './cart-store.ts'
import { useCurrentCart, useCurrentLines } from './current-lines.ts'
import { lostText } from './lost-text.ts'

/** Waits for the end of a series of presses, in milliseconds (ux.md A-21). */
const CALM_MS = 600

/** What was said last: a region that appears later does not repeat it. */
let saidAt = 0
let saidNews: unknown

/**
 * The one polite live region of the cart: announces what happened, what the shop has changed, and what the cart contains
 * now.
 */
export function CartAnnouncer() {
  const i18n = useI18n()
  const { taxes } = useShop()
  const { cart, event } = useCart()
  const { lines, news } = useCurrentLines()
  const current = useCurrentCart(cart)
  const [said, setSaid] = useState('')
  const sayWith = useEffectEvent((what: string) =>
    setSaid(
      `${what} ${i18n.t('Cart: {count, plural, one {# item} other {# items}}, {sum}.', {
        count: count(current),
        sum: i18n.money(cartSums(current, taxes).total),
      })}`,
    ),
  )
  const sayEvent = useEffectEvent(() => (event ? sayWith(happened(i18n, event)) : setSaid('')))
  const sayNews = useEffectEvent(() => {
    const changes = news.map((line) => {
      const now = currentLine(line, lines)
      const price = times((now && !('lost' in now) ? now : line.seen).unitPrice, line.item.qty)
      return `${lineWords(line, lines).name}: ${lostText(now, i18n) || i18n.t('now {price}', { price: i18n.money(price) })}`
    })
    sayWith(`${changes.join(', ')}.`)
  })

  useEffect(() => {
    if (event && event.at === saidAt) return
    const timer = setTimeout(() => {
      sayEvent()
      saidAt = event?.at ?? 0
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [event])

  useEffect(() => {
    if (news.length === 0 || news === saidNews) return
    const timer = setTimeout(() => {
      sayNews()
      saidNews = news
    }, CALM_MS)
    return () => clearTimeout(timer)
  }, [news])

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}

function happened({ t }: I18n, { kind, seen: { name }, qty }: CartEvent): string {
  if (kind === 'added') return t('{qty} × {name} added.', { qty, name })
  if (kind === 'removed') return t('{name} removed.', { name })
  if (kind === 'restored') return t('{name} is back.', { name })
  return t('{name}: now {qty}.', { name, qty })
}
