import type { TableDocument } from '#contract/branches.staff.ts'
import { tableCode } from './table-code.ts'

export type NewTables = { word: string; from: number; until: number }

/** More tables at once are a slip of the pen. */
export const MOST_TABLES = 100

/** Letters before the numbers: together they are the name of a table, which has 60. */
export const MOST_LETTERS = 50

/** The highest number of a table: more digits are a slip of the pen. */
const HIGHEST = 9999

/** Whether the numbers of new tables make a range that can be made in one go. */
export const isRange = ({ from, until }: NewTables): boolean =>
  Number.isInteger(from) &&
  Number.isInteger(until) &&
  from >= 0 &&
  until >= from &&
  until <= HIGHEST &&
  until - from < MOST_TABLES

/** New tables with numbers, after those of the branch; a name that is taken already is left out. */
export function newTables(
  { word, from, until }: NewTables,
  branchId: string,
  present: readonly TableDocument[],
): TableDocument[] {
  const own = present.filter((table) => table.branchId === branchId)
  const taken = new Set(own.map(({ name }) => name))
  const last = Math.max(-1, ...own.map(({ position }) => position))
  const names = Array.from({ length: until - from + 1 }, (_, at) => `${word.trim()} ${from + at}`.trim())
  return names
    .filter((name) => !taken.has(name))
    .map((name, at) => ({ name, branchId, position: last + 1 + at, code: newCode() }))
}

/** A code for a table, from the random numbers of the browser. */
export const newCode = (): string => tableCode((count) => crypto.getRandomValues(new Uint8Array(count)))

/** The number after the highest one that the names of tables end with. */
export function nextNumber(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => Number(/(\d{1,4})$/.exec(name)?.[1] ?? 0))) + 1
}
