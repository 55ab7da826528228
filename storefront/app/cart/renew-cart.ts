import { quoteCart } from '#contract/checkout.ts'
import type { Client } from '#contract/client.ts'
import { currentLines } from '#domain/checkout/current-lines.ts'
import { zero } from '#domain/money.ts'
import { readCart } from './cart-store.ts'
import { setCurrentLines } from './current-lines.ts'

/** Asks what the lines of the cart cost now. Without an answer they stay as they are; the checkout asks again. */
export async function renewCart(call: Client): Promise<void> {
  const { lines } = readCart()
  if (lines.length === 0) return
  try {
    const items = lines.map(({ item }) => item)
    // Only the lines matter: the way, the place and the time are chosen at the checkout.
    const body = { items, tip: zero, deliverType: 'takeaway', deliverAt: 'now' } as const
    const quote = await call(quoteCart, { body })
    setCurrentLines(readCart(), currentLines(lines, quote))
  } catch {
    // Asked again with the next change.
  }
}
