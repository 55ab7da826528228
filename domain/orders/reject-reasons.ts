import { type Message, messages } from '../messages.ts'

/**
 * Reasons the counter can choose when it cannot take an order. They are stored as they stand here, so that each guest
 * reads them in their own language; a typed reason is shown as it was typed.
 */
export const rejectReasons: readonly Message[] = [
  messages.kitchenFull,
  messages.ranOut,
  messages.tooFar,
  messages.closingSoon,
  messages.notReached,
  messages.ageNotProven,
  messages.unanswered,
]

/** Every reason that nobody has typed: those of the counter, and that of the system when a payment is lost. */
export const fixedReasons: readonly Message[] = [...rejectReasons, messages.paymentLost]

/** Whether a reason is one of ours, to be shown in the reader's language; others stay as they were typed. */
export const isKnownReason = (reason: string): reason is Message =>
  (fixedReasons as readonly string[]).includes(reason)
