import { z } from 'zod'
import { DeliverType } from './deliver-type.ts'
import { endpoint } from './endpoint.ts'
import { CalendarDate, Instant, TimeOfDay } from './primitives.ts'
import { weekdays } from './weekdays.ts'

export const Weekday = z.enum(weekdays)
export type Weekday = z.output<typeof Weekday>

/** One opening span. An `end` at or before `start` is on the next day. */
export const Span = z.object({ start: TimeOfDay, end: TimeOfDay })
export type Span = z.output<typeof Span>

export const Week = z.record(Weekday, z.array(Span)).meta({ id: 'Week' })
export type Week = z.output<typeof Week>

/**
 * Dates with hours of their own, `until` included; without spans it is closed. `ways` are the ways to get the food that have
 * other hours then; left out when none has.
 */
export const SpecialDay = z
  .object({
    name: z.string(),
    from: CalendarDate,
    until: CalendarDate,
    spans: z.array(Span),
    ways: z.partialRecord(DeliverType, z.array(Span)).optional(),
  })
  .meta({ id: 'SpecialDay' })
export type SpecialDay = z.output<typeof SpecialDay>

export const getWorkingHours = endpoint({
  id: 'getWorkingHours',
  method: 'GET',
  path: '/working-hours',
  auth: 'public',
  summary: 'The weekly opening hours, and whether the restaurant is open now',
  response: Week,
  meta: z.object({
    isOpenNow: z.boolean(),
    nextOpen: Instant.nullable(),
    isActive: z.boolean(),
    /** While orders are paused: why, in the language of the call. */
    pause: z.object({ reason: z.string(), until: Instant }).optional(),
    /** While it is a rush: how many minutes longer every order takes. */
    rushMinutes: z.int().optional(),
    /** The days on which a way to get the food has hours of its own; left out when none has. */
    ways: z.partialRecord(DeliverType, z.partialRecord(Weekday, z.array(Span))).optional(),
    /** The special days of the next weeks, named in the language of the call; left out when there are none. */
    specialDays: z.array(SpecialDay).optional(),
  }),
})
