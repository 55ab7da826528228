import type { Kysely, Selectable } from 'kysely'
import { SpecialDayDocument } from '#contract/hours.staff.ts'
import { CalendarDate } from '#contract/primitives.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { jsonReading, type Readable, readableRows, textReading } from '../../db/readable-rows.ts'
import type { DB } from '../../db/schema.ts'
import type { HoursTables } from '../hours.tables.ts'

type SpecialDayRow = Selectable<HoursTables['special_days']>

const LONG_AGO = '1970-01-01'
const readSpans = jsonColumn('special_days.spans_json', SpecialDayDocument.shape.spans)
const readWays = jsonColumn('special_days.ways_json', SpecialDayDocument.shape.ways)

const readings = {
  from_date: textReading(CalendarDate, LONG_AGO),
  until_date: textReading(CalendarDate, LONG_AGO),
  spans_json: jsonReading('special_days.spans_json', SpecialDayDocument.shape.spans, '[]'),
  ways_json: jsonReading('special_days.ways_json', SpecialDayDocument.shape.ways, '{}'),
}

/** The special days of all branches by date: one whose hours cannot be read is closed, one without a date is over. */
export async function readSpecialDayRows(db: Kysely<DB>): Promise<Readable<SpecialDayRow>[]> {
  const rows = await db.selectFrom('special_days').selectAll().orderBy('from_date').orderBy('id').execute()
  return readableRows(rows, readings).map((row) =>
    row.from_date === LONG_AGO || row.until_date === LONG_AGO
      ? { ...row, from_date: LONG_AGO, until_date: LONG_AGO }
      : row,
  )
}

/** A special day as it is stored. */
export const specialDayOf = (row: SpecialDayRow): SpecialDayDocument => ({
  name: row.name,
  from: row.from_date,
  until: row.until_date,
  spans: readSpans(row.spans_json),
  ways: readWays(row.ways_json),
  branchId: row.branch_id,
})
