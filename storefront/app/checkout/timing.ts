import type { DeliverType, OrderTimes } from '#contract/checkout.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { Timing } from './quote-request.ts'

type ChosenTime = Pick<CheckoutForm, 'when' | 'window' | 'seenTime'>

/** A time that the guest has seen and that is not to be had any more; without a window it was as soon as possible. */
export type LostTime = { window: string }

/** The time of an order as the shop can do it, and how it differs from what the guest has seen. */
export type TimeChoice = { timing: Timing; seenTime: string; lost: LostTime | undefined }

const isPossible = (when: Timing['when'], { now, days }: OrderTimes): boolean =>
  when === 'now' ? now.available : days.length > 0

const isAnyPossible = (times: OrderTimes): boolean => isPossible('now', times) || isPossible('later', times)

/**
 * When the order is wanted, as far as the shop can do it: `later` while it is closed, `now` when no window is left, and the
 * next possible window when none is chosen or the chosen one has passed (ux.md 1.9). Nothing replaces the choice while
 * nothing can be had.
 */
export function effectiveTiming(
  { when: wanted, window: chosen }: Pick<CheckoutForm, 'when' | 'window'>,
  times: OrderTimes | undefined,
): Timing {
  if (!times || !isAnyPossible(times)) return { when: wanted, window: chosen }
  const other = wanted === 'now' ? 'later' : 'now'
  const when = isPossible(wanted, times) ? wanted : other
  const starts = times.days.flatMap((day) => day.windows).map(({ start }) => start)
  const next = starts.find((start) => start >= chosen) ?? starts.at(-1) ?? ''
  return { when, window: next }
}

/** One text for a time of one way of handing over, by which a later one is compared. */
export const timeKey = (deliverType: DeliverType, { when, window }: Timing): string =>
  `${deliverType} ${when === 'now' ? '' : window}`

/**
 * The time of the order, and whether it is another one than the guest has chosen or seen: that is confirmed before anything
 * is ordered. What is shown first for a way of handing over counts as seen. While nothing can be had there is no other time
 * to confirm.
 */
export function chooseTime(
  form: ChosenTime,
  deliverType: DeliverType | '',
  times: OrderTimes | undefined,
): TimeChoice {
  const timing = effectiveTiming(form, times)
  const { seenTime, window } = form
  if (!times || !isAnyPossible(times) || deliverType === '') return { timing, seenTime, lost: undefined }
  if (form.when === 'later' && window !== '' && timing.window !== window)
    return { timing, seenTime, lost: { window } }
  const key = timeKey(deliverType, timing)
  if (!seenTime.startsWith(`${deliverType} `)) return { timing, seenTime: key, lost: undefined }
  const lost = seenTime === key ? undefined : { window: seenTime.slice(deliverType.length + 1) }
  return { timing, seenTime, lost }
}
