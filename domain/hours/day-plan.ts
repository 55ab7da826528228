import type { DeliverType } from '#contract/checkout.ts'
import type { Span, Week } from '#contract/hours.ts'

type Dates = Readonly<Record<string, readonly Span[]>>

/** What a way to get the food has instead of the restaurant's own hours. */
export type WayHours = { readonly week: Partial<Week>; readonly dates: Dates }

/** The weekly hours with what is different on some dates, by some ways to get the food, and for a while. */
export type DayPlan = Week & {
  /** The hours of some dates instead of the weekly ones. */
  readonly dates?: Dates
  /** The ways to get the food that have hours of their own on some days. */
  readonly ways?: Readonly<Partial<Record<DeliverType, WayHours>>>
  /** Nothing is open before this instant: orders are paused. */
  readonly pausedUntil?: string | undefined
}

/** Whether orders are paused at an instant. */
export const isPaused = ({ pausedUntil }: DayPlan, now: string): boolean =>
  pausedUntil !== undefined && Date.parse(now) < Date.parse(pausedUntil)

/** The plan of one way to get the food. */
export function planOf(plan: DayPlan, way: DeliverType): DayPlan {
  const { ways, dates, ...rest } = plan
  const own = ways?.[way]
  return { ...rest, ...own?.week, dates: { ...dates, ...own?.dates } }
}

/** The plan with the hours of one date instead of all others of it, by every way. */
export function withDate(plan: DayPlan, date: string, spans: readonly Span[]): DayPlan {
  const ways = Object.entries(plan.ways ?? {}).map(
    ([way, own]) => [way, { ...own, dates: { ...own.dates, [date]: spans } }] as const,
  )
  return { ...plan, dates: { ...plan.dates, [date]: spans }, ways: Object.fromEntries(ways) }
}
