import { listPaymentProviders } from '#contract/checkout.ts'
import { getMap } from '#contract/delivery.ts'
import type { Order } from '#contract/orders.ts'
import type { ServerContext } from '../shop/server-context.ts'

/** What the page of an order needs besides the order itself. */
export async function loadOrderData(server: ServerContext, { payment }: Order) {
  const [providers, { tiles }] = await Promise.all([
    server.call(listPaymentProviders, {}),
    server.call(getMap, {}),
  ])
  const method = providers.find(({ id }) => id === payment.method)?.name ?? payment.method
  return { method, hasTiles: tiles !== null, seenAt: Date.now() }
}
