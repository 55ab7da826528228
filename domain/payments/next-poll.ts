import type { PaymentState } from '#contract/payments.ts'
import { isOpen } from './payment-states.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long after `expires_at` the system waits for the provider before it gives up (payments.md rule 6). */
export const GRACE_MS = 5 * MINUTE

type PolledAttempt = { state: PaymentState; createdAt: string }

/** Whether the time of an attempt is over, as far as clocks can be trusted. */
export const isOverdue = ({ expiresAt }: { expiresAt: string }, now: number): boolean =>
  now >= Date.parse(expiresAt) + GRACE_MS

/**
 * When the provider is polled next, in milliseconds: from two minutes on every minute while the buyer may
 * pay, now and then while money is only held or on its way for long. Null when there is nothing to wait for.
 */
export function nextPoll({ state, createdAt }: PolledAttempt, now: number): number | null {
  // A clock that was set back makes no attempt younger than new.
  const age = Math.max(0, now - Date.parse(createdAt))
  if (state === 'processing' && age > HOUR) return now + 15 * MINUTE
  if (isOpen(state)) return now + Math.max(MINUTE, 2 * MINUTE - age)
  return state === 'authorized' ? now + LONGEST_WAIT_MS : null
}

/** The longest time to the next poll, or to the next try. */
export const LONGEST_WAIT_MS = 30 * MINUTE

/** How long to wait after so many tries that came to nothing. */
export const retryDelay = (tries: number): number => Math.min(5_000 * 2 ** Math.min(tries, 10), 15 * MINUTE)
