import { isDead } from '#domain/payments/payment-states.ts'
import { type Ctx, isoNow } from '../context.ts'
import { findAttempt, lastAttempt } from './attempts.queries.ts'
import { providerErrorOf } from './find-gateway.ts'
import { closeAttempt } from './poll-payment.ts'
import type { AttemptRow } from './payments.tables.ts'
import { giveUp, type PaymentRules } from './reconcile-attempt.ts'

const WHY = 'the guest has ordered in another way'

/**
 * Gives the last attempt of an order up because the guest wants something else. Answers whether it is dead: what may
 * have been paid is not given up.
 */
export async function abandonPayment(ctx: Ctx, orderId: string, rules: PaymentRules): Promise<boolean> {
  const attempt = await lastAttempt(ctx, orderId)
  if (!attempt || isDead(attempt.state)) return true
  if (attempt.state === 'created') return abandonUnanswered(ctx, attempt)
  if (attempt.state !== 'open') return false
  try {
    const after = await closeAttempt(ctx, attempt, rules, {
      state: 'canceled',
      why: WHY,
    })
    return isDead(after.state)
  } catch (error) {
    ctx.deps.log.info('a payment could not be closed', { code: providerErrorOf(error).code })
    return false
  }
}

/** No payment page was handed out for it, so nobody can have paid; while somebody is asking for one it may still come. */
async function abandonUnanswered(ctx: Ctx, { id, claimed_until }: AttemptRow): Promise<boolean> {
  const isBeingAsked = claimed_until !== null && claimed_until > isoNow(ctx.deps)
  if (isBeingAsked) return false
  await giveUp(ctx, id, { state: 'canceled', why: WHY })
  return isDead((await findAttempt(ctx, id)).state)
}
