import { cents } from '#domain/money.ts'
import { type Consequence, paymentFollows } from '#domain/payments/payment-follows.ts'
import { isOpen } from '#domain/payments/payment-states.ts'
import { refundedSum } from '#domain/payments/refundable.ts'
import { afterCommit, type Ctx, isoNow } from '../context.ts'
import {
  expireUnpaidOrder,
  notePayment,
  type OrderRow,
  placeUnpaidOrder,
  rejectUnpaid,
  reinstateUnpaidOrder,
} from '../orders/index.ts'
import { raiseAlarm } from './alarms.ts'
import { knownRefund, payingAttempt, refundsOf } from './attempts.queries.ts'
import type { AttemptRow } from './payments.tables.ts'
import { isAutomatic, refundRemainder } from './request-refund.ts'

/**
 * Applies the consequence of the states of an attempt and its order; the caller holds the lock on the order. Calls to
 * the provider are only scheduled here: the worker makes them after the commit.
 */
export async function followPayment(
  ctx: Ctx,
  attempt: AttemptRow,
  order: OrderRow,
  canReinstate: boolean,
): Promise<void> {
  const paying = await payingAttempt(ctx, order.id)
  const consequence = paymentFollows(
    {
      state: attempt.state,
      paysOrder: attempt.pays_order === 1,
      wasHeld: attempt.was_held === 1,
      hasAutomaticRefund: (await refundsOf(ctx, [attempt.id])).some(isAutomatic),
    },
    {
      status: order.status,
      isClosed: order.closed_at !== null,
      isPaidByOther: paying !== undefined && paying.id !== attempt.id,
      hasOtherOpen: await hasOtherOpen(ctx, attempt),
      canReinstate,
    },
  )
  await applyConsequence(ctx, consequence, attempt, order)
  await noteBesideOrder(ctx, attempt, order)
}

async function applyConsequence(
  ctx: Ctx,
  consequence: Consequence,
  attempt: AttemptRow,
  order: OrderRow,
): Promise<void> {
  switch (consequence) {
    case 'nothing':
      return
    case 'expire':
      return expireUnpaidOrder(ctx, order)
    case 'place':
      return place(ctx, attempt, order)
    case 'reinstate':
      if (await reinstateUnpaidOrder(ctx, order)) return place(ctx, attempt, order)
      return applyConsequence(ctx, attempt.state === 'authorized' ? 'void' : 'refund', attempt, order)
    case 'reject':
      return rejectUnpaid(ctx, order)
    case 'capture':
    case 'void':
      return makeDue(ctx, attempt)
    case 'refund':
      return refundRemainder(ctx, attempt, causeOf(attempt, order))
    case 'lost':
      return raiseAlarm(ctx, {
        kind: 'capture_failed',
        provider: attempt.provider,
        ref: attempt.provider_ref,
        order,
        amount: attempt.amount_cents,
      })
  }
}

async function place(ctx: Ctx, attempt: AttemptRow, order: OrderRow): Promise<void> {
  await ctx.db.updateTable('payment_attempts').set({ pays_order: 1 }).where('id', '=', attempt.id).execute()
  await placeUnpaidOrder(ctx, order)
  // Other payment pages on which the buyer could still pay are closed.
  await ctx.db
    .updateTable('payment_attempts')
    .set({ due_at: isoNow(ctx.deps) })
    .where('order_id', '=', order.id)
    .where('id', '<>', attempt.id)
    .where('state', 'in', ['created', 'open'])
    .execute()
}

async function makeDue(ctx: Ctx, attempt: AttemptRow): Promise<void> {
  await ctx.db
    .updateTable('payment_attempts')
    .set({ due_at: isoNow(ctx.deps) })
    .where('id', '=', attempt.id)
    .execute()
  afterCommit(ctx, () => ctx.deps.paymentSignal.notify())
}

function causeOf(attempt: AttemptRow, order: OrderRow): 'rejected' | 'late' | 'double' {
  if (attempt.pays_order === 1) return 'rejected'
  return order.status === 'pending_payment' ? 'late' : 'double'
}

/** The order shows the attempt that pays it; without one, the last attempt that was not abandoned. */
async function noteBesideOrder(ctx: Ctx, attempt: AttemptRow, order: OrderRow): Promise<void> {
  const paying = await payingAttempt(ctx, order.id)
  if (paying && paying.id !== attempt.id) return
  if (!paying && !isOpen(attempt.state) && (await hasOtherOpen(ctx, attempt))) return
  const refunded = refundedSum((await refundsOf(ctx, [attempt.id])).map(knownRefund))
  const status = paying && order.status === 'pending_payment' ? 'pending_approval' : order.status
  await notePayment(ctx, { ...order, status }, { state: attempt.state, refunded: cents(refunded) })
}

async function hasOtherOpen(ctx: Ctx, { id, order_id }: AttemptRow): Promise<boolean> {
  const open = await ctx.db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', order_id)
    .where('id', '<>', id)
    .where('state', 'in', ['created', 'open', 'processing'])
    .executeTakeFirst()
  return open !== undefined
}
