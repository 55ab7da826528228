import { type DeliverType, quoteCart } from '#contract/checkout.ts'
import { type AgainLine, type OrderedLine, orderAgain } from '#domain/checkout/order-again.ts'
import { zero } from '#domain/money.ts'
import { browserApi } from '../../http/browser-api.ts'

/** What is known of an old order. */
export type AgainOrder = { items: readonly OrderedLine[]; deliverType: DeliverType }

/** Asks what became of an order on the menu of today. */
export async function findAgain(order: AgainOrder): Promise<AgainLine[]> {
  const items = order.items.flatMap(({ item }) => (item ? [item] : []))
  if (items.length === 0) return orderAgain(order.items, undefined)
  const quote = await browserApi()(quoteCart, {
    body: {
      items,
      tip: zero,
      // Only the lines matter: the way, the place and the time are chosen at the checkout.
      deliverType: order.deliverType === 'table' ? 'takeaway' : order.deliverType,
      deliverAt: 'now',
    },
  })
  return orderAgain(order.items, quote)
}
