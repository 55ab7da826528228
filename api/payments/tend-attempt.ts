import { cents } from '#domain/money.ts'
import { isOverdue } from '#domain/payments/next-look.ts'
import { paymentFollows } from '#domain/payments/payment-follows.ts'
import { isOpen } from '#domain/payments/payment-states.ts'
import { type Ctx, transaction } from '../context.ts'
import { expireUnpaidOrder, findOrder, lockOrder, type OrderRow } from '../orders/index.ts'
import { raiseAlarm } from './alarms.ts'
import { findAttempt, payingAttempt } from './attempts.queries.ts'
import { endDue, putOff } from './due.ts'
import { gatewayOf, troubleOf } from './find-gateway.ts'
import type { Gateway, ProviderTrouble } from './gateway.ts'
import { closeAttempt, lookAt, settleAndCollect } from './look-at-payment.ts'
import type { AttemptRow } from './payments.tables.ts'
import { giveUp, type PaymentRules } from './settle.ts'
import { createAtProvider } from './start-payment.ts'

const HOUR = 3_600_000
/** A hold that cannot be taken for so long is told to the staff. */
const CAPTURE_ALARM_MS = 6 * HOUR

type Job = 'find' | 'look' | 'close' | 'close draft' | 'take' | 'let go' | 'none'

/** Does what is due about an attempt, and says when it is due again. What goes wrong with the provider is waited out. */
export async function tendAttempt(
  ctx: Ctx,
  { id, tries }: { id: string; tries: number },
  rules: PaymentRules,
): Promise<void> {
  const attempt = await findAttempt(ctx, id)
  const order = await findOrder(ctx, attempt.order_id)
  const job = await jobOf(ctx, attempt, order)
  if (job === 'none') return endDue(ctx.deps, 'payment_attempts', id)
  try {
    const after = await doJob(ctx, job, attempt, rules)
    // Something that does not change although it was done is not done again at once.
    if ((await jobOf(ctx, after, await findOrder(ctx, order.id))) === job && job !== 'look') {
      await putOff(ctx.deps, 'payment_attempts', { id, tries, error: `still to ${job}` })
    }
  } catch (error) {
    const trouble = troubleOf(error)
    await noteTrouble(ctx, { attempt, order, job, tries }, trouble)
    // A provider that refuses knows of something that has happened to the payment.
    if (trouble.kind === 'refused' && (job === 'take' || job === 'let go'))
      await lookAround(ctx, attempt, rules)
  }
}

async function lookAround(ctx: Ctx, attempt: AttemptRow, rules: PaymentRules): Promise<void> {
  try {
    await lookAt(ctx, attempt, rules)
  } catch (error) {
    ctx.deps.log.info('a payment could not be asked about', { code: troubleOf(error).code })
  }
}

async function jobOf(ctx: Ctx, attempt: AttemptRow, order: OrderRow): Promise<Job> {
  const paying = await payingAttempt(ctx, order.id)
  const isPaidByOther = paying !== undefined && paying.id !== attempt.id
  if (isOpen(attempt.state)) {
    const isOver = isOverdue({ expiresAt: attempt.expires_at }, ctx.deps.clock())
    if (attempt.state === 'processing') {
      return isOver && order.status === 'pending_payment' && order.closed_at === null ? 'close draft' : 'look'
    }
    if (isOver || isPaidByOther) return attempt.provider_ref === null && !isOver ? 'find' : 'close'
    return attempt.provider_ref === null ? 'find' : 'look'
  }
  if (attempt.state !== 'authorized') return 'none'
  const consequence = paymentFollows(
    { state: attempt.state, paysOrder: attempt.pays_order === 1, wasHeld: true },
    { status: order.status, isClosed: order.closed_at !== null, isPaidByOther, canRevive: false },
  )
  return consequence === 'take' || consequence === 'let go' ? consequence : 'look'
}

async function doJob(ctx: Ctx, job: Job, attempt: AttemptRow, rules: PaymentRules): Promise<AttemptRow> {
  const gateway = gatewayOf(ctx.deps, attempt.provider)
  const { provider_ref: ref, idem_key: key } = attempt
  if (ref === null) return findLost(ctx, gateway, attempt, { rules, gives: job === 'close' })
  switch (job) {
    case 'close':
      return closeAttempt(ctx, attempt, rules, { state: 'expired', why: 'its time is over' })
    case 'close draft':
      await closeUnpaid(ctx, attempt.order_id)
      return lookAt(ctx, attempt, rules)
    case 'take':
      return settleAndCollect(
        ctx,
        attempt,
        await gateway.capture(ref, cents(attempt.amount_cents), `${key}-capture`),
        rules,
      )
    case 'let go':
      return settleAndCollect(ctx, attempt, await gateway.release(ref, `${key}-release`), rules)
    default:
      return lookAt(ctx, attempt, rules)
  }
}

/**
 * The answer of a provider was lost before it was written down: the payment is found by our name on it, else asked for
 * once more under the same key, which makes no second one (payments.md rule 6, cases 8 and 28).
 */
async function findLost(
  ctx: Ctx,
  gateway: Gateway,
  attempt: AttemptRow,
  { rules, gives }: { rules: PaymentRules; gives: boolean },
): Promise<AttemptRow> {
  const from = new Date(Date.parse(attempt.created_at) - HOUR).toISOString()
  for await (const seen of gateway.since(from)) {
    if (seen.reference === attempt.idem_key) {
      const found = await settleAndCollect(ctx, attempt, seen, rules)
      return gives && isOpen(found.state)
        ? closeAttempt(ctx, found, rules, { state: 'expired', why: 'its time is over' })
        : found
    }
  }
  if (gives) return giveUp(ctx, attempt.id, { state: 'expired', why: 'never seen at the provider' })
  return createAtProvider(ctx, attempt, rules)
}

function closeUnpaid(ctx: Ctx, orderId: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    if (order.status !== 'pending_payment' || order.closed_at !== null) return
    await expireUnpaidOrder({ ...ctx, branchId: order.branch_id }, order)
  })
}

type Troubled = { attempt: AttemptRow; order: OrderRow; job: Job; tries: number }

async function noteTrouble(
  ctx: Ctx,
  { attempt, order, job, tries }: Troubled,
  { kind, code }: ProviderTrouble,
): Promise<void> {
  const { id, provider } = attempt
  ctx.deps.log.info('a payment has to wait', { provider, job, code, tries })
  const isGone = kind !== 'unknown' && attempt.state !== 'processing' && isOpen(attempt.state)
  if (isGone && (job === 'close' || job === 'find' || kind === 'missing')) {
    if (isOverdue({ expiresAt: attempt.expires_at }, ctx.deps.clock()) || job === 'find') {
      await giveUp(ctx, id, { state: 'expired', why: code })
      return
    }
  }
  const isLong = ctx.deps.clock() - Date.parse(order.placed_at) > CAPTURE_ALARM_MS
  if (job === 'take' && (kind !== 'unknown' || isLong)) {
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
