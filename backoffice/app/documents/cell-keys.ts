import type { KeyboardEvent } from 'react'

/** Which cell a key leads to from a cell of a grid; undefined when the key belongs to the text of the cell. */
export function nextCell(
  key: string,
  at: { row: number; column: number },
  caret: { isAtStart: boolean; isAtEnd: boolean },
): { row: number; column: number } | undefined {
  const { row, column } = at
  if (key === 'Enter' || key === 'ArrowDown') return { row: row + 1, column }
  if (key === 'ArrowUp') return { row: row - 1, column }
  if (key === 'ArrowRight' && caret.isAtEnd) return { row, column: column + 1 }
  if (key === 'ArrowLeft' && caret.isAtStart) return { row, column: column - 1 }
  return undefined
}

type Selection = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'value'>

/** Where the caret of a cell is; one that is selected as a whole, like a checkbox without a caret, has it at both ends. */
export function caretOf({ selectionStart, selectionEnd, value }: Selection) {
  const isWhole = selectionStart === null || (selectionStart === 0 && selectionEnd === value.length)
  return { isAtStart: isWhole || selectionEnd === 0, isAtEnd: isWhole || selectionStart === value.length }
}

/** Moves from a cell of a table of inputs to the next ones like in a spreadsheet. */
export function moveBetweenCells(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const rows = [...(input.closest('table')?.tBodies ?? [])].flatMap((body) => [...body.rows]).map(cellsOf)
  const row = rows.findIndex((cells) => cells.includes(input))
  const column = rows[row]?.indexOf(input) ?? 0
  const next = nextCell(event.key, { row, column }, caretOf(input))
  const cell = next && rows[next.row]?.[next.column]
  if (!cell) return
  event.preventDefault()
  cell.focus()
}

const cellsOf = (row: HTMLTableRowElement): HTMLInputElement[] => [
  ...row.querySelectorAll<HTMLInputElement>('input[data-cell]'),
]
