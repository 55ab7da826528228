import { ProviderTrouble, type SeenPayment, type SeenState } from '../gateway.ts'
import type { PaypalApi } from './paypal-api.ts'
import type { PaypalOrder } from './paypal-order.ts'

/** What an issue of 422 says about the buyer's money; `look` is to be read from the order itself. */
const OUTCOMES: Record<string, SeenState | 'look' | 'unknown'> = {
  ORDER_ALREADY_CAPTURED: 'look',
  ORDER_ALREADY_AUTHORIZED: 'look',
  ORDER_COMPLETED_OR_VOIDED: 'look',
  ORDER_COMPLETION_IN_PROGRESS: 'unknown',
  ORDER_NOT_APPROVED: 'open',
  INSTRUMENT_DECLINED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'open',
  ORDER_EXPIRED: 'expired',
}

/**
 * Moves or holds the money of an order that was approved: the state it has now with PayPal's reason, or `look` when the
 * order itself must be read.
 */
export async function moveMoney(
  api: PaypalApi,
  order: PaypalOrder,
  { key, timeoutMs }: { key: string; timeoutMs: number },
): Promise<'look' | Pick<SeenPayment, 'state' | 'providerState'>> {
  const step = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture'
  const path = `/v2/checkout/orders/${order.id}/${step}`
  const answer = await api.post(path, {}, timeoutMs, requestId(order, key))
  if (answer.done) return 'look'
  const state = OUTCOMES[answer.issue] ?? 'failed'
  if (state === 'unknown') throw new ProviderTrouble('unknown', answer.issue)
  return state === 'look' ? state : { state, providerState: answer.issue }
}

/**
 * After a decline the buyer may agree anew with another card, and the old key would only bring back the old refusal. An
 * order is captured at most once whatever the key.
 */
function requestId({ update_time = '' }: PaypalOrder, key: string): string {
  return `${key}-${update_time.replace(/\D/g, '')}`
}
