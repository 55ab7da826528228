import { z } from 'zod'
import { type PlaceOrder, Quote } from '#contract/checkout.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { guestFieldIssues } from '#domain/checkout/guest-fields.ts'
import { messages } from '#domain/messages.ts'
import type { Ctx } from '../context.ts'
import { AppError, ValidationError, throwFieldErrors } from '../http/errors.ts'
import type { NewOrder } from '../orders/index.ts'
import { loadPaymentProviders } from '../payments/index.ts'
import { loadSettings } from '../settings/index.ts'

/**
 * Why an order is refused in this session, undefined when it is not: a checkout form that was filled in for an account is only
 * accepted for that account, one of a guest for nobody.
 */
export function otherSession(
  { actor }: Ctx,
  { accountId, asGuest }: Pick<PlaceOrder, 'accountId' | 'asGuest'>,
): AppError | undefined {
  if (asGuest && actor.kind === 'user') return new AppError('unauthenticated', messages.signedInSince)
  if (accountId && !(actor.kind === 'user' && actor.userId === accountId)) {
    return new AppError('unauthenticated', messages.sessionEnded)
  }
  return undefined
}

/** Guests may order only where the restaurant allows it (spec 6). */
export async function refuseStrangers(ctx: Ctx): Promise<void> {
  const { ALLOW_GUEST_CHECKOUT } = await loadSettings(ctx)
  if (ctx.actor.kind === 'guest' && ALLOW_GUEST_CHECKOUT === '') {
    throw new AppError('unauthenticated', 'Please sign in to order')
  }
}

/** Throws a `ValidationError` with everything that is wrong with this order (spec 5). */
export async function throwIssues(ctx: Ctx, request: NewOrder['request'], quote: Quote): Promise<void> {
  const [providers, { ALLOW_ISSUE_INVOICE }] = await Promise.all([
    loadPaymentProviders(ctx),
    loadSettings(ctx),
  ])
  const { address, ...contact } = guestFieldIssues(request, request.deliverType)
  // A request with a saved address or a place gets errors about that one only.
  const isTold = request.addressId || quote.problems.some(({ field }) => field === 'placeId')
  const fields: FieldErrors = address && !isTold ? { ...contact, address } : { ...contact }
  for (const { field, message } of quote.problems) fields[field] = [...(fields[field] ?? []), message]
  const canPay = providers.some(
    ({ id, deliverTypes, displayOption }) =>
      id === request.paymentType &&
      deliverTypes.includes(request.deliverType) &&
      // No provider accepts a payment of zero.
      (displayOption === 'direct' || quote.totals.total > 0),
  )
  if (!canPay) fields['paymentType'] = [messages.paymentMissing]
  if (quote.minAge && !request.ageConfirmed) fields['ageConfirmed'] = [messages.ageMissing]
  if (request.issueInvoice && ALLOW_ISSUE_INVOICE === '')
    fields['issueInvoice'] = [messages.invoiceNotAllowed]
  throwFieldErrors(fields)
}

/**
 * Without the id of a quote, the total that the client showed must be ours (only clients of the older calls send no
 * id).
 */
export function refuseChanges(request: PlaceOrder, quote: Quote): void {
  if (!request.quote && request.total === undefined) {
    throw new ValidationError({ total: [messages.totalMissing] })
  }
  const isConfirmed = request.quote ? request.quote === quote.id : request.total === quote.totals.total
  if (!isConfirmed) {
    throw new AppError('quote_changed', messages.quoteChanged, { quote: z.encode(Quote, quote) })
  }
}
