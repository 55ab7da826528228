import type { Selectable } from 'kysely'
import { SpecialDayDocument } from '#contract/hours.staff.ts'
import { jsonColumn } from '../../db/json-column.ts'
import type { HoursTables } from '../hours.tables.ts'

const readSpans = jsonColumn('special_days.spans_json', SpecialDayDocument.shape.spans)
const readWays = jsonColumn('special_days.ways_json', SpecialDayDocument.shape.ways)

/** A special day as it is stored. */
export const specialDayOf = (row: Selectable<HoursTables['special_days']>): SpecialDayDocument => ({
  name: row.name,
  from: row.from_date,
  until: row.until_date,
  spans: readSpans(row.spans_json),
  ways: readWays(row.ways_json),
  branchId: row.branch_id,
})
