import type { FailedPayment, PaymentCheck } from '#contract/payments.ts'
import { messages } from '#domain/messages.ts'
import { isDead, isOpen } from '#domain/payments/payment-states.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { findOrder, orderPath, type OrderRow } from '../orders/index.ts'
import { tokenHash } from '../platform/session-token.ts'
import { findAttempt } from './attempts.queries.ts'
import { providerErrorOf } from './find-gateway.ts'
import { closeAttempt, pollPayment } from './poll-payment.ts'
import type { AttemptRow } from './payments.tables.ts'

/** Names the payment that this browser has started last: only this browser gets the link of the order. */
export const PAYMENT_COOKIE = 'paying'

type Query = { payment: string; sess: string; token?: string | undefined; cancel?: string | undefined }

/**
 * The state of a payment, read anew at its provider: parameters of the return address prove nothing. Throws
 * `payment_failed` with the state of an unpaid one, and `not_found` for a token that is guessed, foreign or of another
 * provider, without a call to any provider.
 */
export async function checkPayment(ctx: Ctx, query: Query): Promise<PaymentCheck> {
  const known = await findByToken(ctx, query)
  const attempt = await pollAgain(ctx, known, { isCanceled: query.cancel !== undefined })
  const order = await findOrder(ctx, attempt.order_id)
  const url = isOwn(ctx, order, query.sess) ? orderPath(ctx, order.id) : null
  const state = stateFor(attempt, order)
  if (state === 'paid' || state === 'pending') return { state, pending: state === 'pending', url }
  const payAt = attempt.state === 'open' ? attempt.url : null
  throw new AppError('payment_failed', messages.paymentProblem, { state, url, payAt } satisfies FailedPayment)
}

async function findByToken(ctx: Ctx, { payment, sess, token }: Query): Promise<AttemptRow> {
  const attempt = await ctx.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('token_hash', '=', tokenHash(sess))
    .executeTakeFirst()
  const isOther = token !== undefined && token !== attempt?.provider_ref
  if (!attempt || attempt.provider !== payment || isOther) {
    throw new AppError('not_found', 'There is no such payment')
  }
  return attempt
}

async function pollAgain(
  ctx: Ctx,
  attempt: AttemptRow,
  { isCanceled }: { isCanceled: boolean },
): Promise<AttemptRow> {
  if (!isOpen(attempt.state) && !isDead(attempt.state)) return attempt
  try {
    return isCanceled && attempt.state === 'open'
      ? await closeAttempt(ctx, attempt, { state: 'canceled', why: 'the buyer came back' })
      : await pollPayment(ctx, attempt)
  } catch (error) {
    const { code } = providerErrorOf(error)
    ctx.deps.log.info('a payment could not be asked about', { provider: attempt.provider, code })
    return findAttempt(ctx, attempt.id)
  }
}

function stateFor(
  { state, pays_order }: AttemptRow,
  order: OrderRow,
): PaymentCheck['state'] | FailedPayment['state'] {
  if (state === 'open') return 'open'
  if (state === 'created' || state === 'processing' || state === 'review') return 'pending'
  if (state === 'canceled') return order.status === 'rejected' ? 'refunded' : 'canceled'
  if (isDead(state)) return 'failed'
  if (state === 'refunded' || state === 'charged_back' || pays_order === 0) return 'refunded'
  return 'paid'
}

/** The return address may have leaked; the page of an order shows the guest's address. */
function isOwn({ actor, cookies }: Ctx, order: OrderRow, sess: string): boolean {
  if (actor.kind === 'user') return actor.userId === order.user_id
  if (actor.kind === 'table') return actor.tableId === order.table_id
  return cookies.get(PAYMENT_COOKIE) === tokenHash(sess)
}
