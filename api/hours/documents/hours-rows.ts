import type { Selectable } from 'kysely'
import type { Weekday } from '#contract/hours.ts'
import type { HoursDocument } from '#contract/hours.staff.ts'
import { weekdays } from '#contract/weekdays.ts'
import { emptyHours } from '#domain/hours/hours-document.ts'
import type { HoursTables } from '../hours.tables.ts'

export type HoursRow = Selectable<HoursTables['hours']>

/** The document that some rows of one branch, or of none, make; they come by weekday and start. */
export function hoursOfRows(rows: readonly HoursRow[]): HoursDocument {
  const { week, ways } = emptyHours()
  for (const { weekday, deliver_type: way, start_time: start, end_time: end } of rows) {
    const day = weekdays[weekday - 1] as Weekday
    const spans = way === null ? week[day] : ((ways[way] ??= {})[day] ??= [])
    if (start !== null && end !== null) spans.push({ start, end })
  }
  return { week, ways }
}
