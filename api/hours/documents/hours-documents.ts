import type { HoursDocument, SpecialDayDocument } from '#contract/hours.staff.ts'
import { ALL_BRANCHES } from '#domain/hours/hours-document.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import { writeTables } from '../../db/write-tables.ts'
import { type DocumentStore, ownId, unreadableOf } from '../../document-store.ts'
import { hoursOfRows, readHoursRows, rowsOfHours } from './hours-rows.ts'
import { readSpecialDayRows, specialDayOf } from './special-day-of.ts'

const tables = [
  { name: 'hours', key: ['id'] },
  { name: 'special_days', key: ['id'] },
] as const

/** The opening hours and special days as documents of the staff. */
export const hoursDocuments: DocumentStore = {
  kinds: ['hours', 'special-day'],

  async read(db) {
    const rows = await readHoursRows(db)
    const byBranch = Map.groupBy(rows, (row) => row.branch_id ?? ALL_BRANCHES)
    const days = await readSpecialDayRows(db)
    return {
      hours: new Map([...byBranch].map(([id, own]): [string, HoursDocument] => [id, hoursOfRows(own)])),
      'special-day': new Map(days.map((row): [string, SpecialDayDocument] => [row.id, specialDayOf(row)])),
    }
  },

  unreadable: async (db) => [
    ...unreadableOf('hours', await readHoursRows(db), (row) => row.branch_id ?? ALL_BRANCHES),
    ...unreadableOf('special-day', await readSpecialDayRows(db), ownId),
  ],

  async write(trx, set) {
    const before = {
      hours: await readHoursRows(trx),
      special_days: await readSpecialDayRows(trx),
    }
    const after = {
      hours: [...set.hours].flatMap(([id, hours]) => rowsOfHours(id === ALL_BRANCHES ? null : id, hours)),
      special_days: [...set['special-day']].map(([id, day]) => ({
        id,
        name: day.name,
        from_date: day.from,
        until_date: day.until,
        spans_json: canonicalJson(day.spans),
        ways_json: canonicalJson(day.ways),
        branch_id: day.branchId,
      })),
    }
    await writeTables(trx, tables, before, after)
  },
}
