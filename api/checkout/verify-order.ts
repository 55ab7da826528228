import type { PlaceOrder } from '#contract/checkout.ts'
import { refuseBlocked } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { completeRequest, loadCaller } from './caller.ts'
import { quoteCart } from './quote-cart.ts'
import { readRequest } from './read-request.ts'
import { refuseChanges, throwIssues, refuseStrangers } from './refuse-order.ts'

/** Recomputes everything and refuses what the guest has not confirmed, and guests who are blocked. */
export async function verifyOrder(ctx: Ctx, sent: PlaceOrder) {
  await refuseStrangers(ctx)
  const request = await readRequest(ctx, sent)
  const caller = await loadCaller(ctx, request)
  const complete = await completeRequest(ctx, request, caller)
  await refuseBlocked(ctx, { ...complete, userId: caller.userId })
  const quote = await quoteCart(ctx, request, { caller })
  const kitchen =
    ctx.mainLanguage === ctx.language
      ? quote
      : await quoteCart(ctx, request, { caller, language: ctx.mainLanguage })
  await throwIssues(ctx, complete, quote)
  refuseChanges(request, quote)
  return { complete, quote, kitchen }
}
