import type { Selectable } from 'kysely'
import type { ReservationStatus } from '#contract/reservations.ts'
import type { Reservation } from '#contract/reservations.staff.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff, worksAt } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { loadSharedSettings } from '../settings/index.ts'
import { namesToTellApart } from '../staff/index.ts'
import type { ReservationsTables } from './reservations.tables.ts'

const PAGE_SIZE = 50

export type ReservationRow = Selectable<ReservationsTables['reservations']>

/** Requests to the member's branches, the newest first; `before` is the id of the last one on the page before. */
export async function listReservations(
  ctx: Ctx,
  { before }: { before?: string | undefined },
): Promise<Reservation[]> {
  const branchIds = branchesOfStaff(ctx.actor)
  let query = ctx.db.selectFrom('reservations').selectAll()
  if (branchIds) query = query.where('branch_id', 'in', branchIds)
  if (before) query = query.where('id', '<', before)
  const rows = await query.orderBy('id', 'desc').limit(PAGE_SIZE).execute()
  const names = await namesOfBranches(ctx)
  return rows.map((row) => staffReservationOf(row, names))
}

/** How the branches are called whose requests need a name. */
export async function namesOfBranches(ctx: Ctx): Promise<ReadonlyMap<string, string>> {
  const { HAS_BRANCH } = await loadSharedSettings(ctx.deps)
  return namesToTellApart(ctx, HAS_BRANCH !== '')
}

/** A request as it is stored, if it belongs to the member's branch. Throws `not_found`. */
export async function findReservation(ctx: Ctx, id: string): Promise<ReservationRow> {
  const row = await ctx.db.selectFrom('reservations').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row || !worksAt(ctx.actor, row.branch_id))
    throw new AppError('not_found', 'There is no such reservation')
  return row
}

/** What has become of it: what the guest did last, else what the restaurant has answered. */
export const statusOf = ({ status, cancelled_at }: ReservationRow): ReservationStatus =>
  cancelled_at === null ? status : 'cancelled'

/** A request as the staff reads it; `names` are those of the branches that need one. */
export function staffReservationOf(row: ReservationRow, names: ReadonlyMap<string, string>): Reservation {
  const branchName = names.get(row.branch_id)
  return { ...reservationOf(row), ...(branchName !== undefined && { branchName }) }
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
    status: statusOf(row),
    answer: row.answer,
  }
}
