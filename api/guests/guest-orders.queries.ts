import type { Answer } from '#contract/endpoint.ts'
import type { listGuestOrders as listGuestOrdersCall } from '#contract/guests.staff.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { findGuest } from './find-guest.ts'
import { isShown } from './guest-streams.ts'

const PAGE_SIZE = 20

/** Orders of a guest in the member's branches, the newest first. Throws `not_found`. */
export async function listGuestOrders(
  ctx: Ctx,
  id: string,
  before: string | undefined,
): Promise<Answer<typeof listGuestOrdersCall>> {
  await findGuest(ctx, id)
  let query = ctx.db
    .selectFrom('orders')
    .select(['id', 'code', 'placed_at', 'status', 'deliver_type', 'total_cents'])
    .where('guest_key', '=', id)
    .where(isShown('orders', branchesOfStaff(ctx.actor)))
  if (before) {
    const [placedAt = '', last = ''] = before.split('~')
    query = query.where((eb) => eb(eb.refTuple('placed_at', 'id'), '<', eb.tuple(placedAt, last)))
  }
  const rows = await query
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    data: page.map((row) => ({
      id: row.id,
      code: row.code,
      placedAt: row.placed_at,
      status: row.status,
      deliverType: row.deliver_type,
      total: cents(row.total_cents),
    })),
    meta: { next: last && rows.length > PAGE_SIZE ? `${last.placed_at}~${last.id}` : null },
  }
}
