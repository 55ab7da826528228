import { messages, type Message } from '../messages.ts'
import { MAX_PROMISED_MINUTES } from '../limits.ts'
import { failed, ok, type Result } from '../result.ts'
import type { ChangingOrder } from './status-change.ts'

const MINUTE = 60_000

type WantedFor = Pick<ChangingOrder, 'deliverAt' | 'deliverDate'>

/** The earliest instant, in milliseconds, that an approved order may be told: not before now, nor before it is wanted. */
export function earliestNewTime({ deliverAt, deliverDate }: WantedFor, now: number): number {
  return Math.max(now, deliverAt === 'later' && deliverDate ? Date.parse(deliverDate) : 0)
}

/**
 * Decides whether the guest of an approved order may be told that it is ready or at the door at `wanted`, an instant; `now` is in
 * milliseconds. Answers the minutes from now until then, as clocks without seconds show
 * them.
 */
export function decideNewTime(
  order: WantedFor,
  wanted: string,
  now: number,
): Result<{ minutes: number }, { expectedAt: Message }> {
  const at = Date.parse(wanted)
  const earliest = earliestNewTime(order, now)
  if (at < earliest) return failed({ expectedAt: messages.newTimeTooEarly })
  if (at > earliest + MAX_PROMISED_MINUTES * MINUTE) return failed({ expectedAt: messages.newTimeTooLate })
  return ok({ minutes: Math.floor(at / MINUTE) - Math.floor(now / MINUTE) })
}
