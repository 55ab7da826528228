import type { CodeContext } from './codes.ts'
import { columnsInBrackets, headerLine, namesSizes } from './columns.ts'
import {
  couldHead,
  goesOn,
  headingText,
  headsAnywhere,
  isCapitals,
  isDecorated,
  isHours,
  isHouseRule,
  isNote,
  isPageNumber,
  isSeparator,
} from './line-kinds.ts'
import type { MenuLine } from './menu-lines.ts'
import { numberOf, type NumberStyle } from './numbers.ts'
import { startsWithPrice } from './token-order.ts'
import { isDepositNote } from './open-category.ts'
import { hasPrice } from './price-text.ts'
import { cutLine, type ReadPriced } from './priced-line.ts'
import type { TokenContext } from './tokens.ts'
import { isCount, isHeadingWords, isSizeAlone } from './vocabulary.ts'

export type ReaderContext = {
  lines: readonly MenuLine[]
  taken: ReadonlySet<number>
  codes: CodeContext
  numbers: NumberStyle
  wholeEuros: boolean
  blankCells: boolean
  /** Whether dishes are described on lines of their own. */
  ownLines: boolean
  /** Whether names are in a language that marks its tones. */
  tonal: boolean
  tops: readonly string[]
  topLine: number
}

type PageContext = Omit<ReaderContext, 'tops' | 'topLine'>

/** Where the reading stands when it looks ahead. */
export type Place = { hasCategory: boolean; indent: number | undefined; apart: boolean; hasItem: boolean }

/** What the lines around a line say about it. */
export class Outlook {
  readonly tokenContext: TokenContext
  private readonly context: PageContext
  private readonly known = new Map<MenuLine, ReadPriced>()

  constructor(context: PageContext) {
    this.context = context
    this.tokenContext = { ...context.codes, wholeEuros: context.wholeEuros }
  }

  priced(line: MenuLine): ReadPriced {
    const known = this.known.get(line)
    if (known) return known
    const priced = this.cut(line)
    this.known.set(line, priced)
    return priced
  }

  cut(line: MenuLine): ReadPriced {
    return cutLine(line, this.context.numbers, this.tokenContext)
  }

  isPriced(line: MenuLine): boolean {
    return this.priced(line).tokens.some((token) => token.kind === 'price' || token.kind === 'daily')
  }

  /** Whether a line has prices, perhaps with their sizes, but no name. */
  isNameless(line: MenuLine): boolean {
    const { tokens, numbered, day } = this.priced(line)
    const price = tokens.findIndex((token) => token.kind === 'price' || token.kind === 'daily')
    const first = tokens[price]
    if (!first || numbered || day || startsWithPrice(tokens) || (first.kind === 'price' && first.sign !== ''))
      return false
    return tokens
      .slice(0, price)
      .every((token) => token.kind !== 'text' || isSizeAlone(token.text) || isCount(token.text))
  }

  /** Whether a line without a price has its price below, with nothing but its text between. */
  namelessBelow(index: number): boolean {
    for (const line of this.context.lines.slice(index + 1, index + 7)) {
      if (line.text === '' || this.context.taken.has(line.no) || isSeparator(line.text)) return false
      if (numberOf(line.text, this.context.numbers) || isDecorated(line.text)) return false
      if (this.isPriced(line)) return this.isNameless(line)
    }
    return false
  }

  isHeading(line: MenuLine, index: number, place: Place): boolean {
    const { text } = line
    if (isDecorated(text) && couldHead(text)) return this.leadsToPrice(index, place)
    const coded = this.priced(line).tokens.some((token) => token.kind === 'codes')
    if (
      !couldHead(text) ||
      !this.below(index) ||
      (coded && !isHeadingWords(headingText(text).replace(/[([].*$/, '')))
    )
      return false
    if (this.namelessBelow(index)) return place.apart && this.headsBlock(line, index)
    const underlined = isSeparator(this.context.lines[index + 1]?.text ?? '') && place.apart
    if (isCapitals(text) && (place.hasCategory || this.leadsToPrice(index, place)))
      return !/[,&-]$/.test(text)
    if (headsAnywhere(text) && (place.apart || this.nextPriced(index)))
      return !this.wrapsInto(line, this.context.lines[index + 1], place) && this.leadsToPrice(index, place)
    if (!place.apart) return underlined || (text.endsWith(':') && this.nextPriced(index))
    if (isNote(text) && !/^(?:für|aus|vom|mit) /iu.test(text) && place.hasCategory && !underlined)
      return false
    return this.leadsToPrice(index, place)
  }

  /** Whether a line heads dishes by its words or the sizes it names, wherever it stands. */
  headsDishes(line: MenuLine): boolean {
    const text = headingText(line.text)
    if (isHeadingWords(text)) return true
    const header = headerLine(line, this.pricesAfter(this.context.lines.indexOf(line)))
    const [, inBrackets] = /\(([^()]*)\)$/u.exec(text) ?? []
    return header
      ? namesSizes(header)
      : inBrackets !== undefined && columnsInBrackets(inBrackets) !== undefined
  }

  /** In a menu with prices below: a heading directly above the name of its first dish. */
  private headsBlock(line: MenuLine, index: number): boolean {
    const { lines } = this.context
    const first = lines.slice(index + 1, index + 7).findIndex((below) => this.isPriced(below))
    if (first < 1) return false
    if (isHeadingWords(line.text)) return true
    return (
      isCapitals(line.text) &&
      !isCapitals(lines[index + 1]?.text ?? '') &&
      first >= 2 &&
      !/,/.test(lines[index + 1]?.text ?? '')
    )
  }

  /** Whether dishes follow soon: at most a few lines of notes lie between. */
  private leadsToPrice(index: number, place: Place): boolean {
    const own = this.context.lines[index]?.text ?? ''
    const known = place.hasCategory || isHeadingWords(own)
    const marked = known || isDecorated(own)
    let texts = 0
    let blanks = 0
    for (const line of this.context.lines.slice(index + 1, index + 16)) {
      if (line.text === '') blanks += 1
      else if (!place.hasCategory && isHours(line.text) && texts === 0 && !known) return false
      else if (this.context.taken.has(line.no) || isSeparator(line.text) || isPageNumber(line.text)) continue
      else if (isHouseRule(line.text) && !isDepositNote(line.text)) return false
      else if (this.isPriced(line) || numberOf(line.text, this.context.numbers)) return true
      else if (headerLine(line, 2)) continue
      else texts += 1
      if (texts > 4 || (!marked && texts > 0 && blanks > 0)) return false
    }
    return false
  }

  private below(index: number): MenuLine | undefined {
    return this.context.lines
      .slice(index + 1, index + 20)
      .find((line) => line.text !== '' && !isSeparator(line.text))
  }

  private nextPriced(index: number): boolean {
    const next = this.context.lines[index + 1]
    return (
      next !== undefined && next.text !== '' && (this.isPriced(next) || headerLine(next, 2) !== undefined)
    )
  }

  /** A dish whose text does not fit into its line: `… und hausgemachten` above `Spätzle 18,90`. */
  startsWrapped(line: MenuLine, index: number, place: Place): boolean {
    if (this.namelessBelow(index)) return place.hasCategory && !(isNote(line.text) && !place.hasItem)
    const next = this.context.lines[index + 1]
    return place.hasCategory && this.wrapsInto(line, next, place)
  }

  private wrapsInto(line: MenuLine, next: MenuLine | undefined, place: Place): boolean {
    if (!next || next.text === '' || !this.isPriced(next) || numberOf(next.text, this.context.numbers))
      return false
    if (/^[+(]/.test(next.text) || isDepositNote(next.text)) return false
    const base = place.indent
    if (base !== undefined && line.indent > base) return false
    if (base !== undefined && next.indent > base && line.indent === base && !this.variant(next)) return true
    return line.indent <= next.indent && (goesOn(line.text) || /^\p{Ll}/u.test(next.text)) && !place.hasItem
  }

  private variant(line: MenuLine): boolean {
    return /^(?:[a-h]\)\s|(?:mit|als|ohne)\s)/u.test(line.text)
  }

  /** How many prices, with dashes, the next line with a price has. */
  pricesAfter(index: number): number {
    for (const line of this.context.lines.slice(index + 1, index + 6)) {
      if (!hasPrice(line.text)) continue
      const count = this.priced(line).tokens.filter(
        (token) => token.kind === 'price' || token.kind === 'dash',
      ).length
      if (count > 0) return count
    }
    return 0
  }
}
