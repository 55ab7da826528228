import type { PlaceOrder, Quote } from '#contract/checkout.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { guestFieldProblems } from '#domain/checkout/guest-fields.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { readContentVersion } from '../db/content-version.ts'
import { AppError, Problems } from '../http/problem.ts'
import { findPlacedOrder, hashRequest, orderPath, recordOrder } from '../orders/index.ts'
import { loadPaymentProviders } from '../payments/index.ts'
import { loadSettings } from '../settings/index.ts'
import { encodeQuote } from './encode-quote.ts'
import { quoteCart } from './quote-cart.ts'

export type Placed = { id: string; url: string }

const MAX_ATTEMPTS = 5

/**
 * Places an order: computes everything again, refuses what the guest has not agreed to, and writes all or nothing. The
 * same idempotency key leads to the same order, however often and however simultaneously it is sent. Throws `Problems`
 * by field, `quote_changed` with the new quote, `idempotency_mismatch` with the link of the first order.
 */
export async function placeOrder(ctx: Ctx, request: PlaceOrder, idempotencyKey?: string): Promise<Placed> {
  const requestHash = hashRequest(request)
  if (idempotencyKey) {
    const earlier = await placedBefore(ctx, idempotencyKey, requestHash)
    if (earlier) return earlier
  }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const contentVersion = ctx.deps.content.version()
    await refuseStrangers(ctx)
    const providers = await loadPaymentProviders(ctx)
    const quote = await quoteCart(ctx, request)
    const kitchen =
      ctx.mainLanguage === ctx.language ? quote : await quoteCart(ctx, request, ctx.mainLanguage)

    refuseProblems(
      request,
      quote,
      providers.map((provider) => provider.id),
    )
    refuseChanges(request, quote)

    const written = await transaction(ctx, async (ctx) => {
      if ((await readContentVersion(ctx.db)) !== contentVersion) return 'content changed' as const
      return recordOrder(ctx, {
        request,
        quote,
        kitchenLines: kitchen.lines,
        status: 'pending_approval',
        idempotencyKey,
        requestHash,
      })
    })
    if (written === 'content changed') {
      await ctx.deps.content.refresh()
    } else if (written) {
      return { id: written.id, url: orderPath(ctx, written.id) }
    } else if (idempotencyKey) {
      const earlier = await placedBefore(ctx, idempotencyKey, requestHash)
      if (earlier) return earlier
    }
  }
  throw new AppError('unavailable', 'The menu is being changed right now. Please try again')
}

async function placedBefore(ctx: Ctx, key: string, requestHash: string): Promise<Placed | undefined> {
  const order = await findPlacedOrder(ctx, key)
  if (order && order.requestHash !== requestHash) {
    throw new AppError('idempotency_mismatch', 'This cart has already been ordered', { url: order.url })
  }
  return order && { id: order.id, url: order.url }
}

/** Who is not signed in may order only where the restaurant lets guests do so (spec 6). */
async function refuseStrangers(ctx: Ctx): Promise<void> {
  const { ALLOW_GUEST_CHECKOUT } = await loadSettings(ctx)
  if (ctx.actor.kind === 'guest' && ALLOW_GUEST_CHECKOUT === '') {
    throw new AppError('unauthenticated', 'Please sign in to order')
  }
}

function refuseProblems(request: PlaceOrder, quote: Quote, paymentTypes: string[]): void {
  const fields: FieldErrors = { ...guestFieldProblems(request, request.deliverType) }
  for (const { field, message } of quote.problems) fields[field] = [...(fields[field] ?? []), message]
  if (!paymentTypes.includes(request.paymentType)) fields['paymentType'] = [messages.paymentMissing]
  if (quote.minAge && !request.ageConfirmed) fields['ageConfirmed'] = [messages.ageMissing]
  if (Object.keys(fields).length > 0) throw new Problems(fields)
}

/** Without the id of a quote, the total that the client showed must be ours (clients that know the old calls only). */
function refuseChanges(request: PlaceOrder, quote: Quote): void {
  if (request.quote === undefined && request.total === undefined) {
    throw new Problems({ total: [messages.totalMissing] })
  }
  const agreed =
    request.quote === undefined ? request.total === quote.totals.total : request.quote === quote.id
  if (!agreed) {
    throw new AppError('quote_changed', messages.quoteChanged, { quote: encodeQuote(quote) })
  }
}
