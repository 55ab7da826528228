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

/** Moves from a cell of a table of inputs to the next ones like in a spreadsheet. */
export function moveBetweenCells(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const rows = [...(input.closest('table')?.tBodies ?? [])].flatMap((body) => [...body.rows]).map(cellsOf)
  const row = rows.findIndex((cells) => cells.includes(input))
  const column = rows[row]?.indexOf(input) ?? 0
  // A checkbox has no caret.
  const isWhole =
    input.selectionStart === null || (input.selectionStart === 0 && input.selectionEnd === input.value.length)
  const caret = {
    isAtStart: isWhole || input.selectionEnd === 0,
    isAtEnd: isWhole || input.selectionStart === input.value.length,
  }
  const next = nextCell(event.key, { row, column }, caret)
  const cell = next && rows[next.row]?.[next.column]
  if (!cell) return
  event.preventDefault()
  cell.focus()
}

const cellsOf = (row: HTMLTableRowElement): HTMLInputElement[] => [
  ...row.querySelectorAll<HTMLInputElement>('input[data-cell]'),
]
