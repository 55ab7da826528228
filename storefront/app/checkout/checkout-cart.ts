import type { CartLine, Seen } from '#domain/cart/cart.ts'
import type { Tip } from '#domain/cart/tip.ts'

/** What the checkout needs of the guest's cart; the route hands it in. */
export type CheckoutCart = {
  /** False until what this device has stored was read; until then the cart is empty. */
  isReady: boolean
  /** The key under which this cart is ordered once and only once. */
  id: string
  lines: readonly CartLine[]
  tip: Tip
  setTip(tip: Tip): void
  remove(lineId: string): void
  /** The guest has agreed to what a line costs now. */
  see(lineId: string, seen: Seen): void
  /** The guest leaves to pay for this cart, which waits here until the order at this address is paid. */
  awaitPayment(orderUrl: string): void
  /** Empties the cart after it was ordered. */
  flush(): void
}
