import { couldHead, isCapitals, isSpacedOut } from './line-kinds.ts'
import type { MenuLine } from './menu-lines.ts'
import { hasPrice } from './price-text.ts'
import type { Token } from './tokens.ts'
import { isHeadingWords, isSize, sizeName } from './vocabulary.ts'

/** The sizes whose prices stand below each other, and where each ends in its line. */
export type Columns = { sizes: string[]; ends: number[] }

export type HeaderLine = { heading: string | null; columns: Columns }

const labels =
  /^(?:nr\.?|gericht|speise|name|bezeichnung|artikel|produkt|getränk|preise?(?: in (?:€|eur(?:o)?))?|€|eur|euro|allergene|zusatzstoffe|codes?|kennzeichnung|beschreibung|zutaten|code)$/iu

type Cell = { text: string; end: number }

const cellsOf = (raw: string): Cell[] =>
  [...raw.matchAll(/[^\s](?:[^\t\s]| (?! ))*/gu)].map((match) => ({
    text: match[0].trim(),
    end: match.index + match[0].trimEnd().length,
  }))

/** Sizes within one cell: `klein / groß`. */
const slashed = (cell: Cell): Cell[] => {
  const pieces = cell.text.split(/\s*[/|]\s*/)
  return pieces.length > 1 && pieces.every((piece) => isSize(piece))
    ? pieces.map((text) => ({ text, end: cell.end }))
    : [cell]
}

/** Reads a line as the header of columns of prices; `prices` is how many the next line of a dish has. */
export function headerLine(line: MenuLine, prices: number): HeaderLine | undefined {
  if (line.text === '' || hasPrice(line.text) || isSpacedOut(line.text)) return undefined
  const narrow = narrowHeader(line.text, prices)
  if (narrow) return narrow
  const all = cellsOf(line.raw)
  const cells = all.filter((cell) => !labels.test(cell.text)).flatMap(slashed)
  if (cells.length < all.length && cells.length === 0) return { heading: null, columns: noColumns }
  const sizes = cells.filter((cell) => isSize(cell.text))
  if (sizes.length === cells.length && (sizes.length > 1 || /\d|^\s{8,}|^\t/.test(line.raw)))
    return /^\d+\s*(?:g|kg)$/i.test(line.text) || prices === 0
      ? undefined
      : { heading: null, columns: toColumns(cells) }
  const [first, ...others] = cells
  if (first && others.length === 0 && cells.length < all.length && couldHead(first.text))
    return { heading: first.text, columns: noColumns }
  if (!first || others.length === 0) return undefined
  const sized = others.every((cell) => isSize(cell.text))
  if (sized && !isSize(first.text) && /\p{L}{3}/u.test(first.text) && first.text.length < 50)
    return { heading: first.text, columns: toColumns(others) }
  const short = cells.every((cell) => cell.text.length <= 22 && !/[,;:]$/.test(cell.text))
  if (!short || prices < 2) return undefined
  if (prices === cells.length) return { heading: null, columns: toColumns(cells) }
  return prices === others.length && others.length > 1
    ? { heading: first.text, columns: toColumns(others) }
    : undefined
}

/** A heading with its sizes behind single blanks, as a text copied from a PDF has them: `PIZZA klein groß`. */
function narrowHeader(text: string, prices: number): HeaderLine | undefined {
  const words = text.split(' ')
  const heading = words.slice(0, -prices).join(' ')
  const sizes = words.slice(-prices)
  const heads = isHeadingWords(heading) || (heading !== '' && isCapitals(heading))
  return prices > 1 && heads && sizes.every((size) => isSize(size))
    ? { heading, columns: { sizes: sizes.map(sizeName), ends: [] } }
    : undefined
}

/** Whether a header heads dishes by its form: it names several sizes, or one behind a word that heads a part. */
export const namesSizes = ({ heading, columns: { sizes } }: HeaderLine): boolean =>
  sizes.every((size) => isSize(size)) &&
  (sizes.length > 1 || (sizes.length === 1 && heading !== null && isHeadingWords(heading)))

const toColumns = (cells: readonly Cell[]): Columns => ({
  sizes: cells.map((cell) => sizeName(cell.text)),
  ends: cells.map((cell) => cell.end),
})

export const noColumns: Columns = { sizes: [], ends: [] }

/** Columns that stand in brackets behind a heading: `Brot (ganzer Laib / halber Laib)`. */
export function columnsInBrackets(text: string): Columns | undefined {
  const pieces = text.split(/\s*[/|]\s*/)
  const amount = /\d\s?(?:Stück|Stk|St\.|l|cl|ml|cm|g|Kugeln?)\.?$/iu.test(text)
  return (pieces.length > 1 || amount) && pieces.every((piece) => isSize(piece))
    ? { sizes: pieces.map(sizeName), ends: [] }
    : undefined
}

type Price = Extract<Token, { kind: 'price' }>

/**
 * Which price of a line belongs to which column; a null size where a single price is not said to be of one. Nothing when
 * it cannot be told.
 */
export function assignColumns(
  values: readonly Token[],
  columns: Columns,
  raw: string,
  blankCells: boolean,
): { size: string | null; price: Price }[] | undefined {
  const prices = values.filter((token) => token.kind === 'price')
  const place = (index: number, price: Price) => ({ size: columns.sizes[index] ?? null, price })
  if (values.length === columns.sizes.length)
    return values.flatMap((token, index) => (token.kind === 'price' ? [place(index, token)] : []))
  const cells = raw.split('\t')
  if (cells.length > columns.sizes.length && columns.ends.length > 0 && values.length === prices.length) {
    const tail = cells.slice(-columns.sizes.length)
    const filled = tail.flatMap((cell, index) => (/\d/.test(cell) ? [index] : []))
    if (filled.length === prices.length && tail.every((cell) => !/\p{L}{3}/u.test(cell)))
      return prices.map((price, index) => place(filled[index] ?? 0, price))
  }
  if (values.length !== prices.length) return undefined
  if (blankCells && columns.ends.length > 0 && !raw.includes('\t')) {
    const nearest = prices.map((price) => nearestColumn(price.end, columns.ends))
    if (new Set(nearest).size === prices.length)
      return prices.map((price, index) => place(nearest[index] ?? 0, price))
  }
  return prices.length === 1 ? prices.map((price) => ({ size: null, price })) : undefined
}

const nearestColumn = (end: number, ends: readonly number[]): number =>
  ends.reduce(
    (best, own, index) => (Math.abs(own - end) < Math.abs((ends[best] ?? 0) - end) ? index : best),
    0,
  )
