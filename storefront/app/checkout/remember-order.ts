import type { Quote, QuoteRequest } from '#contract/checkout.ts'
import { forgetGuest, noteOrderOfAccount, rememberGuest } from '../location/remember-guest.ts'
import { readTerms } from '../location/store-plan.ts'
import type { CheckoutForm } from './checkout-form.ts'

/** The fields that are filled in again. What is decided anew with every order is not among them. */
const REMEMBERED = [
  'deliverType',
  'areaId',
  'areaText',
  'deliveryLocation',
  'email',
  'name',
  'phone',
  'address',
  'extras',
  'reusable',
] as const satisfies readonly (keyof CheckoutForm)[]

export type PlacedOrder = {
  form: CheckoutForm
  request: QuoteRequest
  quote: Pick<Quote, 'lines' | 'totals'>
  paymentType: string
  isOfAccount: boolean
}

/** Keeps a placed order on this device for a guest who wants that, and forgets the one before for one who does not. */
export function rememberOrder({ form, request, quote, paymentType, isOfAccount }: PlacedOrder): void {
  if (request.deliverType === 'table') return
  if (isOfAccount) {
    noteOrderOfAccount()
    return
  }
  if (!form.remember) {
    forgetGuest()
    return
  }
  const fields = REMEMBERED.map((field) => [field, form[field]] as const)
  rememberGuest({
    at: new Date().toISOString(),
    deliverType: request.deliverType,
    lines: request.items.flatMap((item, at) => {
      const line = quote.lines[at]
      return line ? [{ name: line.name, qty: line.qty, unitPrice: line.unitPrice, item }] : []
    }),
    total: quote.totals.total,
    form: { ...Object.fromEntries(fields), paymentType, deliverType: request.deliverType },
    terms: readTerms(),
  })
}
