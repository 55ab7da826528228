import type { Selectable } from 'kysely'
import type { Reservation } from '#contract/reservations.staff.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/problem.ts'
import type { ReservationsTables } from './reservations.tables.ts'

const PAGE_SIZE = 50

export type ReservationRow = Selectable<ReservationsTables['reservations']>

/** Requests of the branch, the newest first; `before` is the id of the last one on the page before. */
export async function listReservations(
  ctx: Ctx,
  { before }: { before?: string | undefined },
): Promise<Reservation[]> {
  let query = ctx.db.selectFrom('reservations').selectAll().where('branch_id', '=', ctx.branchId)
  if (before) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(PAGE_SIZE).execute()
  return rows.map(reservationOf)
}

/** A request of the branch as it is stored. Throws `not_found`. */
export async function findReservation(ctx: Ctx, id: string): Promise<ReservationRow> {
  const row = await ctx.db
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', id)
    .where('branch_id', '=', ctx.branchId)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such reservation')
  return row
}

export function reservationOf(row: ReservationRow): Reservation {
  return {
    id: row.id,
    requestedAt: row.requested_at,
    reservedAt: row.reserved_at,
    guests: row.guests,
    name: row.name,
    email: row.email,
    phone: row.phone,
    notes: row.notes,
    status: row.status,
    answer: row.answer,
  }
}
