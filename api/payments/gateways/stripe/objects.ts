import { z } from 'zod'
import { cents } from '#domain/money.ts'
import type { SeenPayment, SeenRefund, SeenState } from '../../gateway.ts'

// Only the fields we read; Stripe may add values to its lists, so none is an enum.

const UnixTime = z.int().min(0).max(8_640_000_000_000)
const Amount = z.int().min(0)

export const Refund = z.object({
  id: z.string(),
  amount: Amount,
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
})

const Charge = z.object({
  disputed: z.boolean(),
  refunds: z.object({ data: z.array(Refund), has_more: z.boolean() }).nullish(),
})

export const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: Amount,
  cancellation_reason: z.string().nullable(),
  latest_charge: z.union([z.string(), Charge]).nullable(),
})
export type Intent = z.infer<typeof Intent>

export const Session = z.object({
  id: z.string(),
  status: z.string().nullable(),
  payment_status: z.string(),
  amount_total: Amount.nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  livemode: z.boolean(),
  url: z.string().nullable(),
  expires_at: UnixTime,
  payment_intent: z.union([z.string(), Intent]).nullable(),
})
export type Session = z.infer<typeof Session>

export const page = <T>(item: z.ZodType<T>) => z.object({ data: z.array(item), has_more: z.boolean() })

/** The intent of a session that was read with it. */
export function intentOf({ payment_intent }: Session): Intent | null {
  return typeof payment_intent === 'object' ? payment_intent : null
}

export function chargeOf(session: Session): z.infer<typeof Charge> | null {
  const charge = intentOf(session)?.latest_charge ?? null
  return typeof charge === 'object' ? charge : null
}

/** A session as we see it, with the intent, the charge and its refunds as far as they were read. */
export function seeSession(session: Session): SeenPayment {
  const intent = intentOf(session)
  const charge = chargeOf(session)
  return {
    ref: session.id,
    state: stateOf(session, intent),
    providerState: [session.status, session.payment_status, intent?.status].filter(Boolean).join(' '),
    amount: cents(session.amount_total ?? 0),
    currency: (session.currency ?? '').toUpperCase(),
    reference: session.client_reference_id,
    isLive: session.livemode,
    url: session.status === 'open' ? session.url : null,
    expiresAt: new Date(session.expires_at * 1000).toISOString(),
    captured: cents(intent?.amount_received ?? 0),
    refunds: charge?.refunds?.data.map(seeRefund) ?? [],
    isDisputed: charge?.disputed ?? false,
  }
}

export function seeRefund({ id, amount, status, metadata }: z.infer<typeof Refund>): SeenRefund {
  const states: Record<string, SeenRefund['state']> = {
    succeeded: 'done',
    failed: 'failed',
    canceled: 'canceled',
  }
  return {
    ref: id,
    amount: cents(amount),
    state: states[status ?? ''] ?? 'pending',
    reference: metadata?.['refund'] ?? null,
  }
}

/** `complete` alone does not mean paid. An unknown value counts as processing. */
function stateOf({ status, payment_status }: Session, intent: Intent | null): SeenState {
  if (status === 'open' || status === 'expired') return status
  if (status !== 'complete') return 'processing'
  switch (intent?.status) {
    case 'requires_capture':
      return 'authorized'
    case 'requires_payment_method':
      return 'failed'
    case 'canceled':
      return isOutOfTime(intent) ? 'expired' : 'canceled'
    case 'succeeded':
      return 'paid'
    default:
      return payment_status === 'paid' ? 'paid' : 'processing'
  }
}

const isOutOfTime = ({ cancellation_reason }: Intent): boolean =>
  cancellation_reason === 'automatic' || cancellation_reason === 'expired'
