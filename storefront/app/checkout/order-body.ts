import type { PlaceOrder, Quote, QuoteRequest } from '#contract/checkout.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { shownItem, shownSums } from './shown-item.ts'

/**
 * The checkout payload of spec 3. What belongs to a delivery is sent with a delivery only,
 * and at a table no contact details are asked.
 */
export function orderBody(
  request: QuoteRequest,
  form: CheckoutForm,
  quote: Pick<Quote, 'id' | 'lines' | 'totals' | 'minAge'>,
  paymentType: string,
  table: { id: string } | undefined,
): PlaceOrder {
  const isDelivery = request.deliverType === 'delivery'
  const isAtTable = request.deliverType === 'table'
  return {
    ...request,
    ...shownSums(quote.totals),
    items: request.items.map((item, index) => {
      const line = quote.lines[index]
      return line ? shownItem(item, line) : item
    }),
    table: table?.id,
    takeaway: request.deliverType === 'takeaway',
    quote: quote.id,
    total: quote.totals.total,
    source: 'web',
    name: form.name.trim(),
    email: isAtTable ? '' : form.email.trim(),
    phone: isAtTable ? '' : form.phone.trim(),
    address: isDelivery && !request.addressId ? form.address.trim() : null,
    extras: isDelivery && !request.addressId ? form.extras.trim() : null,
    notes: form.notes.trim(),
    terms: form.terms,
    ...(form.issueInvoice && { issueInvoice: true }),
    ageConfirmed: quote.minAge !== undefined && form.confirmedAge >= quote.minAge,
    paymentType,
  }
}
