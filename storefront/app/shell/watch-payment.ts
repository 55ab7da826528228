import { apiBase, callHeaders } from '../http/api-base.ts'
import { withDeadline } from '../http/with-deadline.ts'

const EVERY_MS = 2_000
/** A payment that was not made is polled shortly, a payment whose confirmation is outstanding for longer. */
const OPEN_TRIES = 3
const PENDING_TRIES = 30
/** The longest wait in milliseconds, apart from the duration of the calls. */
export const LONGEST_WATCH_MS = PENDING_TRIES * EVERY_MS

type Check = { state: string; url: string | null }
export type PaymentOutcome =
  | { kind: 'paid'; url: string | null }
  /** Still unknown; the order page shows it once it is known. */
  | { kind: 'waiting'; url: string | null }
  /** The guest has left the payment page without paying. */
  | { kind: 'canceled'; url: string | null }
  | { kind: 'failed' }

type Watching = { onWaiting(): void; everyMs?: number; load?: typeof fetch }

/** Asks how a payment stands until that is known or it takes too long; what goes wrong on the way is asked again. */
export async function watchPayment(
  asked: URLSearchParams,
  signal: AbortSignal,
  { onWaiting, everyMs = EVERY_MS, load = fetch }: Watching,
): Promise<PaymentOutcome> {
  let url: string | null = null
  for (let tries = 1; ; tries++) {
    const check = await ask(load, asked, signal)
    if (check === 'unknown' || signal.aborted) return { kind: 'failed' }
    url = check?.url ?? url
    if (check?.state === 'paid') return { kind: 'paid', url }
    const isPending = check === undefined || check.state === 'pending'
    if (check?.state === 'canceled') return { kind: 'canceled', url }
    // A provider may call a payment that its buyer left expired or failed.
    if (!isPending && check.state !== 'open')
      return asked.has('cancel') ? { kind: 'canceled', url } : { kind: 'failed' }
    if (!isPending && tries >= OPEN_TRIES) return { kind: 'canceled', url }
    if (tries >= PENDING_TRIES) return { kind: 'waiting', url }
    if (tries === 1) onWaiting()
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** Undefined when the server did not answer, or not in time. */
async function ask(
  load: typeof fetch,
  asked: URLSearchParams,
  signal: AbortSignal,
): Promise<Check | 'unknown' | undefined> {
  try {
    const response = await load(`${apiBase()}/checkout/check?${asked}`, {
      credentials: 'include',
      headers: callHeaders(),
      signal: withDeadline(signal),
    })
    // What is not paid is an error with its state (spec 8).
    if (response.status === 402) return (await response.json()) as Check
    if (response.status >= 400 && response.status < 500) return 'unknown'
    return response.ok ? ((await response.json()) as { data: Check }).data : undefined
  } catch {
    return undefined
  }
}
