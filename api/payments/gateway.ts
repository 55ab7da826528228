import type { Cents } from '#contract/primitives.ts'

/**
 * How far a payment has come in the eyes of a provider, in our words: `confirmed` is a buyer who has said yes while no
 * money has moved; `processing` has said yes too, but the provider does not know yet.
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

/** One payment as its provider shows it at this moment. Nothing in it is believed before `settle` has compared it. */
export type SeenPayment = {
  /** The name that the provider gave it: a session, an order, a payment. */
  ref: string
  state: SeenState
  /** The provider's own word, for the staff and the log. */
  providerState: string
  amount: Cents
  /** ISO 4217, upper case. */
  currency: string
  /** The key of our attempt, as it came back. */
  reference: string | null
  isLive: boolean
  /** Where the buyer goes on, while there is something to do. */
  url: string | null
  /** ISO 8601 in UTC, by the provider's clock. */
  expiresAt: string | null
  /** What was moved to the restaurant so far; 0 while it is only held. */
  captured: Cents
  refunds: SeenRefund[]
  /** The buyer's bank has taken the money back. */
  isDisputed: boolean
}

export type NewPayment = {
  /** Names the attempt everywhere: idempotency key, reference and invoice number at the provider (payments.md rule 2). */
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
  /** Where the buyer comes back to: paid or not, and by the cancel button. */
  returnUrl: string
  cancelUrl: string
  webhookUrl: string
  /** ISO 8601: when the attempt was made; some providers forget a key after a while and are asked for the payment first. */
  madeAt: string
  /** ISO 8601: when the order is given up; a provider may bring it within its own limits, counted from `madeAt`. */
  expiresAt: string
}

export type RefundRequest = { amount: Cents; currency: string; key: string; note: string }

/**
 * A webhook call as it came: the address that was called with its query, because a provider that signs nothing is known
 * by a secret in it, the headers in lower case, the body byte for byte.
 */
export type WebhookCall = { url: string; headers: Headers; body: Uint8Array; now: number }

/**
 * A hint: something has happened to a payment. `id` is the same when the hint comes again; null where the provider names
 * none, so that the next call may tell of another change. `ref` is for `read`; it may be another name than the one of
 * `create`, so the payment is known by what `read` answers.
 */
export type WebhookEvent = { id: string | null; kind: string; ref: string | null }

/**
 * One online provider: a thin client that says what the provider says, and decides nothing. Every call throws
 * `ProviderError`. Repeating a call with the same key has the same effect as doing it once.
 */
export type Gateway = {
  id: string
  name: string
  /** The English line below the name, a key of the words. */
  description: string
  /** Whether our keys move real money. */
  isLive: boolean
  /** Whether it can hold money and capture it later. */
  canHold: boolean
  create(payment: NewPayment): Promise<SeenPayment>
  read(ref: string): Promise<SeenPayment>
  /** Moves (or holds) the money of a buyer who has confirmed; a provider without `confirmed` answers as `read`. */
  collect(ref: string, key: string): Promise<SeenPayment>
  /** Makes an unpaid payment impossible, as far as the provider can; answers what it is now, which may be `paid`. */
  close(ref: string): Promise<SeenPayment>
  /** Takes the held money; answers what it is now, or `refused`, when there is none (any more). */
  capture(ref: string, amount: Cents, key: string): Promise<SeenPayment>
  /** Lets the held money go; answers what it is now, or `refused`, when there is none (any more). */
  voidHold(ref: string, key: string): Promise<SeenPayment>
  refund(ref: string, request: RefundRequest): Promise<SeenRefund>
  /** The payments since a moment (ISO 8601), for the sweeper that lost an answer and for the nightly reconciliation. */
  since(moment: string): AsyncIterable<SeenPayment>
  /** Proves that a webhook call comes from the provider. Throws `WebhookRefused`. */
  handleWebhook(call: WebhookCall): Promise<WebhookEvent>
}

/**
 * `unknown`: it may have happened or not (time-out, lost answer, 409, 429, 5xx); only the same call with the same key may follow.
 * `refused`: it has not happened and will not. `missing`: the provider does not know the payment.
 */
export class ProviderError extends Error {
  readonly kind: 'unknown' | 'refused' | 'missing'
  /** The provider's own code, never its whole answer: that may hold what belongs to the guest. */
  readonly code: string

  constructor(kind: ProviderError['kind'], code: string) {
    super(`${kind}: ${code}`)
    this.kind = kind
    this.code = code
  }
}

/** A webhook call that proves nothing; the reason is for the log, the caller hears 400. */
export class WebhookRefused extends Error {}
