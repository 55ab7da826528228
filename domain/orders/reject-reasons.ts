import { type Message, messages } from '../messages.ts'

/**
 * Reasons the counter can choose when it cannot take an order. They are stored as they stand here, so that each guest
 * reads them in their own language; a reason that somebody typed is shown as it was typed.
 */
export const rejectReasons: readonly Message[] = [
  messages.kitchenFull,
  messages.ranOut,
  messages.tooFar,
  messages.closingSoon,
  messages.notReached,
  messages.ageNotProven,
]

/** Whether a reason is one of ours, to be shown in the reader's language; others stay as somebody typed them. */
export const isKnownReason = (reason: string): reason is Message =>
  (rejectReasons as readonly string[]).includes(reason)
