import type { Cents } from '#contract/cents.ts'
import { cents } from '../../money.ts'
import { fromCell } from '../../text/spreadsheet-text.ts'
import { type Column, columns } from './columns.ts'
import type { Question, QuestionKind } from './questions.ts'

/** A row with what its cells say; a column that the file does not have is undefined. */
export type Row = {
  number: number
  cells: Partial<Record<Column, string>>
  /** Asks about a cell of this row. */
  ask: (column: Column, kind: QuestionKind, params?: Record<string, string>) => undefined
}

export type SpreadsheetRows = { rows: Row[]; unread: string[]; questions: Question[] }

/** The rows below a head with the columns of a menu, in any order; undefined for another table. */
export function readCells([head = [], ...lines]: readonly (readonly string[])[]):
  | SpreadsheetRows
  | undefined {
  const names = head.map((name) => name.trim().toLowerCase())
  if (!names.includes('dish') || !names.includes('price')) return undefined
  const questions: Question[] = []
  const rows = lines.flatMap((line, at): Row[] => {
    if (line.every((cell) => cell.trim() === '')) return []
    const number = at + 2
    const cells = columns.flatMap((column) => {
      const place = names.indexOf(column)
      return place < 0 ? [] : [[column, fromCell((line[place] ?? '').trim())]]
    })
    const ask: Row['ask'] = (column, kind, params = {}) =>
      void questions.push({ row: number, column, kind, params })
    return [{ number, cells: Object.fromEntries(cells), ask }]
  })
  const known: readonly string[] = columns
  return { rows, questions, unread: names.filter((name) => name !== '' && !known.includes(name)) }
}

/** An amount as people type it: 8,50 or 8.5 or 8 €. */
export function readAmount(text: string): Cents | undefined {
  const [, whole, part = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*€?$/.exec(text) ?? []
  return whole === undefined ? undefined : cents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
}

/** The words of a cell, with commas between them. */
export const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
