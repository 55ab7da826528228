import { isDead } from '#domain/payments/payment-states.ts'
import type { Ctx } from '../context.ts'
import { lastAttempt } from './attempts.queries.ts'
import { troubleOf } from './find-gateway.ts'
import { closeAttempt } from './look-at-payment.ts'
import type { PaymentRules } from './settle.ts'

/**
 * Gives the last attempt of an order up because the guest wants something else. Answers whether it is dead: what may
 * have been paid is not given up.
 */
export async function abandonPayment(ctx: Ctx, orderId: string, rules: PaymentRules): Promise<boolean> {
  const attempt = await lastAttempt(ctx, orderId)
  if (!attempt || isDead(attempt.state)) return true
  if (attempt.state !== 'open') return false
  try {
    const after = await closeAttempt(ctx, attempt, rules, {
      state: 'canceled',
      why: 'the guest has ordered in another way',
    })
    return isDead(after.state)
  } catch (error) {
    ctx.deps.log.info('a payment could not be closed', { code: troubleOf(error).code })
    return false
  }
}
