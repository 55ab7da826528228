import { joinLines } from './join-lines.ts'
import type { ReadPriced } from './priced-line.ts'
import type { MenuLine } from './menu-lines.ts'
import { hasPrice } from './price-text.ts'
import { numberOf, type NumberStyle } from './numbers.ts'
import type { Token } from './tokens.ts'
import { isSizeAlone } from './vocabulary.ts'

/** The words of a line without its codes, marks and prices. */
export function textOf(tokens: readonly Token[]): string {
  const words = tokens.flatMap((token) => {
    if (token.kind === 'text' || token.kind === 'volume' || token.kind === 'amount') return [token.text]
    return []
  })
  return words
    .join(' ')
    .replace(/\s+([,;.])/g, '$1')
    .trim()
}

/** Joins texts that follow each other, as where a line ends within a list. */
export function joinTexts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    if (token.kind === 'text' && last?.kind === 'text')
      joined[joined.length - 1] = { ...last, text: joinLines([last.text, token.text]) }
    else joined.push(token)
  }
  return joined
}

/** Two dishes that share a line: behind a price and a gap stands a name with a price of its own. */
export function splitShared(priced: ReadPriced, style: NumberStyle): ReadPriced[] {
  const { tokens, line } = priced
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    if (token.kind !== 'gap' || before === undefined) continue
    const left = tokens.slice(0, index)
    const right = tokens.slice(index + 1)
    const [first] = right
    if (
      first?.kind !== 'text' ||
      isSizeAlone(first.text) ||
      !left.some(({ kind }) => kind === 'price') ||
      !right.some(({ kind }) => kind === 'price')
    )
      continue
    if (!left.some(({ kind }) => kind === 'text')) continue
    const numbered = numberOf(line.raw.slice(first.start).trim(), style)
    const named = /^\p{Lu}\p{L}{2}/u.test(first.text)
    if (!numbered && (!named || priced.numbered)) continue
    const shift = numbered ? line.raw.slice(first.start).trim().length - numbered.rest.length : 0
    const rest = numbered ? [{ ...first, text: first.text.slice(shift).trim() }, ...right.slice(1)] : right
    const texts = rest.filter((one) => one.kind !== 'text' || one.text !== '')
    return [
      { ...priced, tokens: left },
      ...splitShared({ line, tokens: texts, numbered, day: undefined }, style),
    ]
  }
  return [priced]
}

const priceThenGap = /\d[.,]\d{2}(?:\s?(?:€|EUR))?(?:\s{2,}|\t+)(?=\S)/g

/** Numbered dishes that share a line, each as a line in which the others are blank. */
export function cutNumbered(line: MenuLine, style: NumberStyle): MenuLine[] {
  const { raw } = line
  const cuts = [...raw.matchAll(priceThenGap)]
    .map((match) => match.index + match[0].length)
    .filter((at) => numberOf(raw.slice(at), style) && hasPrice(raw.slice(at)))
  if (cuts.length === 0) return [line]
  return [0, ...cuts].map((from, index) => {
    const own = ' '.repeat(from) + raw.slice(from, cuts[index] ?? raw.length)
    return { ...line, raw: own.trimEnd(), text: own.trim() }
  })
}

/** Offers that a line lists one after the other: `Pommes 3,50 · Reis 3,00`. */
export function cutListed(tokens: readonly Token[]): Token[][] {
  const lists: Token[][] = [[]]
  let priced = false
  for (const token of tokens) {
    const next = token.kind === 'text' && /^[·•;|,]\s*\p{Lu}\p{L}{2}/u.test(token.text)
    if (priced && next && !isSizeAlone(token.text.slice(1))) {
      lists.push([])
      priced = false
    }
    if (token.kind === 'price') priced = true
    lists.at(-1)?.push(token)
  }
  return lists.every((list) => list.some(({ kind }) => kind === 'price')) ? lists : [[...tokens]]
}
