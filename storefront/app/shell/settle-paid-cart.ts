import { payingToken, settlePaid } from '../cart/paid-cart.ts'
import { orderApi } from '../orders/load-order-api.ts'

/** A server that does not answer is asked at the next visit. */
const WAIT_MS = 10_000

/**
 * A guest may pay and never come back from the payment page: the app of the bank opens another browser, the confirmation is late,
 * the tab is closed. What they have paid for then still lies in the cart, under the key of that order, and is taken out at the next
 * visit. On the way back from the payment page it is checked there.
 */
export async function settlePaidCart(): Promise<void> {
  const token = payingToken()
  if (token === '' || /[?&]payment=/.test(location.search)) return
  try {
    const { getOrder } = await orderApi()
    const { status } = await getOrder(token, AbortSignal.timeout(WAIT_MS))
    await settlePaid(token, status)
  } catch {
    // The cart stays as it is.
  }
}
