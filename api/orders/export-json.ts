import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { Order } from '#contract/orders.ts'
import { Refund } from '#contract/payments.staff.ts'
import type { Ctx } from '../context.ts'
import { builtOnce } from '../db/built-once.ts'
import { loadHistories } from './order-history.ts'
import { type Batch, BATCH, batchQuery } from './order-batches.ts'
import type { OrderRow } from './orders.tables.ts'
import type { PaidOrders } from './paid-orders.ts'
import { findRestrictedGuests } from './restricted-guests.ts'
import { showOrders } from './show-orders.ts'

const BookedRefund = Refund.extend({ lines: z.array(z.int()) })

/** Everything about the orders of a batch. */
export const readWhole = builtOnce((db, batch: Batch) => batchQuery(db, batch, BATCH).selectAll())

/** The orders as a list in JSON, each with its lines, taxes, refunds and every change. */
export async function* jsonOf(
  ctx: Ctx,
  batches: AsyncIterable<OrderRow[]>,
  payments: PaidOrders,
): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of batches) {
    const orders = await showOrders(ctx, rows)
    const guests = await findRestrictedGuests(ctx, rows)
    const histories = await loadHistories(
      ctx,
      rows.map(({ id }) => id),
    )
    const paidOnline = rows.filter(({ payment_state }) => payment_state !== null)
    const refunds = await payments.refunds(
      ctx,
      paidOnline.map(({ id }) => id),
    )
    // Reading and encoding are a turn each.
    await nextTurn()
    const entries = rows.map((row, at) =>
      JSON.stringify({
        ...z.encode(Order, orders[at]!),
        branchId: row.branch_id,
        language: row.language,
        userId: row.user_id,
        email: row.email,
        phone: row.phone,
        restrictedAt: row.restricted_at,
        restrictedGuest: guests.get(row.id) ?? null,
        refunds: (refunds.get(row.id) ?? []).map((refund) => z.encode(BookedRefund, refund)),
        changes: histories.get(row.id) ?? [],
      }),
    )
    yield separator + entries.join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
