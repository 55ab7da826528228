import type { Insertable, Kysely, Selectable } from 'kysely'
import type { DeliverType } from '#contract/checkout.ts'
import type { Span, Weekday } from '#contract/hours.ts'
import type { HoursDocument } from '#contract/hours.staff.ts'
import { TimeOfDay } from '#contract/primitives.ts'
import { weekdays } from '#contract/weekdays.ts'
import { emptyHours } from '#domain/hours/hours-document.ts'
import { type Readable, readableRows, textReading } from '../../db/readable-rows.ts'
import type { DB } from '../../db/schema.ts'
import type { HoursTables } from '../hours.tables.ts'

export type HoursRow = Selectable<HoursTables['hours']>

const times = { start_time: textReading(TimeOfDay, null), end_time: textReading(TimeOfDay, null) }

/** The rows of all branches by weekday and start: a time that cannot be read opens nothing. */
export async function readHoursRows(db: Kysely<DB>): Promise<Readable<HoursRow>[]> {
  const rows = await db
    .selectFrom('hours')
    .selectAll()
    .orderBy('weekday')
    .orderBy('start_time')
    .orderBy('id')
    .execute()
  return readableRows(rows, times).map((row) =>
    row.unreadable ? { ...row, start_time: null, end_time: null } : row,
  )
}

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

/** The rows of a document: a closed day has one too, so that it does not count as left open. */
export function rowsOfHours(
  branchId: string | null,
  { week, ways }: HoursDocument,
): Insertable<HoursTables['hours']>[] {
  const ofDay = (way: DeliverType | null, day: Weekday, spans: readonly Span[]) => {
    const weekday = weekdays.indexOf(day) + 1
    const times = spans.length > 0 ? spans : [{ start: null, end: null }]
    return times.map(({ start, end }, at) => ({
      id: [branchId ?? 'all', way ?? 'open', weekday, at].join('-'),
      weekday,
      start_time: start,
      end_time: end,
      branch_id: branchId,
      deliver_type: way,
    }))
  }
  const entries = <T extends object>(record: T) => Object.entries(record) as [keyof T, T[keyof T]][]
  return [
    ...entries(week).flatMap(([day, spans]) => ofDay(null, day, spans)),
    ...entries(ways).flatMap(([way, days = {}]) =>
      entries(days).flatMap(([day, spans = []]) => ofDay(way, day, spans)),
    ),
  ]
}
