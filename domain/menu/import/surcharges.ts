import { extraNames, toExtra } from './extras.ts'
import type { ImportedExtra, ImportedItem } from './imported-menu.ts'
import { headText } from './item-builder.ts'
import { joinLines } from './join-lines.ts'
import { germanPrice, trimEnds } from './trim-text.ts'
import type { OpenCategory } from './open-category.ts'
import type { ReadPriced } from './priced-line.ts'
import { question } from './questions.ts'
import type { Token } from './tokens.ts'

const isSigned = (token: Token): boolean => token.kind === 'price' && token.sign !== ''

/** `Extra Belag je 1,00` among dishes, which may have numbers. */
export function isAddition({ line, tokens }: ReadPriced, amongNumbers: boolean): boolean {
  const each = tokens.some((token) => token.kind === 'price' && token.each)
  const extra = /^(?:extra|jede[rs]? (?:weitere|zusätzliche)|weitere[rs]?|zusätzliche?[rs]?)\s/iu.test(
    line.text,
  )
  return extra && (each || amongNumbers)
}

/** Cuts additions off a line with prices of its own: `8,90   mit Käse [G] +1,00`. */
export function cutSurcharges(tokens: readonly Token[]): { main: Token[]; additions: Token[][] } {
  const additions: Token[][] = []
  let main: Token[] = []
  for (const token of tokens) {
    if (isSigned(token)) {
      const price = main.findLastIndex(({ kind }) => kind === 'price')
      const words = price < 0 ? -1 : main.findIndex(({ kind }, index) => index > price && kind === 'text')
      if (words > price) {
        additions.push([...main.slice(words), token])
        main = main.slice(0, words)
        continue
      }
    }
    main.push(token)
  }
  return { main, additions }
}

export type SurchargePlace = {
  line: number
  category: OpenCategory
  item: ImportedItem | undefined
  indented: boolean
}

/** `mit Käse + 1,00`, `als Seniorenteller 2,- weniger`: an addition to the dish above, or to all of the part. */
export function readSurcharge(
  tokens: readonly Token[],
  { line, category, item, indented }: SurchargePlace,
): ImportedExtra[] {
  const first = tokens.findIndex((token) => token.kind === 'price')
  const cut = headText(tokens).split(/\s*;\s*|,\s*(?=(?:mit|ohne|als|dazu|extra)\s[^,;]*$)/iu)
  const inside = cut.length > 1 && item !== undefined
  if (inside) {
    const said = trimEnds(cut.slice(0, -1).join('; '))
    item.description = item.description ? joinLines([item.description, said]) : said
  }
  const own = inside
    ? [{ kind: 'text' as const, text: trimEnds(cut.at(-1) ?? ''), start: 0, end: 0 }, ...tokens.slice(first)]
    : tokens
  const { sizes } = category.columns
  const signed = own.filter((token) => token.kind === 'price')
  const prices = signed.map((price, at) => ({
    size: sizes.length === signed.length && sizes.length > 1 ? (sizes[at] ?? null) : null,
    cents: price.sign === '-' ? -price.cents : price.cents,
  }))
  const forLine = item && (indented || inside) && category.kind === 'items' ? item.line : undefined
  const place = { line, section: category.name || null, ...(forLine ? { forLine } : {}) }
  const extras = extraNames(own, category.kind === 'extras', category.name).map((name) =>
    toExtra(name, prices, place),
  )
  if (forLine && item) askOfReduction(item, extras)
  return extras
}

function askOfReduction(item: ImportedItem, extras: readonly ImportedExtra[]): void {
  const [price] = item.prices
  for (const { name, prices } of extras) {
    const less = prices[0]?.cents ?? 0
    if (less < 0 && price)
      item.questions.push(question('priceReduced', { name, price: germanPrice(price.cents + less) }))
  }
}
