/** What a spreadsheet would take for a formula, perhaps behind apostrophes. */
const FORMULA = /^'*\s*[=+\-@\t\r|%]/

/** A foreign text as a cell of a spreadsheet: what would be a formula gets an apostrophe in front. */
export const asCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text behind `asCell`. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
