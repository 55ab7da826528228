import { addCodes } from './codes.ts'
import { noColumns } from './columns.ts'
import type { ImportedItem, ImportedPrice } from './imported-menu.ts'
import { joinLines } from './join-lines.ts'
import type { MenuLine } from './menu-lines.ts'
import { readOffer, type OfferStyle } from './offer.ts'
import { trimEnds } from './trim-text.ts'
import type { ReadPriced } from './priced-line.ts'
import { question } from './questions.ts'
import { startsWithPrice } from './token-order.ts'
import { textOf } from './token-text.ts'
import type { Token } from './tokens.ts'
import { isCount, isSize, isSizeAlone } from './vocabulary.ts'

/** Makes a dish of its lines. */
export function buildItem(
  { tokens, numbered, day }: ReadPriced,
  lines: readonly MenuLine[],
  style: OfferStyle,
): ImportedItem {
  const offer = readOffer(tokens, lines.at(-1)?.raw ?? '', style)
  const counted = numbered !== undefined && /^\p{L}{3}/u.test(numbered.number) && /^\d/.test(offer.name)
  if (counted) {
    offer.description = [offer.name, offer.description]
      .filter(Boolean)
      .join(/^\p{Lu}/u.test(offer.description ?? '') ? ' ' : ', ')
    offer.name = numbered.number
  }
  const { name, printed } = repairName(offer.name)
  const questions = [...offer.questions]
  if (printed) questions.push(question('nameSlip', { printed, name }))
  if (numbered?.printed)
    questions.push(question('numberSlip', { printed: numbered.printed, number: numbered.number }))
  if (tokens.some((token) => token.kind === 'daily')) questions.push(question('priceOnRequest'))
  if (offer.variants.length > 0)
    questions.push(question('variantCodes', { variants: offer.variants.map(({ size }) => size).join(', ') }))
  const note = day ? trimEnds(day) : offer.note
  return {
    line: lines[0]?.no ?? 0,
    continues: lines.slice(1).map((line) => line.no),
    number: numbered?.number ?? null,
    name,
    ...(printed ? { printedName: printed } : {}),
    description: offer.description,
    codes: offer.codes,
    codesCertain: true,
    prices: offer.prices,
    tags: offer.tags,
    questions,
    ...(note ? { note } : {}),
    ...(offer.alcohol ? { alcohol: offer.alcohol } : {}),
  }
}

/** Adds a line without a price to the dish above it. */
export function describeItem(
  item: ImportedItem,
  line: MenuLine,
  tokens: readonly Token[],
  style: OfferStyle,
): void {
  const offer = readOffer(
    tokens.filter((token) => token.kind !== 'gap'),
    line.raw,
    style,
  )
  addCodes(item.codes, offer.codes)
  item.continues.push(line.no)
  for (const tag of offer.tags) if (!item.tags.includes(tag)) item.tags.push(tag)
  if (offer.alcohol) item.alcohol ??= offer.alcohol
  if (offer.note) item.note ??= offer.note
  item.questions.push(...offer.questions)
  const text = textOf(tokens)
    .replace(/^[\s,;:.–—•*-]+(?=\S)/u, '')
    .replace(/[\s;:–—]+$/u, '')
  const [amount, ...others] = tokens.filter((token) => token.kind === 'amount')
  const [price] = item.prices
  if (
    amount &&
    others.length === 0 &&
    text === amount.text &&
    price &&
    item.prices.length === 1 &&
    price.size === null
  )
    price.size = amount.text
  else addText(item, text)
}

function addText(item: ImportedItem, text: string): void {
  if (text === '') return
  const plain = /^\(([^()]*)\)$/.exec(text)?.[1] ?? text
  item.description = item.description ? joinLines([item.description, text]) : plain
}

const enumeration = /^[a-h]\)\s*/u

/** Whether a line with prices belongs to the dish above it, which is indented so far. */
export function continuesDish({ line, tokens, numbered, day }: ReadPriced, indent: number): boolean {
  if (numbered || day) return false
  const texts = tokens.flatMap((token) => (token.kind === 'text' ? [token.text] : []))
  if (startsWithPrice(tokens) && !/^\p{Ll}+$/u.test(texts.join(' '))) return false
  const [text = ''] = texts
  if (texts.length === 0 || (texts.length === 1 && isSizeAlone(text)) || enumeration.test(line.text))
    return true
  if (line.indent > indent) return true
  return /^(?:mit|ohne|als|dazu|aus|in|auf|oder|und|auch|wahlweise)\s|^[-–+]\s*(?:mit|ohne|als)\s/u.test(
    line.text,
  )
}

/** Further prices of the dish above: by size, or as variants such as `mit Käse`. */
export function addVariants(item: ImportedItem, { line, tokens }: ReadPriced, style: OfferStyle): void {
  const offer = readOffer(tokens, line.raw, { ...style, columns: noColumns })
  item.continues.push(line.no)
  const head = headText(tokens)
  const cut = head.split(/[,;]\s*(?=(?:mit|ohne|als|dazu)\s[^,;]*$)/iu)
  if (cut.length > 1) addText(item, trimEnds(cut.slice(0, -1).join(', ')))
  const label = trimEnds(cut.at(-1) ?? '').replace(enumeration, '')
  const more = offer.prices.map((price, at) => variantPrice(price, at === 0 ? label : ''))
  item.prices.push(...more)
  const variants = item.prices.flatMap(({ size }) =>
    size !== null && !isSize(size) && !isCount(size) ? [size] : [],
  )
  if (variants.length > 0) item.questions.push(question('variantCodes', { variants: variants.join(', ') }))
  addCodes(item.codes, offer.codes)
  item.questions.push(...offer.questions.filter(({ kind }) => kind !== 'variantCodes'))
}

function variantPrice(price: ImportedPrice, label: string): ImportedPrice {
  if (label !== '' && !(price.size && isSize(label))) return { ...price, size: label }
  const size = price.size?.replace(enumeration, '') ?? price.volume ?? null
  return { ...price, size }
}

/** The words of a line before its first price. */
export function headText(tokens: readonly Token[]): string {
  const first = tokens.findIndex((token) => token.kind === 'price')
  return tokens
    .slice(0, first < 0 ? undefined : first)
    .flatMap((token) => (token.kind === 'text' ? [token.text] : []))
    .join(' ')
}

const DIGITS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '5': 's' }
const glued = /(?<=\p{Ll}{3})(mit|und|auf|vom|aus|nach|ohne)(?=\p{Lu}\p{Ll}{2})/gu
const digitInside = /(?<=\p{L})[015](?=\p{Ll}{2})/gu

/** A name whose spaces a scan has lost, or where it has read a digit for a letter. */
function repairName(name: string): { name: string; printed?: string } {
  const spaced = name.replace(glued, ' $1 ')
  const repaired = spaced
    .split(' ')
    .map((word) =>
      /^\p{L}{2,}[015]\p{L}|^\p{L}[015]\p{Ll}{3}/u.test(word)
        ? word.replace(digitInside, (digit) => DIGITS[digit] ?? digit)
        : word,
    )
    .join(' ')
  return repaired === name ? { name } : { name: repaired, printed: name }
}
