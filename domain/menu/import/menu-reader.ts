import { headerLine, noColumns, type Columns } from './columns.ts'
import { looksCombined, readCombo } from './combos.ts'
import { extraNames, toExtra } from './extras.ts'
import type { ImportedItem, ImportedMenu } from './imported-menu.ts'
import { addVariants, buildItem, continuesDish, describeItem } from './item-builder.ts'
import {
  goesOn,
  headingParts,
  isHouseRule,
  isHours,
  isPageNumber,
  isSeparator,
  repeats,
} from './line-kinds.ts'
import type { MenuLine } from './menu-lines.ts'
import { readOffer, type OfferStyle } from './offer.ts'
import { addNote, isDepositNote, openCategory, sameHeading, type OpenCategory } from './open-category.ts'
import { Outlook, type Place, type ReaderContext } from './outlook.ts'
import type { ReadPriced } from './priced-line.ts'
import { cutSurcharges, isAddition, readSurcharge } from './surcharges.ts'
import { cutListed, cutNumbered, joinTexts, splitShared } from './token-text.ts'
import type { Token } from './tokens.ts'
import { drinksHeading } from './vocabulary.ts'

const enumerated = /^[a-h]\)\s/u

/** Walks through the lines of a menu and gives each its place. */
export class MenuReader {
  readonly categories: OpenCategory[] = []
  private readonly menu: ImportedMenu
  private readonly context: ReaderContext
  private readonly outlook: Outlook
  private category: OpenCategory | undefined
  private item: ImportedItem | undefined
  private itemIndent = 0
  /** The header of a table that stands above all headings. */
  private tableHeader: { line: number; columns: Columns } | undefined
  /** Lines of a dish whose price has not come yet. */
  private pending: MenuLine[] = []
  /** Whether something separates this line from what stands above it. */
  private apart = true

  constructor(context: ReaderContext, menu: ImportedMenu) {
    this.context = context
    this.menu = menu
    this.outlook = new Outlook(context)
  }

  read(): void {
    for (const [index, line] of this.context.lines.entries()) {
      if (line.text === '') this.endBlock()
      else if (!this.context.taken.has(line.no)) this.readLine(line, index)
    }
    this.dropPending()
    if (this.tableHeader && this.categories.length === 0) this.menu.ignored.push(this.tableHeader.line)
  }

  private readLine(line: MenuLine, index: number): void {
    const { text } = line
    const repeated = line.no > 3 && repeats(text, this.context.tops) && !this.outlook.isPriced(line)
    if (isSeparator(text) || isPageNumber(text) || line.no === this.context.topLine || repeated) {
      this.endBlock()
      this.menu.ignored.push(line.no)
      return
    }
    const header = headerLine(line, this.outlook.pricesAfter(index))
    if (header) return this.startColumns(line, header.heading, header.columns)
    if (isDepositNote(text)) return this.note(line)
    if (isHouseRule(text)) return this.ignore(line)
    if (this.outlook.isPriced(line)) this.readPriced(this.outlook.priced(line))
    else this.readText(line, index)
  }

  private place(): Place {
    const hasItem = this.item !== undefined && !this.apart
    return {
      hasCategory: this.category !== undefined,
      indent: this.category?.indent,
      apart: this.apart,
      hasItem,
    }
  }

  private readText(line: MenuLine, index: number): void {
    const { tokens, numbered } = this.outlook.priced(line)
    if (numbered && this.category?.kind !== 'extras') return this.wait(line)
    const heads = this.outlook.isHeading(line, index, this.place())
    if (this.pending.length > 0 && !heads) {
      this.pending.push(line)
      return
    }
    if (heads) return this.heading(line)
    if (this.outlook.startsWrapped(line, index, this.place())) return this.wait(line)
    if (this.item && !this.apart) return describeItem(this.item, line, tokens, this.style(false))
    const fresh = this.category && this.category.items.length === 0 && !this.item
    if (fresh || (this.category && /^(?:alle|zu allen|unsere)\s/iu.test(line.text) && !isHours(line.text)))
      return this.note(line)
    this.ignore(line)
  }

  private wait(line: MenuLine): void {
    this.dropPending()
    this.pending = [line]
    this.apart = false
  }

  private readPriced(priced: ReadPriced): void {
    const { line, tokens, numbered } = priced
    const category = this.category ?? this.open('', line.no)
    const { main, additions } = cutSurcharges(tokens)
    const first = main.find((token) => token.kind === 'price')
    const names = main.some((token) => token.kind === 'text')
    if (category.kind === 'combos' || (!numbered && looksCombined(line.text, tokens))) this.addCombo(line)
    else if (this.pending.length === 0 && first?.kind === 'price' && first.sign !== '' && names)
      this.surcharge(line, main)
    else if (this.pending.length > 0 && enumerated.test(line.text)) {
      this.addWaiting([])
      if (this.item) addVariants(this.item, { ...priced, tokens: main }, this.style(false))
    } else if (this.item && this.continuesItem(priced))
      addVariants(this.item, { ...priced, tokens: main }, this.style(false))
    else if (
      !numbered &&
      (category.kind === 'extras' || isAddition(priced, category.items.at(-1)?.number != null))
    )
      this.addExtras(priced)
    else if (this.pending.length > 0) this.addWaiting([{ ...priced, tokens: main }])
    else this.addItems(priced, main)
    for (const addition of additions) this.surcharge(line, addition, true)
    category.indent ??= line.indent
    this.apart = false
  }

  /** Adds the dish of a line, or the dishes that share it. */
  private addItems(priced: ReadPriced, tokens: Token[]): void {
    const { line } = priced
    const parts = cutNumbered(line, this.context.numbers)
    if (parts.length > 1) for (const part of parts) this.addItem(this.outlook.cut(part), [line])
    else
      for (const part of splitShared({ ...priced, tokens }, this.context.numbers)) this.addItem(part, [line])
  }

  private continuesItem(priced: ReadPriced): boolean {
    if (!this.item || this.apart || this.pending.length > 0) return false
    return continuesDish(priced, Math.max(this.category?.indent ?? 0, this.itemIndent))
  }

  private addCombo(line: MenuLine): void {
    this.menu.combos.push(readCombo([...this.pending, line], this.outlook.tokenContext))
    this.pending = []
    this.item = undefined
  }

  private surcharge(line: MenuLine, tokens: readonly Token[], sameLine = false): void {
    const category = this.category ?? this.open('', line.no)
    const item = this.apart && !sameLine ? undefined : this.item
    const indented = sameLine || line.indent > (item ? this.itemIndent : 0)
    const extras = readSurcharge(tokens, { line: line.no, category, item, indented })
    if (extras.length === 0 && !sameLine) this.menu.unread.push(line.no)
    this.menu.extras.push(...extras)
    const continues = extras.some(({ forLine }) => forLine !== undefined && forLine !== line.no)
    if (continues && item && !item.continues.includes(line.no)) item.continues.push(line.no)
  }

  private addExtras(priced: ReadPriced): void {
    const { line, tokens } = priced
    const section = this.category?.name || null
    const [own, ...others] = cutListed(tokens)
    const offer = readOffer(own ?? [], line.raw, { ...this.style(true), drink: true })
    const names = extraNames(own ?? [], true, section ?? '')
    if (names.length === 0) this.menu.unread.push(line.no)
    for (const name of names)
      this.menu.extras.push(
        toExtra({ ...name, shared: name.shared || offer.variants.length > 0 }, offer.prices, {
          line: line.no,
          section,
        }),
      )
    for (const other of others) this.addExtras({ ...priced, tokens: other })
    this.item = undefined
  }

  /** Makes a dish of the lines that waited, and of the line that has its price. */
  private addWaiting(last: readonly ReadPriced[]): void {
    const parts = [...this.pending.map((line) => this.outlook.priced(line)), ...last]
    const [first] = parts
    this.pending = []
    if (!first) return
    const tokens = parts.flatMap(({ line, tokens: own }, at) => {
      const above = parts[at - 1]?.line.text
      // Where the text of a line does not go on, its end ends the name.
      const ends =
        above !== undefined && ((!goesOn(above) && !/,/.test(above)) || this.outlook.isNameless(line))
      return ends ? [{ kind: 'gap' as const, start: 0, end: 0 }, ...own] : own
    })
    const wholeName = parts.slice(1).some(({ line }) => this.outlook.isNameless(line))
    this.addItem(
      { ...first, tokens: joinTexts(tokens) },
      parts.map(({ line }) => line),
      wholeName,
    )
  }

  private addItem(part: ReadPriced, lines: readonly MenuLine[], wholeName = false): void {
    const category = this.category ?? this.open('', lines[0]?.no ?? 1)
    const item = buildItem(part, lines, { ...this.style(true), wholeName })
    if (!/[\p{L}\d]/u.test(item.name)) {
      this.menu.unread.push(...lines.map((line) => line.no))
      return
    }
    if (category.deposit) for (const price of item.prices) price.depositCents ??= category.deposit
    category.items.push(item)
    this.item = item
    this.itemIndent = lines[0]?.indent ?? 0
  }

  private style(inColumns: boolean): OfferStyle {
    return {
      ownLines: this.context.ownLines,
      tonal: this.context.tonal,
      drink: drinksHeading.test(this.category?.name ?? ''),
      columns: inColumns ? (this.category?.columns ?? noColumns) : noColumns,
      blankCells: this.context.blankCells,
    }
  }

  private heading(line: MenuLine): void {
    const { name: text, hours } = headingParts(line.text)
    this.dropPending()
    const again = this.categories.findLast(
      (category) => category.name !== '' && sameHeading(category.name, text),
    )
    if (!again) {
      const category = this.open(text, line.no)
      if (hours) category.note = hours
      return
    }
    again.headingLines.push(line.no)
    this.category = again
    this.item = undefined
    this.apart = false
  }

  private open(name: string, no: number): OpenCategory {
    const category = openCategory(name, no, this.outlook.tokenContext)
    if (this.tableHeader) {
      if (this.categories.length === 0) category.headingLines.unshift(this.tableHeader.line)
      if (category.columns.sizes.length === 0) category.columns = this.tableHeader.columns
    }
    this.categories.push(category)
    this.category = category
    this.item = undefined
    this.apart = false
    return category
  }

  private startColumns(line: MenuLine, heading: string | null, columns: Columns): void {
    this.dropPending()
    if (heading !== null) this.heading({ ...line, text: heading })
    this.item = undefined
    if (!this.category) this.tableHeader = { line: line.no, columns }
    else {
      if (heading === null) this.category.headingLines.push(line.no)
      this.category.columns = columns
    }
  }

  private note(line: MenuLine): void {
    if (!this.category) return this.ignore(line)
    this.dropPending()
    addNote(this.category, line, this.outlook.tokenContext)
  }

  private ignore(line: MenuLine): void {
    const fresh = this.category && this.category.items.length === 0 && !this.item && !this.apart
    if (fresh && isHours(line.text) && !/öffnung|geöffnet|ruhetag/iu.test(line.text)) return this.note(line)
    this.menu.ignored.push(line.no)
  }

  private endBlock(): void {
    this.apart = true
    this.dropPending()
  }

  /** Lines that waited for a price in vain. */
  private dropPending(): void {
    const place = this.category ? this.menu.unread : this.menu.ignored
    place.push(...this.pending.map((line) => line.no))
    this.pending = []
  }
}
