import { listMyOrders } from '#contract/orders.ts'
import { browserApi } from '../http/browser-api.ts'
import { noteOrderOfAccount } from '../location/remember-guest.ts'
import type { LastOrder } from './last-order.ts'

/** The last order of the account; undefined without one. */
export async function lastOfAccount(signal: AbortSignal): Promise<LastOrder | undefined> {
  const { data } = await browserApi(signal)(listMyOrders, { query: { limit: 1 } })
  const [order] = data
  if (!order) return undefined
  noteOrderOfAccount()
  return {
    names: order.items,
    items: order.items,
    total: order.payment.total,
    deliverType: order.deliverType,
  }
}
