import type { OrderStatus } from '#contract/orders.ts'

/** How long the way back is open on the server, in milliseconds; a screen offers it for ten seconds. */
export const UNDO_MS = 60_000

/**
 * The status before one that can be taken back. Approving and rejecting cannot: the guest was told, and money moved with
 * it. That a meal is finished is known here alone.
 */
export const undoOf = (status: OrderStatus): OrderStatus | undefined =>
  status === 'completed' ? 'approved' : undefined

export type LastChange = {
  /** Since when it has its status, in milliseconds. */
  changedAt: number
  /** The points of the guest were credited or spent with it. */
  hasSettledPoints: boolean
}

/** Whether an order may go back to the status it had before. `now` is in milliseconds. */
export const mayUndo = (
  status: OrderStatus,
  { changedAt, hasSettledPoints }: LastChange,
  now: number,
): boolean => undoOf(status) !== undefined && !hasSettledPoints && now - changedAt <= UNDO_MS
