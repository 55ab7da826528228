import { getOrderByToken, type Order } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { browserApi } from '../http/browser-api.ts'

// The calls of an order's page; `load-order-api.ts` says how they come to the page.

/** The order with this secret link. */
export const getOrder = (token: string, signal?: AbortSignal): Promise<Order> =>
  browserApi(signal)(getOrderByToken, { params: { token } })

/** Starts the payment of an order and returns the address of its page. */
export const startPayment = async (token: string): Promise<string> =>
  (await browserApi()(payOrder, { params: { token } })).url
