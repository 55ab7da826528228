import type { ReservationStatus } from '#contract/reservations.ts'
import { messages, type Message } from '../messages.ts'

type Cancellable = { status: ReservationStatus; reservedAt: string }

/**
 * Why a guest cannot cancel a reservation at an instant; undefined when they can: until its time, and unless the
 * restaurant has declined it.
 */
export function cancellingIssue({ status, reservedAt }: Cancellable, now: string): Message | undefined {
  if (status === 'declined') return messages.reservationDeclined
  return Date.parse(reservedAt) <= Date.parse(now) ? messages.reservationPassed : undefined
}
