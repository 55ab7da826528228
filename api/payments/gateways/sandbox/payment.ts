import type { Cents } from '#contract/primitives.ts'
import { subtract, sum, zero } from '#domain/money.ts'
import { type NewPayment, ProviderError, type RefundRequest, type SeenRefund } from '../../gateway.ts'

/** How long a payment of the sandbox stays in processing when it is confirmed later. */
export const BANK_MS = 20_000

/** What the buyer may do on the page of the sandbox. */
export const choices = ['pay', 'wait', 'decline', 'cancel'] as const
export type Choice = (typeof choices)[number]

export type SandboxState = 'open' | 'processing' | 'authorized' | 'paid' | 'failed' | 'expired' | 'canceled'

/** A payment of the sandbox, without data of the buyer. */
export type SandboxPayment = Omit<NewPayment, 'email' | 'webhookUrl' | 'madeAt'> & {
  ref: string
  state: SandboxState
  /** ISO 8601: when the payment leaves processing. */
  settlesAt: string | null
  captured: Cents
  refunds: SeenRefund[]
}

export function startPayment(ref: string, request: NewPayment): SandboxPayment {
  const { email: _email, webhookUrl: _webhookUrl, madeAt: _madeAt, ...rest } = request
  return { ...rest, ref, state: 'open', settlesAt: null, captured: zero, refunds: [] }
}

/** The payment at a moment: expired when it was not paid in time, paid when its processing is over. */
export function atMoment(payment: SandboxPayment, now: number): SandboxPayment {
  if (payment.state === 'open' && Date.parse(payment.expiresAt) <= now)
    return { ...payment, state: 'expired' }
  const { state, settlesAt } = payment
  return state === 'processing' && settlesAt !== null && Date.parse(settlesAt) <= now
    ? paid(payment)
    : payment
}

/** Applies the buyer's choice; a finished payment stays as it is. */
export function choose(payment: SandboxPayment, choice: Choice, now: number): SandboxPayment {
  if (payment.state !== 'open') return payment
  if (choice === 'pay') return paid(payment)
  if (choice === 'cancel') return { ...payment, state: 'canceled' }
  if (choice === 'decline') return { ...payment, state: 'failed' }
  return { ...payment, state: 'processing', settlesAt: new Date(now + BANK_MS).toISOString() }
}

/** Captures the hold, once. Throws `ProviderError`. */
export function capture(payment: SandboxPayment, amount: Cents): SandboxPayment {
  if (payment.state === 'paid') return payment
  if (payment.state !== 'authorized') throw new ProviderError('refused', 'nothing is held')
  if (amount > payment.amount) throw new ProviderError('refused', 'more than is held')
  return { ...payment, state: 'paid', captured: amount }
}

/** Voids the hold. Throws `ProviderError`. */
export function voidHeld(payment: SandboxPayment): SandboxPayment {
  if (payment.state === 'canceled') return payment
  if (payment.state !== 'authorized') throw new ProviderError('refused', 'nothing is held')
  return { ...payment, state: 'canceled' }
}

/** Refunds at once, each request once. Throws `ProviderError`. */
export function refund(payment: SandboxPayment, { key, amount }: RefundRequest): SandboxPayment {
  if (payment.refunds.some(({ reference }) => reference === key)) return payment
  const back = payment.refunds.filter(({ state }) => state === 'pending' || state === 'done')
  const left = subtract(payment.captured, sum(back.map((one) => one.amount)))
  if (amount > left) throw new ProviderError('refused', 'more than was taken')
  const ref = `${payment.ref}-refund-${payment.refunds.length + 1}`
  return { ...payment, refunds: [...payment.refunds, { ref, amount, state: 'done', reference: key }] }
}

const paid = (payment: SandboxPayment): SandboxPayment =>
  payment.holds
    ? { ...payment, state: 'authorized' }
    : { ...payment, state: 'paid', captured: payment.amount }
