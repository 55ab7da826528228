import type { PlaceOrder, Quote, QuoteRequest } from '#contract/checkout.ts'
import type { Draft } from './checkout-form.ts'

/**
 * The checkout payload of spec 3. What belongs to a delivery is sent with a delivery only,
 * and at a table nobody is asked how to be reached.
 */
export function orderBody(
  request: QuoteRequest,
  draft: Draft,
  quote: Pick<Quote, 'id' | 'totals' | 'minAge'>,
  paymentType: string,
): PlaceOrder {
  const isDelivery = request.deliverType === 'delivery'
  const isAtTable = request.deliverType === 'table'
  return {
    ...request,
    quote: quote.id,
    total: quote.totals.total,
    source: 'web',
    name: draft.name.trim(),
    email: isAtTable ? '' : draft.email.trim(),
    phone: isAtTable ? '' : draft.phone.trim(),
    address: isDelivery && !request.addressId ? draft.address.trim() : null,
    extras: isDelivery && !request.addressId ? draft.extras.trim() : null,
    notes: draft.notes.trim(),
    terms: draft.terms,
    ...(draft.issueInvoice && { issueInvoice: true }),
    ageConfirmed: quote.minAge !== undefined && draft.ageConfirmed,
    paymentType,
  }
}
