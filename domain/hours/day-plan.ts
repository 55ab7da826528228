import type { Span, Week } from '#contract/hours.ts'

/** The weekly hours with what is different for a while. */
export type DayPlan = Week & {
  /** The hours of some dates instead of the weekly ones. */
  readonly dates?: Readonly<Record<string, readonly Span[]>>
  /** Nothing is open before this instant: orders are paused. */
  readonly pausedUntil?: string | undefined
}

/** Whether orders are paused at an instant. */
export const isPaused = ({ pausedUntil }: DayPlan, now: string): boolean =>
  pausedUntil !== undefined && Date.parse(now) < Date.parse(pausedUntil)
