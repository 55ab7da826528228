/** How a fake provider misbehaves once, at its next call of that operation. */
export type Fault =
  | { kind: 'delay'; ms: number }
  /** It executes the request, then closes the connection without an answer. */
  | { kind: 'lost answer' }
  | { kind: 'status'; status: 429 | 500 | 503 }
  /** A page of some proxy instead of JSON. */
  | { kind: 'html' }

export type Operation = 'create' | 'read' | 'collect' | 'close' | 'capture' | 'voidHold' | 'refund' | 'list'

/** What the buyer, the bank or time does to a payment. */
export type SimulatedEvent =
  | 'pay'
  | 'authorize'
  | 'process'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'expire hold'
  | 'dispute'
  | 'refund settles'
  | 'refund fails'
  /** The object differs from our request (payments.md rule 5). */
  | 'change amount'
  | 'change currency'
  | 'change reference'
  | 'change mode'

/** A webhook call that a fake would make, as it goes over the wire. */
export type OutgoingWebhook = {
  kind: string
  /** The target, for a provider that gets it with each payment. */
  url?: string
  headers: Record<string, string>
  body: string
}

/**
 * A provider on this machine, for tests: it checks every request against the official contract where that is at hand,
 * keeps objects and idempotency keys as the provider does, and shows a payment page with buttons for end-to-end tests.
 */
export type FakeGateway = {
  /** The base address for the client. */
  url: string
  /** The environment variables with which a server uses it. */
  env: Readonly<Record<string, string>>
  simulate(ref: string, what: SimulatedEvent): Promise<void>
  fault(operation: Operation, fault: Fault): void
  /** How many calls of an operation reached it, repeated ones included. */
  calls(operation: Operation): number
  /** The payments that exist there, with what was captured and refunded, in cents. */
  payments(): { ref: string; reference: string | null; state: string; captured: number; refunded: number }[]
  /**
   * The webhooks that are due, oldest first; they leave only by `send`, so that a test may reorder, repeat or drop them.
   * With `deliverTo` set they go out by themselves.
   */
  webhooks: {
    due(): OutgoingWebhook[]
    clear(): void
    deliverTo: string | null
    /** The same call with a broken proof of origin. */
    forged(webhook: OutgoingWebhook): OutgoingWebhook
  }
  stop(): Promise<void>
}
