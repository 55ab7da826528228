import type { ReservationStatus } from '#contract/reservations.ts'
import type { Reservation } from '#contract/reservations.staff.ts'
import { messages } from '#domain/messages.ts'
import { answersPossible } from '#domain/reservations/answering.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { enqueueMail } from '../notifications/index.ts'
import { recordChange } from '../staff/index.ts'
import { reservationPath } from './reservation-link.ts'
import {
  findReservation,
  namesOfBranches,
  reservationOf,
  staffReservationOf,
} from './reservations.queries.ts'

type Answer = {
  /** The status that the member saw. */
  from: ReservationStatus
  status: 'confirmed' | 'declined'
  answer: string
}

/**
 * Confirms or declines a request and mails the guest, all or nothing. The same answer again changes nothing and sends
 * nothing; a different one replaces the first for a member who saw that. Throws `not_found`, `conflict` when the guest has
 * cancelled, the time has passed or another answer came first.
 */
export async function answerReservation(
  ctx: Ctx,
  id: string,
  { from, status, answer }: Answer,
): Promise<Reservation> {
  const now = isoNow(ctx.deps)
  const names = await namesOfBranches(ctx)
  return transaction(ctx, async (ctx) => {
    const before = await findReservation(ctx, id)
    if (before.cancelled_at !== null) throw hasCancelled()
    if (before.status === status && before.answer === answer) return staffReservationOf(before, names)
    if (before.status !== from) throw wasAnswered()
    if (answersPossible(reservationOf(before), now).length === 0)
      throw new AppError('conflict', messages.reservationPassed)
    const changed = await ctx.db
      .updateTable('reservations')
      .set({ status, answer, answered_at: now, answered_by: staffOf(ctx.actor).memberId })
      .where('id', '=', id)
      .where('status', '=', before.status)
      .where('answer', '=', before.answer)
      .where('cancelled_at', 'is', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) {
      const now = await findReservation(ctx, id)
      if (now.cancelled_at !== null) throw hasCancelled()
      if (now.status === status && now.answer === answer) return staffReservationOf(now, names)
      throw wasAnswered()
    }
    await recordChange(ctx, {
      subject: { kind: 'reservation', id, name: before.reserved_at },
      // The log is kept longer than what is written about a guest.
      before: { status: before.status, hasAnswer: before.answer !== '' },
      after: { status, hasAnswer: answer !== '' },
      branchId: before.branch_id,
    })
    await enqueueMail(
      // The mail is sent for the branch of the request, wherever the member works.
      { ...ctx, branchId: before.branch_id },
      {
        kind: 'reservation_answered',
        name: before.name,
        reservedAt: before.reserved_at,
        guests: before.guests,
        status,
        answer,
        path: reservationPath(ctx, id),
      },
      { email: before.email, language: before.language },
    )
    return { ...staffReservationOf(before, names), status, answer }
  })
}

const wasAnswered = () => new AppError('conflict', 'A colleague has answered in the meantime')
const hasCancelled = () => new AppError('conflict', 'The guest has cancelled this reservation')
