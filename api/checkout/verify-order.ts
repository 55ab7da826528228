import type { PlaceOrder, Quote } from '#contract/checkout.ts'
import { leadTime } from '#domain/hours/lead-minutes.ts'
import { refuseBlocked } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { completeRequest, loadCaller } from './caller.ts'
import { quoteCart } from './quote-cart.ts'
import { readRequest } from './read-request.ts'
import { refuseChanges, throwIssues, refuseStrangers } from './refuse-order.ts'
import { loadShopData } from './shop-data.ts'

/** Refuses guests who are blocked, and what they have not confirmed. */
export async function verifyOrder(ctx: Ctx, sent: PlaceOrder): Promise<void> {
  const { contact } = await checkOrder(ctx, sent)
  await refuseBlocked(ctx, contact)
}

/** The same for an order that is paid again: its time is still kept when it is not offered any more. */
export async function verifyUnpaidOrder(ctx: Ctx, sent: PlaceOrder): Promise<void> {
  const { contact } = await checkOrder(ctx, sent, { isTimeKept: true })
  await refuseBlocked(ctx, contact)
}

/**
 * Recomputes everything and refuses what the guest has not confirmed; `contact` may still be blocked. With `isTimeKept` the
 * caller decides about the time.
 */
export async function checkOrder(ctx: Ctx, sent: PlaceOrder, { isTimeKept = false } = {}) {
  await refuseStrangers(ctx)
  const request = await readRequest(ctx, sent)
  const caller = await loadCaller(ctx, request)
  const complete = await completeRequest(ctx, request, caller)
  const quote = await quoteCart(ctx, request, { caller })
  const kitchen =
    ctx.mainLanguage === ctx.language
      ? quote
      : await quoteCart(ctx, request, { caller, language: ctx.mainLanguage })
  await throwIssues(ctx, complete, isTimeKept ? withoutTimeIssues(quote) : quote)
  refuseChanges(request, quote)
  const { settings } = await loadShopData(ctx)
  return {
    complete,
    contact: { ...complete, userId: caller.userId },
    quote,
    kitchen,
    leadMinutes: leadTime(settings.lead, complete.deliverType),
  }
}

const withoutTimeIssues = (quote: Quote): Quote => ({
  ...quote,
  problems: quote.problems.filter(({ field }) => field !== 'deliverAt' && field !== 'deliverDate'),
})
