import type { Availability } from '#contract/availability.ts'
import type { DeliverType, OrderTimes } from '#contract/checkout.ts'
import { isAvailable } from '#domain/menu/availability.ts'

type Way = { zone: string; deliverType: DeliverType | '' }

/**
 * Tells whether everything with these rules can be had at the start of a window; undefined where no window fits: then it is
 * not the time that stands against it.
 */
export function fittingTimes(
  times: OrderTimes | undefined,
  availability: Availability | undefined,
  { zone, deliverType }: Way,
): ((start: string) => boolean) | undefined {
  const fits = (start: string) =>
    isAvailable(availability, { at: Date.parse(start), zone, deliverType: deliverType || undefined })
  return times?.days.some(({ windows }) => windows.some(({ start }) => fits(start))) ? fits : undefined
}
