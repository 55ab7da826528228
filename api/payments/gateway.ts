import type { Cents } from '#contract/primitives.ts'

/**
 * The state of a payment at its provider, in our terms: `confirmed` is approved by the buyer while no money has moved;
 * `processing` is approved too, but its outcome is still open.
 */
export type SeenState =
  | 'open'
  | 'confirmed'
  | 'processing'
  | 'authorized'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'canceled'

export type SeenRefund = {
  ref: string
  amount: Cents
  state: 'pending' | 'done' | 'failed' | 'canceled'
  /** The key of our refund, where the provider keeps it. */
  reference: string | null
}

/** One payment as its provider shows it at this moment. It is untrusted until `reconcileAttempt` has compared it. */
export type SeenPayment = {
  /** The provider's id of it: a session, an order, a payment. */
  ref: string
  state: SeenState
  /** The provider's own state or code, for the staff and the log. */
  providerState: string
  amount: Cents
  /** ISO 4217, upper case. */
  currency: string
  /** The key of our attempt, as the provider returns it. */
  reference: string | null
  isLive: boolean
  /** The address of the payment page, while the buyer can still pay. */
  url: string | null
  /** ISO 8601 in UTC, by the provider's clock. */
  expiresAt: string | null
  /** The captured amount; 0 while it is only held. */
  captured: Cents
  refunds: SeenRefund[]
  /** The buyer's bank has charged the money back. */
  isDisputed: boolean
}

export type NewPayment = {
  /**
   * Identifies the attempt everywhere: idempotency key, reference and invoice number at the provider (payments.md rule
   * 2).
   */
  key: string
  orderCode: string
  amount: Cents
  currency: string
  /** One line that the buyer sees on the payment page. */
  description: string
  email: string
  language: string
  /** Whether the money is only held until the restaurant accepts, where the provider can. */
  holds: boolean
  /** The return addresses: after paying or failing, and after the cancel button. */
  returnUrl: string
  cancelUrl: string
  webhookUrl: string
  /**
   * ISO 8601: when the attempt was made; some providers drop a key after a while, so the payment is looked up first.
   */
  madeAt: string
  /** ISO 8601: when the unpaid order expires; a provider may clamp it to its own limits, counted from `madeAt`. */
  expiresAt: string
}

export type RefundRequest = { amount: Cents; currency: string; key: string; note: string }

/**
 * A raw webhook call: the called address with its query, because a provider without signatures is authenticated by a
 * secret in it, the headers in lower case, the body byte for byte.
 */
export type WebhookCall = { url: string; headers: Headers; body: Uint8Array; now: number }

/**
 * A webhook event: a payment has changed. `id` is the same when the event is sent again; null where the provider gives
 * none, so that the next call may announce another change. `ref` is for `read`; it may differ from the one of `create`,
 * so the payment is identified by the answer of `read`.
 */
export type WebhookEvent = { id: string | null; kind: string; ref: string | null }

/**
 * One online provider: a thin client without decisions of its own. Every call throws `ProviderError`. Repeating a call
 * with the same key has the same effect as one call.
 */
export type Gateway = {
  id: string
  name: string
  /** The English line below the name, a key of the message catalogue. */
  description: string
  /** Whether our keys move real money. */
  isLive: boolean
  /** Whether it can hold money and capture it later. */
  canHold: boolean
  create(payment: NewPayment): Promise<SeenPayment>
  read(ref: string): Promise<SeenPayment>
  /** Captures (or holds) the money of a buyer who has confirmed; a provider without `confirmed` answers as `read`. */
  collect(ref: string, key: string): Promise<SeenPayment>
  /** Closes an unpaid payment, as far as the provider can; returns its current state, which may be `paid`. */
  close(ref: string): Promise<SeenPayment>
  /** Captures the held money; returns the current state, or throws `refused` when nothing is held (any more). */
  capture(ref: string, amount: Cents, key: string): Promise<SeenPayment>
  /** Voids the hold; returns the current state, or throws `refused` when nothing is held (any more). */
  voidHold(ref: string, key: string): Promise<SeenPayment>
  refund(ref: string, request: RefundRequest): Promise<SeenRefund>
  /** The payments since a moment (ISO 8601), for the worker that lost an answer and for the nightly reconciliation. */
  since(moment: string): AsyncIterable<SeenPayment>
  /** Proves that a webhook call comes from the provider. Throws `WebhookRefused`. */
  handleWebhook(call: WebhookCall): Promise<WebhookEvent>
}

/**
 * `unknown`: it may have happened or not (time-out, lost answer, 409, 429, 5xx); only the same call with the same key may follow.
 * `refused`: it has not happened and will not. `missing`: the provider does not know the payment. `denied`: it does not accept
 * our key, or not for this call: this call has had no effect, and nothing is said of earlier ones.
 */
export class ProviderError extends Error {
  readonly kind: 'unknown' | 'refused' | 'missing' | 'denied'
  /** The provider's own code, never its whole answer, which may hold the guest's data. */
  readonly code: string

  constructor(kind: ProviderError['kind'], code: string) {
    super(`${kind}: ${code}`)
    this.kind = kind
    this.code = code
  }
}

/** A webhook call that could not be authenticated; the reason is for the log, the caller gets 400. */
export class WebhookRefused extends Error {}
