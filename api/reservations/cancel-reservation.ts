import type { GuestReservation } from '#contract/reservations.ts'
import { cancellingIssue } from '#domain/reservations/cancelling.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { enqueueMail, enqueueStaffMail } from '../notifications/index.ts'
import { findByToken, guestReservationOf } from './guest-reservation.ts'
import { type ReservationRow, reservationOf } from './reservations.queries.ts'

/**
 * Cancels the reservation of a secret link for its guest and mails both sides, all or nothing; cancelling it again changes
 * nothing. Throws `not_found`, and `conflict` when the restaurant has declined it or its time has passed.
 */
export async function cancelReservation(ctx: Ctx, token: string): Promise<GuestReservation> {
  const cancelled = await transaction(ctx, (ctx) => cancelUnchanged(ctx, token))
  return cancelled ? guestReservationOf(ctx, cancelled) : cancelReservation(ctx, token)
}

/**
 * The row after that; undefined when it has changed since it was read: the restaurant has answered, or the same call came
 * twice.
 */
async function cancelUnchanged(ctx: Ctx, token: string): Promise<ReservationRow | undefined> {
  const now = isoNow(ctx.deps)
  const before = await findByToken(ctx, token)
  if (before.cancelled_at !== null) return before
  const { status, reservedAt, guests, name, email, phone } = reservationOf(before)
  const issue = cancellingIssue({ status, reservedAt }, now)
  if (issue !== undefined) throw new AppError('conflict', issue)
  const changed = await ctx.db
    .updateTable('reservations')
    .set({ cancelled_at: now })
    .where('id', '=', before.id)
    .where('status', '=', before.status)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) return undefined
  // The mails are those of the branch of the reservation, wherever its guest is in the shop.
  const branch = { ...ctx, branchId: before.branch_id }
  const facts = { name, reservedAt, guests }
  await enqueueMail(branch, { kind: 'cancellation_received', ...facts }, { email, language: before.language })
  await enqueueStaffMail(branch, { kind: 'reservation_cancelled', ...facts, email, phone })
  return { ...before, cancelled_at: now }
}
