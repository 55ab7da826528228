/** How long after a change a press on another order is not taken: the cards have just moved under the finger. */
const MOVED_MS = 700

export type PressGuard = {
  /** Whether a press on this order may begin a change now; each order has one change on its way at a time. */
  take(orderId: string): boolean
  /** The change is over; with `hasMoved` the other cards have moved to where the order was. */
  release(orderId: string, hasMoved: boolean): void
}

/**
 * Takes each press once. State would be too late for it: two presses of a wet finger come before React draws anything, and
 * the second one must neither send the change again nor hit the card that slides under it.
 */
export function createPressGuard(now: () => number = () => performance.now()): PressGuard {
  const taken = new Set<string>()
  let last = ''
  let movedAt = -Infinity
  return {
    take(orderId) {
      if (taken.has(orderId) || (orderId !== last && now() - movedAt < MOVED_MS)) return false
      taken.add(orderId)
      return true
    },
    release(orderId, hasMoved) {
      taken.delete(orderId)
      if (!hasMoved) return
      last = orderId
      movedAt = now()
    },
  }
}
