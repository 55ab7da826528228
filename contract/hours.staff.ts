import { z } from 'zod'
import { DeliverType } from './deliver-type.ts'
import { DocumentId, documentEndpoints } from './documents.ts'
import { Span, Weekday } from './hours.ts'
import { CalendarDate, Line } from './primitives.ts'

/** More spans of one day are a slip of the pen. */
export const MOST_SPANS = 6

export const Spans = z.array(Span).max(MOST_SPANS)

/**
 * The opening hours of the restaurant (`all`), or those of a branch that differ as a whole; the id is the branch's.
 * `ways` holds the days on which a way to get the food has hours of its own.
 */
export const HoursDocument = z
  .object({
    week: z.record(Weekday, Spans),
    ways: z.partialRecord(DeliverType, z.partialRecord(Weekday, Spans)).default({}),
  })
  .meta({ id: 'HoursDocument' })
export type HoursDocument = z.output<typeof HoursDocument>

/**
 * A date, or several in a row, with hours of their own; without spans it is closed. Of one branch, or of all.
 */
export const SpecialDayDocument = z
  .object({
    /** A text of the product is translated for guests, another one is shown as it was typed. */
    name: Line(80).min(1),
    from: CalendarDate,
    until: CalendarDate,
    spans: Spans,
    ways: z.partialRecord(DeliverType, Spans).default({}),
    branchId: DocumentId.nullable().default(null),
  })
  .meta({ id: 'SpecialDayDocument' })
export type SpecialDayDocument = z.output<typeof SpecialDayDocument>

export const { listHoursDocuments, getHoursDocument, saveHoursDocument, removeHoursDocument } =
  documentEndpoints({
    name: 'Hours',
    path: 'hours',
    schema: HoursDocument,
    permission: 'hours.write',
    what: 'opening hours',
    actsAtOnce: true,
  })

export const {
  listSpecialDayDocuments,
  getSpecialDayDocument,
  saveSpecialDayDocument,
  removeSpecialDayDocument,
} = documentEndpoints({
  name: 'SpecialDay',
  path: 'special-days',
  schema: SpecialDayDocument,
  permission: 'hours.write',
  what: 'special days',
  actsAtOnce: true,
})
