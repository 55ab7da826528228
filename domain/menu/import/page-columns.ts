import type { MenuLine } from './menu-lines.ts'
import { hasPrice } from './price-text.ts'
import { isSizeAlone } from './vocabulary.ts'

const pricedTail = /\d[.,](?:\d{2}|[-–])\s*(?:€|EUR)?$/u

/** Whether the right part of a line offers something by itself. */
function offers(text: string): boolean {
  const words = text.replace(/\s+[\d€,.\s–-]+$/u, '').trim()
  return /^(?:\d{1,3}[a-z]?[.)]?\s+)?\p{Lu}\p{L}{2}/u.test(text) && !isSizeAlone(words) && hasPrice(text)
}

/** Where the right part of lines begins that have dishes on both sides, and how many lines have it there. */
function rightStarts(block: readonly MenuLine[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { raw } of block)
    for (const gap of raw.matchAll(/\S {2,}(?=\S)/g)) {
      const at = gap.index + gap[0].length
      if (pricedTail.test(raw.slice(0, gap.index + 1)) && offers(raw.slice(at)))
        counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  return counts
}

/** Where a strip of blanks cuts all lines of a block in two; nothing where there is none. */
function stripBefore(block: readonly MenuLine[], start: number): number | undefined {
  for (let at = start; at > start - 6; at -= 1)
    if (block.every(({ raw }) => raw.slice(at - 2, at).trim() === '')) return at
  return undefined
}

/** Where a block of three lines or more shows that the page has two columns. */
function gutterOf(block: readonly MenuLine[]): number | undefined {
  const [best] = [...rightStarts(block)].sort(([, one], [, other]) => other - one)
  if (!best || best[1] < 3 || best[1] < block.length * 0.6) return undefined
  return stripBefore(block, best[0])
}

/** The gutter of a block by itself, or the one that other blocks of the page have. */
function gutterBeside(block: readonly MenuLine[], others: readonly number[]): number | undefined {
  const own = gutterOf(block)
  if (own !== undefined) return own
  const starts = [...rightStarts(block).keys()]
  return others.find(
    (at) => starts.some((start) => Math.abs(start - at) < 6) && stripBefore(block, at) === at,
  )
}

const part = (line: MenuLine, raw: string): MenuLine => {
  const text = raw.trim()
  return { no: line.no, raw: raw.trimEnd(), text, indent: raw.length - raw.trimStart().length }
}

function unfoldBlock(block: readonly MenuLine[], gutters: readonly number[]): MenuLine[] {
  const gutter = gutterBeside(block, gutters)
  if (gutter === undefined) return [...block]
  const left = block.map((line) => part(line, line.raw.slice(0, gutter)))
  const right = block.map((line) => part(line, line.raw.slice(gutter)))
  const between = { no: 0, raw: '', text: '', indent: 0 }
  const filled = (side: readonly MenuLine[]) => side.filter(({ text }) => text !== '')
  return [...filled(left), between, ...filled(right), between]
}

/** The lines between blank lines. */
function blocksOf(lines: readonly MenuLine[]): MenuLine[][] {
  const blocks: MenuLine[][] = [[]]
  for (const line of lines) {
    if (line.text === '') blocks.push([line], [])
    else blocks.at(-1)?.push(line)
  }
  return blocks
}

/** Two columns of a page become one below the other; each line keeps its number. */
export function unfoldColumns(lines: readonly MenuLine[]): MenuLine[] {
  const blocks = blocksOf(lines)
  const gutters = blocks.flatMap((block) => gutterOf(block) ?? [])
  if (gutters.length === 0) return [...lines]
  return blocks.flatMap((block) => unfoldBlock(block, gutters))
}
