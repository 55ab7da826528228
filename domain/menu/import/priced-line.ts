import type { MenuLine } from './menu-lines.ts'
import { numberOf, type Numbered, type NumberStyle } from './numbers.ts'
import { tokensOf, type Token, type TokenContext } from './tokens.ts'
import { days } from './vocabulary.ts'

/** A line cut into its parts, its number and its day taken away. */
export type ReadPriced = {
  line: MenuLine
  tokens: Token[]
  numbered: Numbered | undefined
  day: string | undefined
}

const dayPrefix = new RegExp(
  String.raw`^((?:${days})\.?(?:\s?[-–+/&]\s?(?:${days})\.?)?)(?:\s*:\s*|\t+|\s{2,})(?=\S)`,
  'iu',
)

/** Cuts a line into its parts. */
export function cutLine(line: MenuLine, numbers: NumberStyle, context: TokenContext): ReadPriced {
  const start = line.raw.length - line.raw.trimStart().length
  const numbered = numberOf(line.text, numbers)
  const day = numbered ? undefined : dayPrefix.exec(line.text)
  const hidden = numbered ? line.text.length - numbered.rest.length : (day?.[0].length ?? 0)
  const tokens = tokensOf(blank(line.raw, start, hidden), context)
  const first = tokens.findIndex((token) => token.kind !== 'gap')
  return { line, tokens: tokens.slice(Math.max(first, 0)), numbered, day: day?.[1] }
}

/** Hides letters of a line without moving the others. */
const blank = (text: string, start: number, length: number): string =>
  text.slice(0, start) + ' '.repeat(length) + text.slice(start + length)
