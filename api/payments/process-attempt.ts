import { cents } from '#domain/money.ts'
import { isOverdue } from '#domain/payments/next-poll.ts'
import { paymentFollows } from '#domain/payments/payment-follows.ts'
import { isOpen } from '#domain/payments/payment-states.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { expireUnpaidOrder, findApproval, findOrder, lockOrder, type OrderRow } from '../orders/index.ts'
import { raiseAlarm } from './alarms.ts'
import { findAttempt, payingAttempt } from './attempts.queries.ts'
import { endDue, putOff } from './due.ts'
import { gatewayOf, providerErrorOf } from './find-gateway.ts'
import type { Gateway, ProviderError } from './gateway.ts'
import { closeAttempt, pollPayment, pollQuietly, reconcileAndCollect } from './poll-payment.ts'
import type { AttemptRow } from './payments.tables.ts'
import { giveUp } from './reconcile-attempt.ts'
import { createAtProvider } from './start-payment.ts'

const HOUR = 3_600_000
/** Held money that cannot be captured for so long after the approval raises an alarm. */
const CAPTURE_ALARM_MS = 6 * HOUR

type Job = 'find' | 'poll' | 'close' | 'expire order' | 'capture' | 'void' | 'none'

/** Does the due work of an attempt, and schedules the next. Provider errors are retried later. */
export async function processAttempt(ctx: Ctx, { id, tries }: { id: string; tries: number }): Promise<void> {
  const attempt = await findAttempt(ctx, id)
  const order = await findOrder(ctx, attempt.order_id)
  const job = await jobOf(ctx, attempt, order)
  if (job === 'none') return endDue(ctx.deps, 'payment_attempts', id)
  try {
    const after = await doJob(ctx, job, attempt)
    // A job that is still due although it was done is not repeated at once.
    if ((await jobOf(ctx, after, await findOrder(ctx, order.id))) === job && job !== 'poll') {
      await putOff(ctx.deps, 'payment_attempts', { id, tries, error: `still to ${job}` })
    }
  } catch (error) {
    const providerError = providerErrorOf(error)
    await noteProviderError(ctx, { attempt, order, job, tries }, providerError)
    // A refusal means that the payment has changed at the provider.
    if (providerError.kind === 'refused' && (job === 'capture' || job === 'void'))
      await pollQuietly(ctx, attempt)
  }
}

async function jobOf(ctx: Ctx, attempt: AttemptRow, order: OrderRow): Promise<Job> {
  const paying = await payingAttempt(ctx, order.id)
  const isPaidByOther = paying !== undefined && paying.id !== attempt.id
  if (isOpen(attempt.state)) {
    const isOver = isOverdue({ expiresAt: attempt.expires_at }, ctx.deps.clock())
    if (attempt.state === 'processing') {
      return isOver && order.status === 'pending_payment' && order.closed_at === null
        ? 'expire order'
        : 'poll'
    }
    if (isOver || isPaidByOther) return attempt.provider_ref === null && !isOver ? 'find' : 'close'
    return attempt.provider_ref === null ? 'find' : 'poll'
  }
  if (attempt.state !== 'authorized') return 'none'
  const consequence = paymentFollows(
    {
      state: attempt.state,
      paysOrder: attempt.pays_order === 1,
      wasHeld: true,
      hasAutomaticRefund: false,
    },
    {
      status: order.status,
      isClosed: order.closed_at !== null,
      isPaidByOther,
      hasOtherOpen: false,
      canReinstate: false,
    },
  )
  return consequence === 'capture' || consequence === 'void' ? consequence : 'poll'
}

async function doJob(ctx: Ctx, job: Job, attempt: AttemptRow): Promise<AttemptRow> {
  const gateway = gatewayOf(ctx.deps, attempt.provider)
  const { provider_ref: ref, idem_key: key } = attempt
  if (ref === null) return findLost(ctx, gateway, attempt, { gives: job === 'close' })
  switch (job) {
    case 'close':
      return closeAttempt(ctx, attempt, { state: 'expired', why: 'its time is over' })
    case 'expire order':
      await closeUnpaid(ctx, attempt.order_id)
      return pollPayment(ctx, attempt)
    case 'capture':
      return reconcileAndCollect(
        ctx,
        attempt,
        await gateway.capture(ref, cents(attempt.amount_cents), `${key}-capture`),
      )
    case 'void':
      return reconcileAndCollect(ctx, attempt, await gateway.voidHold(ref, `${key}-release`))
    default:
      return pollPayment(ctx, attempt)
  }
}

/**
 * The answer of a provider was lost before it was written down: the payment is found by our reference, else created
 * again under the same key, which makes no second one (payments.md rule 6, cases 8 and 28).
 */
async function findLost(
  ctx: Ctx,
  gateway: Gateway,
  attempt: AttemptRow,
  { gives }: { gives: boolean },
): Promise<AttemptRow> {
  const from = isoAt(Date.parse(attempt.created_at) - HOUR)
  for await (const seen of gateway.since(from)) {
    if (seen.reference === attempt.idem_key) {
      const found = await reconcileAndCollect(ctx, attempt, seen)
      return gives && isOpen(found.state)
        ? closeAttempt(ctx, found, { state: 'expired', why: 'its time is over' })
        : found
    }
  }
  if (gives) return giveUp(ctx, attempt.id, { state: 'expired', why: 'never seen at the provider' })
  return createAtProvider(ctx, attempt)
}

function closeUnpaid(ctx: Ctx, orderId: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order.status !== 'pending_payment' || order.closed_at !== null) return
    await expireUnpaidOrder({ ...ctx, branchId: order.branch_id }, order)
  })
}

type FailedJob = { attempt: AttemptRow; order: OrderRow; job: Job; tries: number }

async function noteProviderError(
  ctx: Ctx,
  { attempt, order, job, tries }: FailedJob,
  { kind, code }: ProviderError,
): Promise<void> {
  const { id, provider } = attempt
  ctx.deps.log.info('a payment has to wait', { provider, job, code, tries })
  // A key that is not accepted says nothing of a payment whose page the buyer has seen.
  const saysNothing = kind === 'unknown' || (kind === 'denied' && attempt.provider_ref !== null)
  const isGone = !saysNothing && attempt.state !== 'processing' && isOpen(attempt.state)
  if (isGone && (job === 'close' || job === 'find' || kind === 'missing')) {
    if (isOverdue({ expiresAt: attempt.expires_at }, ctx.deps.clock()) || job === 'find') {
      await giveUp(ctx, id, { state: 'expired', why: code })
      return
    }
  }
  if (job === 'capture' && (kind !== 'unknown' || (await isApprovedForLong(ctx, order)))) {
    await raiseAlarm(ctx, {
      kind: 'capture_failed',
      provider,
      ref: attempt.provider_ref,
      order,
      amount: attempt.amount_cents,
    })
  }
  await putOff(ctx.deps, 'payment_attempts', { id, tries, error: code })
}

async function isApprovedForLong(ctx: Ctx, { id, placed_at }: OrderRow): Promise<boolean> {
  const approvedAt = (await findApproval(ctx, id)) ?? placed_at
  return ctx.deps.clock() - Date.parse(approvedAt) > CAPTURE_ALARM_MS
}
