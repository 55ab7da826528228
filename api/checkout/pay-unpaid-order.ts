import { messages } from '#domain/messages.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { orderPath } from '../orders/index.ts'
import { openNextAttempt, PAYMENT_COOKIE, startPayment } from '../payments/index.ts'
import { tokenHash } from '../platform/session-token.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * The address where an unpaid order is paid; its own page once it is paid. A failed payment attempt is followed by
 * another one, but never while its outcome is unknown (payments.md 5). Throws `conflict` meanwhile, `unavailable` when
 * the provider does not answer.
 */
export async function payUnpaidOrder(
  ctx: Ctx,
  orderId: string,
  { isFirst = false, confirm }: { isFirst?: boolean; confirm?: () => Promise<unknown> } = {},
): Promise<string> {
  const start = await startPayment(ctx, orderId, { isFirst })
  switch (start.kind) {
    case 'started':
      ctx.cookies.set(PAYMENT_COOKIE, tokenHash(start.token), DAY_SECONDS)
      return start.url
    case 'over':
      return orderPath(ctx, orderId)
    case 'busy':
      throw new AppError('conflict', messages.paymentPending, { url: orderPath(ctx, orderId) })
    case 'dead': {
      await confirm?.()
      const isOurs = await openNextAttempt(ctx, orderId)
      return payUnpaidOrder(ctx, orderId, { isFirst: isOurs })
    }
  }
}
