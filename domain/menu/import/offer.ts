import { addCodes } from './codes.ts'
import { assignColumns, type Columns } from './columns.ts'
import type { ImportedPrice, Tag } from './imported-menu.ts'
import { toPrice, withDeposit } from './offer-price.ts'
import { question, type Question } from './questions.ts'
import { germanPrice, trimEnds, unbracket } from './trim-text.ts'
import { splitName, type NameStyle } from './split-name.ts'
import type { Token } from './tokens.ts'
import { isBeforeComma, isWithinText, laterText, startsWithPrice } from './token-order.ts'
import { isCount, isSize, sizeName, volumeIn } from './vocabulary.ts'

type Price = Extract<Token, { kind: 'price' }>
type Piece = { text: string; after: Token['kind'] | 'attached' | null }
type Value = { price: Price; label: string[]; volume?: string; codes: string[] }

/** What one line offers: a dish with its prices, before its category has its say. */
export type Offer = {
  name: string
  description: string | null
  codes: string[]
  prices: ImportedPrice[]
  /** The sizes that are variants (`mit Käse`), with the codes printed behind them. */
  variants: { size: string; codes: string[] }[]
  tags: Tag[]
  note?: string
  alcohol?: string
  deposit?: number
  questions: Question[]
}

/** `wholeName`: the name has a line of its own. */
export type OfferStyle = NameStyle & { wholeName?: boolean; columns: Columns; blankCells: boolean }

/** Reads the parts of a line, or of a dish on several lines, as one offer. */
export function readOffer(tokens: readonly Token[], raw: string, style: OfferStyle): Offer {
  const volumeSeen = tokens.some((token) => token.kind === 'volume')
  const reading = new Reading(tokens, { ...style, drink: style.drink || volumeSeen })
  const { name, description } = reading.nameParts()
  const prices = reading.prices(raw)
  return {
    name,
    description,
    codes: reading.codes(),
    prices,
    variants: reading.variants(),
    tags: reading.tags(),
    ...reading.notes(),
    questions: reading.questions,
  }
}

class Reading {
  readonly questions: Question[] = []
  private readonly values: Value[] = []
  private readonly pieces: Piece[] = []
  private readonly behind: string[] = []
  private readonly headVolumes: string[] = []
  private headAmount: { text: string; bracketed: boolean; last: boolean } | undefined
  private readonly all: readonly Token[]
  private readonly style: OfferStyle

  constructor(tokens: readonly Token[], style: OfferStyle) {
    this.style = style
    this.all = tokens
    const count = tokens.filter((token) => token.kind === 'price').length
    let label: string[] = []
    let volume: string | undefined
    let own: string[] = []
    let seen = 0
    let before: Piece['after'] = null
    const priceFirst = startsWithPrice(tokens)
    for (const [index, token] of tokens.entries()) {
      const inHead = seen === 0 || priceFirst
      if (token.kind === 'price') {
        seen += 1
        this.values.push({ price: token, label, ...(volume ? { volume } : {}), codes: own })
        label = []
        volume = undefined
        own = []
        before = 'price'
      } else if (token.kind === 'text') {
        if (inHead) this.pieces.push({ text: token.text, after: before })
        else if (seen < count) label.push(token.text)
        else this.behind.push(token.text)
        before = 'text'
      } else if (token.kind === 'amount') {
        if (inHead && isWithinText(tokens, index)) this.addText(token.printed, before)
        else if (inHead)
          this.headAmount = { ...token, last: !laterText(tokens, index) || isBeforeComma(tokens, index) }
        else if (seen < count) label.push(token.text)
        else this.behind.push(token.text)
        before = isWithinText(tokens, index) ? 'text' : 'amount'
      } else if (token.kind === 'volume') {
        if (inHead) this.headVolumes.push(token.text)
        else if (seen < count) volume = token.text
        else this.addVolume(token.text)
        before = 'volume'
      } else if (token.kind === 'codes') {
        const value = this.values.at(-1)
        if (value && !inHead && value.label.length > 0) value.codes.push(...token.codes)
        before = token.attached ? 'attached' : 'codes'
      } else before = token.kind
    }
  }

  private addText(text: string, after: Piece['after']): void {
    this.pieces.push({ text, after })
  }

  private addVolume(volume: string): void {
    const value = this.values.at(-1)
    if (value && !value.volume) value.volume = volume
  }

  nameParts(): { name: string; description: string | null } {
    this.takeFirstLabel()
    const joined: Piece[] = []
    for (const piece of this.pieces) {
      const last = joined.at(-1)
      const whole =
        last &&
        (piece.after === 'text' ||
          /^(?:und|oder|&|\/)\s/u.test(piece.text) ||
          (this.style.drink && joined.length === 1 && /^[,/]\s*\p{Lu}/u.test(piece.text)) ||
          (piece.after === 'attached' && joined.length === 1 && / mit /iu.test(last.text)))
      if (whole) last.text = `${last.text} ${piece.text}`
      else joined.push({ ...piece })
    }
    const [first, ...others] = joined
    const text = trimEnds((first?.text ?? '').replace(/\s+([,;])/g, '$1'))
    const split =
      this.hasCodedCompany() || (this.style.wholeName && !text.includes(','))
        ? { name: text, description: null }
        : splitName(text, this.style)
    const amount =
      this.headAmount && this.style.columns.sizes.length > 0 && this.values.length !== 1
        ? [this.headAmount.text]
        : []
    const before =
      others.length > 0 && !this.keepsSplit(others)
        ? [first?.text ?? '']
        : [split.name, split.description ?? '']
    const [name = '', ...rest] = before
    const description = [...rest, ...amount, ...others.map((piece) => piece.text), ...this.behind]
      .filter((text) => text !== '')
      .join(' ')
      .replace(/\s+([,;])/g, '$1')
    const called =
      this.headAmount || this.all.some(({ kind }) => kind === 'amount')
        ? name.replace(/\s+(?:je|pro|à|ca\.)\s*$/iu, '')
        : name
    return { name: trimEnds(called), description: unbracket(trimEnds(description)) }
  }

  /** `Linsen mit Würstchen²,³`: codes behind the company make it part of the name. */
  private hasCodedCompany(): boolean {
    const at = this.all.findIndex((token) => token.kind === 'text')
    const [text, codes] = [this.all[at], this.all[at + 1]]
    return text?.kind === 'text' && / mit /iu.test(text.text) && codes?.kind === 'codes' && codes.attached
  }

  /** A name before a gap stands by itself. */
  private keepsSplit(others: readonly Piece[]): boolean {
    return others.every((piece) => piece.after !== 'gap')
  }

  /** `Tonno klein 8,50 groß 10,90`: the first size stands at the end of the name. */
  private takeFirstLabel(): void {
    const first = this.values[0]
    const last = this.pieces.at(-1)
    if (!first || !last || this.values.length < 2 || this.style.columns.sizes.length > 0) return
    if (this.pieces.length > 1 && (isSize(last.text) || isCount(last.text))) {
      first.label.push(last.text)
      this.pieces.pop()
      return
    }
    const words = last.text.split(' ')
    for (const count of [2, 1]) {
      const size = words.slice(-count).join(' ').replace(/[(:)]/g, '')
      if (words.length > count && isSize(size)) {
        first.label.push(size)
        last.text = words
          .slice(0, -count)
          .join(' ')
          .replace(/\s+als$/u, '')
        return
      }
    }
  }

  prices(raw: string): ImportedPrice[] {
    const deposit = this.all.find((token) => token.kind === 'deposit')
    const { columns } = this.style
    for (const { price } of this.values) this.askOfPrice(price)
    const placed =
      columns.sizes.length > 0 && this.values.every((value) => value.label.length === 0)
        ? this.inColumns(raw)
        : this.byLabels()
    return placed.map((price) => withDeposit(price, deposit))
  }

  private inColumns(raw: string): ImportedPrice[] {
    const values = this.all.filter((token) => token.kind === 'price' || token.kind === 'dash')
    const own =
      this.all.some((token) => token.kind === 'text' && /\d\s?[x×]\s?\d/.test(token.text)) ||
      (this.values.length === 1 &&
        this.headAmount?.last === true &&
        /\d/.test(this.style.columns.sizes[0] ?? ''))
    const placed = own ? undefined : assignColumns(values, this.style.columns, raw, this.style.blankCells)
    if (!placed && this.values.length > 1) this.questions.push(question('priceColumn'))
    if (!placed) return this.byLabels()
    return placed.map(({ size, price }) =>
      toPrice(size, price.cents, size === null ? this.headVolumes[0] : volumeIn(size)),
    )
  }

  private byLabels(): ImportedPrice[] {
    const { values } = this
    const single = values.length === 1
    if (!single && this.behind.length > 0 && isSize(this.behind.join(' ').replace(/[()]/g, '')))
      this.shiftLabels()
    const volumes = [...this.headVolumes, ...values.flatMap((value) => value.volume ?? [])]
    return values.map((value, index) => {
      const label = trimEnds(unbracket(value.label.join(' ')) ?? '').replace(/^\((?!.*\))/, '')
      const volume = volumes.length === values.length ? volumes[index] : single ? volumes[0] : value.volume
      const amount =
        single && this.headAmount && (this.headAmount.bracketed || this.headAmount.last)
          ? this.headAmount.text
          : ''
      const vessel = volume !== undefined && /^(?:Fl\.?|Flasche|Glas|Karaffe|Krug)$/iu.test(label)
      const size =
        (vessel ? volume : sizeName(label)) ||
        amount ||
        (single ? null : (volume ?? this.amountOfFirst(index)))
      return toPrice(size, value.price.cents, volume ?? volumeIn(size))
    })
  }

  private amountOfFirst(index: number): string | null {
    return index === 0 && this.headAmount ? this.headAmount.text : null
  }

  /** `8,50 klein 10,50 groß`: each size stands behind its price. */
  private shiftLabels(): void {
    for (const [index, value] of this.values.entries())
      value.label = this.values[index + 1]?.label ?? [this.behind.join(' ')]
    this.behind.length = 0
  }

  private askOfPrice(price: Price): void {
    if (price.from) this.questions.push(question('priceFrom'))
    if (price.slip)
      this.questions.push(question('priceSlip', { printed: price.slip, price: germanPrice(price.cents) }))
    if (price.cents === 0) this.questions.push(question('priceZero'))
  }

  codes(): string[] {
    const codes: string[] = []
    for (const token of this.all) if (token.kind === 'codes') addCodes(codes, token.codes)
    return codes
  }

  variants(): Offer['variants'] {
    const { sizes } = this.style.columns
    if (this.values.length > 1 && sizes.length > 1 && !sizes.some((size) => isSize(size) || /\d/.test(size)))
      return sizes.map((size) => ({ size, codes: [] }))
    return this.values.flatMap(({ label, codes }) => {
      const size = trimEnds(unbracket(label.join(' ')) ?? '').replace(/^\((?!.*\))/, '')
      return size !== '' && !isSize(size) && !isCount(size) ? [{ size, codes }] : []
    })
  }

  tags(): Tag[] {
    for (const token of this.all)
      if (token.kind === 'mark' && token.unknown)
        this.questions.push(question('unknownMark', { mark: `(${token.unknown})` }))
    const tags = this.all.flatMap((token) =>
      token.kind === 'mark' ? token.tags : token.kind === 'codes' ? (token.tags ?? []) : [],
    )
    return [...new Set(tags)]
  }

  notes(): Pick<Offer, 'note' | 'alcohol'> {
    const note = this.all.flatMap((token) => (token.kind === 'note' ? [token.text] : []))
    const alcohol = this.all.find((token) => token.kind === 'alcohol')
    return {
      ...(note.length > 0 ? { note: note.join(', ') } : {}),
      ...(alcohol ? { alcohol: alcohol.text } : {}),
    }
  }
}
