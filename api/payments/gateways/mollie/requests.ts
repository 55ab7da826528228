import { createHash } from 'node:crypto'
import type { NewPayment, RefundRequest } from '../../gateway.ts'
import { toDecimal } from '../decimal-amount.ts'

const MAX_TEXT = 255

/** The languages of Mollie's pages; for every other one the buyer's browser decides. */
const locales: Readonly<Record<string, string>> = {
  ca: 'ca_ES',
  cs: 'cs_CZ',
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  hu: 'hu_HU',
  is: 'is_IS',
  it: 'it_IT',
  lt: 'lt_LT',
  lv: 'lv_LV',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  pt: 'pt_PT',
  sk: 'sk_SK',
  sv: 'sv_SE',
}

/** Mollie accepts public webhook addresses only; without one the worker polls the payment. */
export function newPaymentBody(payment: NewPayment, webhookUrl: string | null) {
  const { amount, currency, description, language, key, orderCode } = payment
  const locale = locales[language]
  return {
    amount: { currency, value: toDecimal(amount) },
    description: shortened(description),
    redirectUrl: payment.returnUrl,
    cancelUrl: payment.cancelUrl,
    ...(webhookUrl !== null && { webhookUrl }),
    ...(locale && { locale }),
    metadata: { key, orderCode },
    captureMode: payment.holds ? 'manual' : 'automatic',
  }
}

export function refundBody({ amount, currency, key, note }: RefundRequest) {
  return {
    amount: { currency, value: toDecimal(amount) },
    description: shortened(note),
    metadata: { key },
  }
}

const shortened = (text: string): string => text.slice(0, MAX_TEXT).toWellFormed()

/** The key as a UUID, which Mollie requires; the same for the same key of ours. */
export function uuidOf(key: string): string {
  const bytes = createHash('sha256').update(key).digest()
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
