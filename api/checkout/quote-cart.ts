import type { Quote, QuoteRequest } from '#contract/checkout.ts'
import { quoteFingerprint } from '#domain/checkout/quote-fingerprint.ts'
import { quoteCart as decide } from '#domain/checkout/quote.ts'
import { type Ctx, isoNow } from '../context.ts'
import { digest } from '../platform/digest.ts'
import { loadMenu } from '../menu/index.ts'
import { type Caller, loadCaller } from './caller.ts'
import { loadShopData } from './shop-data.ts'

/**
 * What a cart costs now, from the shop's own data. Never throws a validation error: what is wrong is listed in
 * `problems`.
 */
export async function quoteCart(
  ctx: Ctx,
  request: QuoteRequest,
  options: { language?: string; caller?: Caller } = {},
): Promise<Quote> {
  const [shop, { products, listedCombos }, caller] = await Promise.all([
    loadShopData(ctx),
    loadMenu(ctx, options.language ?? ctx.language),
    options.caller ?? loadCaller(ctx, request),
  ])
  // A combo that only an option opens is paid by the option; its separate price is unused.
  const menu = { products, combos: listedCombos }
  const now = isoNow(ctx.deps)
  const quote = decide({ ...request, ...shop, ...caller, menu, now })
  // A quote of one branch or table is not valid for another one.
  const scope = [ctx.branchId, ctx.actor.kind === 'table' ? ctx.actor.tableId : null]
  const id = digest(JSON.stringify(scope) + quoteFingerprint(quote, request))
  return { id, ...quote }
}
