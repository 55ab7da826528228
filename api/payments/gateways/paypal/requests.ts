import type { Cents } from '#contract/primitives.ts'
import type { NewPayment, RefundRequest } from '../../gateway.ts'
import { toDecimal } from '../decimal-amount.ts'

const MAX_DESCRIPTION = 127
const MAX_NOTE = 255

/** An amount as PayPal writes it. */
export const paypalMoney = (amount: Cents, currency: string) => ({
  currency_code: currency,
  value: toDecimal(amount),
})

/**
 * An order of one unit without items: PayPal does not need to know what was ordered, and sums that differ by a cent
 * would be refused. The e-mail is not sent either; PayPal knows its own buyer.
 */
export function newOrder(payment: NewPayment) {
  const { key, orderCode, amount, currency, description, holds, language, returnUrl, cancelUrl } = payment
  const locale = localeOf(language)
  return {
    intent: holds ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [
      {
        reference_id: orderCode,
        custom_id: key,
        invoice_id: key,
        description: cut(description, MAX_DESCRIPTION),
        amount: paypalMoney(amount, currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          ...(locale !== null && { locale }),
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  }
}

/** The invoice number makes the refund ours when it is read again. */
export function newRefund({ amount, currency, key, note }: RefundRequest) {
  const line = cut(note.replace(/\s+/g, ' ').trim(), MAX_NOTE)
  return {
    amount: paypalMoney(amount, currency),
    invoice_id: key,
    ...(line !== '' && { note_to_payer: line }),
  }
}

/** PayPal requires a country beside the language: `de-DE` for `de`. Null lets it choose. */
function localeOf(language: string): string | null {
  if (!/^[a-z]{2}$/.test(language)) return null
  const { region } = new Intl.Locale(language).maximize()
  return region && /^[A-Z]{2}$/.test(region) ? `${language}-${region}` : null
}

const cut = (text: string, max: number): string => [...text].slice(0, max).join('')
