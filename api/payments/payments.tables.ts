import type { Generated, Selectable } from 'kysely'
import type { PaymentState } from '#contract/payments.ts'
import type { AlarmKind, RefundCause, RefundState } from '#contract/payments.staff.ts'
import type { Flag } from '../db/columns.ts'

/** Scheduled work of the server; a claim expires when its worker has died. */
type Due = {
  /** When work is due; null when there is none. */
  due_at: string | null
  tries: Generated<number>
  claimed_until: string | null
  last_error: string | null
}

export type AttemptRow = Selectable<PaymentsTables['payment_attempts']>
export type RefundRow = Selectable<PaymentsTables['refunds']>
export type AlarmRow = Selectable<PaymentsTables['payment_alarms']>
export type EventRow = Selectable<PaymentsTables['payment_events']>

export type PaymentsTables = {
  payment_attempts: Due & {
    id: string
    order_id: string
    /** Counts the attempts of an order from 1. */
    number: number
    provider: string
    provider_ref: string | null
    /** Of the token in the buyer's return address. */
    token_hash: string
    idem_key: string
    /** The address of the shop, or of its branch, that the buyer returns to. */
    origin: string
    amount_cents: number
    currency: string
    /**
     * What the buyer reads at the provider; empty in attempts of earlier versions, which show the order code instead.
     */
    description: string
    is_live: Flag
    /** Whether the money is to be held first. */
    holds: Flag
    state: PaymentState
    provider_state: string
    /** The payment page. */
    url: string | null
    captured_cents: Generated<number>
    /** How many times the capture of a confirmed payment was declined; each capture has a key of its own. */
    collects: Generated<number>
    /** Whether this attempt pays the order. */
    pays_order: Generated<Flag>
    /** Whether the money was held at some time; once voided it cannot be held again. */
    was_held: Generated<Flag>
    created_at: string
    expires_at: string
  }
  /** The webhook events of the providers, each once. */
  payment_events: Due & {
    id: string
    provider: string
    event_id: string
    kind: string
    provider_ref: string | null
    received_at: string
    processed_at: string | null
    outcome: string | null
  }
  refunds: Due & {
    id: string
    attempt_id: string
    number: number
    /** Null for a refund that was made at the provider, not by us. */
    idem_key: string | null
    /** The idempotency key of the member's call, and the digest of the request under it. */
    request_key: string | null
    request_hash: string | null
    provider_ref: string | null
    amount_cents: number
    state: RefundState
    cause: RefundCause
    reason: string
    /** The positions of the refunded lines. */
    lines_json: string
    member_id: string | null
    created_at: string
  }
  payment_alarms: {
    id: string
    /** The same alarm is raised once. */
    dedupe_key: string
    kind: AlarmKind
    provider: string
    provider_ref: string | null
    order_id: string | null
    branch_id: string | null
    amount_cents: number
    raised_at: string
    seen_at: string | null
    member_id: string | null
  }
  /** The payments of the sandbox provider. */
  sandbox_payments: {
    ref: string
    idem_key: string
    payment_json: string
    state: string
    captured_cents: number
    refunds_json: string
    created_at: string
  }
}
