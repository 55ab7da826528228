import type { Cents } from '#contract/primitives.ts'
import {
  ProviderError,
  type RefundRequest,
  type SeenPayment,
  type SeenRefund,
  type SeenState,
} from '../../gateway.ts'
import { understand } from '../call-provider.ts'
import type { PaypalApi } from './api.ts'
import { heldBy, type PaypalOrder, PaypalRefund, seenRefund, takenBy } from './order.ts'
import { newRefund, paypalMoney } from './requests.ts'

/** The outcome of a move: PayPal's reason why no money moved, or `poll` when the order holds it. */
export type Outcome = 'poll' | Pick<SeenPayment, 'state' | 'providerState'>

export type How = { key: string; timeoutMs: number }

/** The outcome that an issue of a 422 stands for; every other issue means that no money has moved or will. */
const ISSUES_OF_ORDER: Record<string, SeenState | 'poll' | 'unknown'> = {
  ORDER_ALREADY_CAPTURED: 'poll',
  ORDER_ALREADY_AUTHORIZED: 'poll',
  ORDER_COMPLETED_OR_VOIDED: 'poll',
  ORDER_COMPLETION_IN_PROGRESS: 'unknown',
  ORDER_NOT_APPROVED: 'open',
  INSTRUMENT_DECLINED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'open',
  ORDER_EXPIRED: 'expired',
}

const ISSUES_OF_HOLD: Record<string, SeenState | 'poll'> = {
  AUTHORIZATION_ALREADY_CAPTURED: 'poll',
  AUTHORIZATION_EXPIRED: 'expired',
  AUTHORIZATION_VOIDED: 'canceled',
  AUTHORIZATION_DENIED: 'failed',
}

/** Captures or authorizes an order that its buyer has approved. */
export async function collectOrder(api: PaypalApi, order: PaypalOrder, how: How): Promise<Outcome> {
  if (order.status !== 'APPROVED') return 'poll'
  const step = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture'
  const path = `/v2/checkout/orders/${order.id}/${step}`
  const answer = await api.post(path, {}, how.timeoutMs, collectId(order, how.key))
  if (answer.done) return 'poll'
  const state = ISSUES_OF_ORDER[answer.issue] ?? 'failed'
  if (state === 'unknown') throw new ProviderError('unknown', answer.issue)
  return state === 'poll' ? state : { state, providerState: answer.issue }
}

/**
 * After a decline the buyer may approve again with another card, and the old key would only repeat the old refusal. An
 * order is captured at most once whatever the key.
 */
function collectId({ update_time = '' }: PaypalOrder, key: string): string {
  return `${key}-${update_time.replace(/\D/g, '')}`
}

/** Captures the hold. */
export async function captureHold(
  api: PaypalApi,
  order: PaypalOrder,
  requested: Cents,
  how: How,
): Promise<Outcome> {
  const held = heldBy(order)
  if (held?.status !== 'CREATED') return 'poll'
  const amount = paypalMoney(requested, order.purchase_units[0].amount.currency_code)
  const path = `/v2/payments/authorizations/${held.id}/capture`
  const answer = await api.post(path, { amount, final_capture: true }, how.timeoutMs, how.key)
  if (answer.done) return 'poll'
  const state = ISSUES_OF_HOLD[answer.issue]
  if (!state) throw new ProviderError('refused', answer.issue)
  return state === 'poll' ? state : { state, providerState: answer.issue }
}

/** Voids the hold. PayPal takes no key for it: the second call answers that it was done. */
export async function voidHold(api: PaypalApi, order: PaypalOrder, timeoutMs: number): Promise<Outcome> {
  const held = heldBy(order)
  if (held?.status !== 'CREATED') return 'poll'
  const answer = await api.post(`/v2/payments/authorizations/${held.id}/void`, {}, timeoutMs)
  if (answer.done || answer.issue.startsWith('PREVIOUSLY_')) return 'poll'
  throw new ProviderError('refused', answer.issue)
}

/** Refunds money. PayPal drops our key after some time, the invoice number stays. */
export async function refundOrder(
  api: PaypalApi,
  order: PaypalOrder,
  request: RefundRequest,
  timeoutMs: number,
): Promise<SeenRefund> {
  const { refunds } = order.purchase_units[0].payments
  const made = refunds.find(({ invoice_id }) => invoice_id === request.key)
  if (made) return seenRefund(made)
  const taken = takenBy(order).at(-1)
  if (!taken) throw new ProviderError('refused', 'nothing captured')
  const path = `/v2/payments/captures/${taken.id}/refund`
  const answer = await api.post(path, newRefund(request), timeoutMs, request.key)
  if (!answer.done) throw new ProviderError('refused', answer.issue)
  return seenRefund(understand(PaypalRefund, answer.json))
}
