import { isDead } from '#domain/payments/payment-states.ts'
import { type Ctx, isoNow } from '../context.ts'
import { findAttempt, lastAttempt } from './attempts.queries.ts'
import { providerErrorOf } from './find-gateway.ts'
import { closeAttempt } from './poll-payment.ts'
import type { AttemptRow } from './payments.tables.ts'
import { giveUp } from './reconcile-attempt.ts'

const WHY = 'the guest has ordered in another way'

/**
 * Abandons the last attempt of an order because the guest pays in another way. Returns whether it is closed: an attempt
 * that may have been paid is not abandoned.
 */
export async function abandonPayment(ctx: Ctx, orderId: string): Promise<boolean> {
  const attempt = await lastAttempt(ctx, orderId)
  if (!attempt || isDead(attempt.state)) return true
  if (attempt.state === 'created') return abandonUnanswered(ctx, attempt)
  if (attempt.state !== 'open') return false
  try {
    const after = await closeAttempt(ctx, attempt, {
      state: 'canceled',
      why: WHY,
    })
    return isDead(after.state)
  } catch (error) {
    ctx.deps.log.info('a payment could not be closed', { code: providerErrorOf(error).code })
    return false
  }
}

/**
 * Whether no payment page exists for it, so it cannot have been paid; while a request for one is running it may still
 * appear.
 */
async function abandonUnanswered(ctx: Ctx, { id, claimed_until }: AttemptRow): Promise<boolean> {
  const isBeingAsked = claimed_until !== null && claimed_until > isoNow(ctx.deps)
  if (isBeingAsked) return false
  await giveUp(ctx, id, { state: 'canceled', why: WHY })
  return isDead((await findAttempt(ctx, id)).state)
}
