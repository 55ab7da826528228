import type { ReservationStatus } from '#contract/reservations.ts'

type Answerable = { status: ReservationStatus; reservedAt: string }

const answersTo: Readonly<Record<ReservationStatus, readonly ('confirmed' | 'declined')[]>> = {
  requested: ['confirmed', 'declined'],
  confirmed: ['declined'],
  declined: ['confirmed'],
  cancelled: [],
}

/**
 * The answers by which the restaurant can change what becomes of a reservation at an instant: until its time, and not after its
 * guest has cancelled.
 */
export const answersPossible = (
  { status, reservedAt }: Answerable,
  now: string,
): readonly ('confirmed' | 'declined')[] =>
  Date.parse(reservedAt) <= Date.parse(now) ? [] : answersTo[status]
