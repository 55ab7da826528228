import { AsyncLocalStorage } from 'node:async_hooks'

/** The limits for all provider calls of one piece of work. */
export type CallLimit = {
  /** Ends every call and every pause before the next try. */
  signal: AbortSignal
  /** How often one call may be retried after a temporary failure. */
  repeats: number
}

const limits = new AsyncLocalStorage<CallLimit>()

/** The longest that a guest waits for a provider, over all calls of one request together. */
export const GUEST_WAIT_MS = 10_000
/** After two failures within a second the guest gets the error and can decide; a worker keeps retrying. */
const GUEST_REPEATS = 1

/**
 * Runs work that a guest waits for: all its provider calls together end within ten seconds, with `ProviderError` of
 * kind `unknown`, after which the same call with the same key may follow. A nested call shares the outer limit.
 */
export function whileGuestWaits<T>(work: () => Promise<T>, waitMs = GUEST_WAIT_MS): Promise<T> {
  if (limits.getStore()) return work()
  return limits.run({ signal: AbortSignal.timeout(waitMs), repeats: GUEST_REPEATS }, work)
}

/** The limit of the current work; undefined for work that no guest waits for. */
export const currentCallLimit = (): CallLimit | undefined => limits.getStore()
