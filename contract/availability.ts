import { z } from 'zod'
import { DeliverType } from './deliver-type.ts'
import { Span, Weekday } from './hours.ts'
import { CalendarDate } from './primitives.ts'

/** One answer to when and how something can be had. What is empty or null limits nothing. */
export const AvailabilityRule = z
  .object({
    weekdays: z.array(Weekday).max(7),
    /** The hours of these days; a span over midnight belongs to the day on which it begins. */
    spans: z.array(Span).max(6),
    /** The first and the last date. */
    from: CalendarDate.nullable(),
    until: CalendarDate.nullable(),
    deliverTypes: z.array(DeliverType).max(4),
  })
  .meta({ id: 'AvailabilityRule' })
export type AvailabilityRule = z.output<typeof AvailabilityRule>

/** Lists of rules: one rule of every list has to allow the time and the way. A dish has its own list and its category's. */
export const Availability = z.array(z.array(AvailabilityRule))
export type Availability = z.output<typeof Availability>
