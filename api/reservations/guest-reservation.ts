import type { GuestReservation } from '#contract/reservations.ts'
import { cancellingIssue } from '#domain/reservations/cancelling.ts'
import { type Ctx, isoNow } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { loadBranchFacts } from '../settings/index.ts'
import { readReservationToken, tokenOfPath } from './reservation-link.ts'
import { type ReservationRow, reservationOf } from './reservations.queries.ts'

/** The reservation of a secret link, as its guest sees it. Throws `not_found`. */
export const showReservation = async (ctx: Ctx, token: string): Promise<GuestReservation> =>
  guestReservationOf(ctx, await findByToken(ctx, token))

/** The reservation whose page a mail links to, as its guest sees it. Throws `not_found`. */
export const findMailedReservation = (ctx: Ctx, path: string): Promise<GuestReservation> =>
  showReservation(ctx, tokenOfPath(path))

/** The row of the reservation of a secret link, whatever its branch. Throws `not_found`. */
export async function findByToken(ctx: Ctx, token: string): Promise<ReservationRow> {
  const id = readReservationToken(ctx, token)
  const row =
    id && (await ctx.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst())
  if (!row) throw new AppError('not_found', 'There is no such reservation')
  return row
}

/** What a guest sees of a reservation at this moment; call it outside of transactions. */
export async function guestReservationOf(ctx: Ctx, row: ReservationRow): Promise<GuestReservation> {
  const { reservedAt, guests, name, status, answer } = reservationOf(row)
  const canCancel =
    status !== 'cancelled' && cancellingIssue({ status, reservedAt }, isoNow(ctx.deps)) === undefined
  const branch = await loadBranchFacts(ctx, row.branch_id)
  return { reservedAt, guests, name, status, answer, canCancel, branch }
}
