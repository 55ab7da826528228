import type { NewPayment } from '../../gateway.ts'
import type { Form } from './form.ts'

const MINUTE = 60_000

/** Payment methods that confirm after days, which a kitchen cannot wait for. */
const DELAYED = ['sepa_debit', 'customer_balance', 'multibanco']
const LANGUAGES =
  'bg cs da de el en es et fi fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'

/** The session that we ask for. */
export function newSession(payment: NewPayment): Form {
  const metadata = { orderCode: payment.orderCode, attempt: payment.key }
  const language = payment.language.slice(0, 2)
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale: LANGUAGES.split(' ').includes(language) ? language : 'auto',
    client_reference_id: payment.key,
    customer_email: payment.email === '' ? undefined : payment.email,
    success_url: payment.returnUrl,
    cancel_url: payment.cancelUrl,
    expires_at: expiryOf(payment),
    // One line with the total: a discount cannot be a line of its own, and the sums always agree.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amount,
          product_data: { name: payment.description },
        },
      },
    ],
    adaptive_pricing: { enabled: false },
    excluded_payment_method_types: DELAYED,
    metadata,
    payment_intent_data: {
      capture_method: payment.holds ? 'manual' : 'automatic',
      description: payment.description.slice(0, 1000),
      metadata, // Stripe does not copy that of the session
    },
  }
}

/** Stripe takes from 30 minutes to 24 hours; a little less on both sides, for a call that is repeated as it was. */
function expiryOf({ madeAt, expiresAt }: NewPayment): number {
  const made = Date.parse(madeAt)
  const requested = Math.max(Date.parse(expiresAt), made + 35 * MINUTE)
  return Math.floor(Math.min(requested, made + 23 * 60 * MINUTE) / 1000)
}
