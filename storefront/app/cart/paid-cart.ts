import type { OrderStatus } from '#contract/orders.ts'
import { type CartLine, emptyCart } from '#domain/cart/cart.ts'
import { PAYING_KEY, stored } from '../location/stored-texts.ts'
import { CART_KEY, cartHasStarted, cartId, changeCart, flush, readCart } from './cart-store.ts'

/** What this device has left to pay: the order, the cart that it was placed from, and the quantities by the ids of its lines. */
type Paying = { token: string; cart: string; lines: Record<string, number> }

const NOTHING: Paying = { token: '', cart: '', lines: {} }

/**
 * Remembers the order that the guest leaves to pay, and how many of which lines it has. Where the cart is not stored, it ends
 * with the page and there is nothing to remember.
 */
export function awaitPayment(orderUrl: string): void {
  const lines = readCart().lines.map(({ id, item }) => [id, item.qty] as const)
  const token = orderUrl.slice(orderUrl.lastIndexOf('/') + 1)
  const paying: Paying = { token, cart: cartId(), lines: Object.fromEntries(lines) }
  try {
    if (localStorage.getItem(CART_KEY)) localStorage.setItem(PAYING_KEY, JSON.stringify(paying))
  } catch {
    // Without storage the cart ends with the page too.
  }
}

/** The token of the order that this device has left to pay; empty when there is none. */
export const payingToken = (): string => readPaying().token

/** Whether the cart still holds something that the guest left to pay for. */
export async function holdsPaid(): Promise<boolean> {
  try {
    await cartHasStarted()
  } catch {
    return false // The cart cannot be read now.
  }
  const { lines } = readPaying()
  return readCart().lines.some(({ id }) => id in lines)
}

/**
 * The payment has arrived: takes out of the cart what was ordered. What the guest has chosen since, or a cart that was never
 * left to be paid, stays; it is ordered on its own, so it becomes another cart.
 */
export async function takeOutPaid(): Promise<void> {
  const paid = readPaying()
  try {
    await cartHasStarted()
    localStorage.removeItem(PAYING_KEY)
  } catch {
    return // Nothing can be read or kept now.
  }
  const { lines } = readCart()
  // A cart that was emptied by hand meanwhile has the id still, under which nothing more can be ordered.
  if (cartId() !== paid.cart && !lines.some(({ id }) => id in paid.lines)) return
  const rest = lines.map((line) => lessBy(line, paid.lines[line.id] ?? 0)).filter(({ item }) => item.qty > 0)
  flush()
  if (rest.length > 0) changeCart({ ...emptyCart, lines: rest })
}

/** Takes out of the cart what was ordered, once an order of which this is the status is the one that was left to be paid. */
export async function settlePaid(token: string, status: OrderStatus): Promise<void> {
  if (status !== 'pending_payment' && token === payingToken()) await takeOutPaid()
}

const lessBy = (line: CartLine, qty: number): CartLine => ({
  ...line,
  item: { ...line.item, qty: line.item.qty - qty },
})

/** Whatever is malformed is left out. */
function readPaying(): Paying {
  try {
    const { token, cart, lines } = {
      ...NOTHING,
      ...(JSON.parse(stored(PAYING_KEY, 'localStorage')) as object),
    }
    const counts = Object.entries(lines).filter(([, qty]) => typeof qty === 'number')
    return { token: String(token), cart: String(cart), lines: Object.fromEntries(counts) }
  } catch {
    return NOTHING
  }
}
