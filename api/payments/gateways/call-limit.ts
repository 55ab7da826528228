import { AsyncLocalStorage } from 'node:async_hooks'

/** Within what the calls of providers have to stay that belong to one piece of work. */
export type CallLimit = {
  /** Ends every call and every pause before the next try. */
  signal: AbortSignal
  /** How often one call may be made again when it failed in a way that may pass. */
  repeats: number
}

const limits = new AsyncLocalStorage<CallLimit>()

/** The longest that a guest waits for a provider, over all calls of one request together. */
export const GUEST_WAIT_MS = 10_000
/** A provider that refuses twice within a second is told to the guest, who can decide; a worker goes on trying. */
const GUEST_REPEATS = 1

/**
 * Does what a guest waits for: all calls of providers in it together end within ten seconds, with `ProviderError` of
 * kind `unknown`, after which the same call with the same key may follow. Inside of another one it is part of that.
 */
export function whileGuestWaits<T>(work: () => Promise<T>, waitMs = GUEST_WAIT_MS): Promise<T> {
  if (limits.getStore()) return work()
  return limits.run({ signal: AbortSignal.timeout(waitMs), repeats: GUEST_REPEATS }, work)
}

/** The limit of the work that is being done; undefined for work that nobody waits for. */
export const currentCallLimit = (): CallLimit | undefined => limits.getStore()
