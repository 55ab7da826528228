import { type CartLine, emptyCart } from '#domain/cart/cart.ts'
import { CART_KEY, cartHasStarted, changeCart, flush, readCart } from './cart-store.ts'

/** On the device, because an app of a bank may bring the guest back in another tab. */
const KEY = 'paying'

/**
 * Remembers how many of which lines the guest leaves to pay for. Where the cart is not stored, it ends with the page and
 * there is nothing to remember.
 */
export function awaitPayment(): void {
  const lines = readCart().lines.map(({ id, item }) => [id, item.qty] as const)
  try {
    if (localStorage.getItem(CART_KEY)) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(lines)))
  } catch {
    // Without storage the cart ends with the page too.
  }
}

/** Whether the cart still holds something that the guest left to pay for. */
export async function holdsPaid(): Promise<boolean> {
  try {
    await cartHasStarted()
  } catch {
    return false // The cart cannot be read now.
  }
  const paid = readPaid()
  return readCart().lines.some(({ id }) => paid.has(id))
}

/**
 * The payment has arrived: takes out of the cart what was ordered. What the guest has chosen since, or a cart that was never
 * left to be paid, stays; it is ordered on its own, so it becomes another cart.
 */
export async function takeOutPaid(): Promise<void> {
  const paid = readPaid()
  try {
    await cartHasStarted()
    localStorage.removeItem(KEY)
  } catch {
    return // Nothing can be read or kept now.
  }
  const { lines } = readCart()
  if (!lines.some(({ id }) => paid.has(id))) return
  const rest = lines.map((line) => lessBy(line, paid.get(line.id) ?? 0)).filter(({ item }) => item.qty > 0)
  flush()
  if (rest.length > 0) changeCart({ ...emptyCart, lines: rest })
}

const lessBy = (line: CartLine, qty: number): CartLine => ({
  ...line,
  item: { ...line.item, qty: line.item.qty - qty },
})

/** The quantities by the ids of their lines; whatever is malformed is left out. */
function readPaid(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries: [string, unknown][] = Object.entries(stored ?? {})
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return new Map()
  }
}
