import type { OrderTimes } from '#contract/checkout.ts'
import type { Draft } from './checkout-form.ts'
import type { Timing } from './quote-request.ts'

/**
 * When the order is wanted, as far as the shop can do it: `later` while it is closed, and the next possible window when
 * none is chosen or the chosen one has passed (ux.md 1.9).
 */
export function effectiveTiming(
  draft: Pick<Draft, 'when' | 'window'>,
  times: OrderTimes | undefined,
): Timing {
  if (!times) return draft
  const when = draft.when === 'now' && !times.now.available && times.days.length > 0 ? 'later' : draft.when
  const windows = times.days.flatMap((day) => day.windows)
  const isOffered = windows.some((window) => window.start === draft.window)
  return { when, window: isOffered ? draft.window : (windows[0]?.start ?? '') }
}

/** Whether a window that the guest had chosen is not offered any more. */
export function hasPassed(draft: Pick<Draft, 'when' | 'window'>, times: OrderTimes): boolean {
  return (
    draft.when === 'later' && draft.window !== '' && effectiveTiming(draft, times).window !== draft.window
  )
}
