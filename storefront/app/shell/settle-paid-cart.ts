import { payingToken, settlePaid } from '../cart/paid-cart.ts'
import { orderApi } from '../orders/load-order-api.ts'

/** When it is asked how the order stands, counted from one answer to the next: a confirmation may be seconds behind the guest. */
const DELAYS_MS = [0, 5_000, 15_000, 30_000]

/**
 * A guest may pay and never come back from the payment page: the app of the bank opens another browser, the confirmation is late,
 * the tab is closed. What they have paid for then still lies in the cart, under the key of that order, and is taken out at the next
 * visit. On the way back from the payment page it is checked there.
 */
export async function settlePaidCart(): Promise<void> {
  for (const delay of DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const token = payingToken()
    if (token === '' || /[?&]payment=/.test(location.search)) return
    try {
      const { getOrder } = await orderApi()
      const { status } = await getOrder(token)
      await settlePaid(token, status)
    } catch {
      // The cart stays as it is until the next answer, or the next visit.
    }
  }
}
