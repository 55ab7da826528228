import type { OrderStatus } from '#contract/orders.ts'
import type { ReservationStatus } from '#contract/reservations.ts'

/** What a mail says about an order. */
export type OrderMail =
  | { kind: 'order_received' | 'order_approved' | 'order_rejected' }
  | { kind: 'order_time_changed'; expectedAt: string }

/**
 * Whether a mail about an order is still true when the order stands like this. The receipt is confirmed however far the
 * order has come, unless it is not made; that it is in the kitchen is no news once it is handed over, and a time is none
 * once another one was told.
 */
export function orderMailHolds(
  said: OrderMail,
  { status, expectedAt }: { status: OrderStatus; expectedAt: string | null },
): boolean {
  switch (said.kind) {
    case 'order_received':
      return status !== 'rejected'
    case 'order_approved':
      return status === 'approved'
    case 'order_time_changed':
      return status === 'approved' && said.expectedAt === expectedAt
    case 'order_rejected':
      return status === 'rejected'
  }
}

type Answered = { status: ReservationStatus; answer: string }

/** What a mail says that asks for an answer to a reservation, or promises one. */
export const unanswered: Answered = { status: 'requested', answer: '' }

/**
 * Whether what a mail says of a reservation is still true at a moment: the restaurant may have answered anew, the guest
 * have cancelled. Nobody waits for a table whose time has passed.
 */
export function reservationMailHolds(
  said: Answered,
  now: Answered & { reservedAt: string },
  at: string,
): boolean {
  if (said.status !== now.status || said.answer !== now.answer) return false
  return now.status === 'declined' || now.reservedAt > at
}
