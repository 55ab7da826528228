import type { ImportedCombo } from './imported-menu.ts'
import { joinLines } from './join-lines.ts'
import type { MenuLine } from './menu-lines.ts'
import { trimEnds } from './trim-text.ts'
import { question, type Question } from './questions.ts'
import { tokensOf, type Token, type TokenContext } from './tokens.ts'

/** Whether a line with a price sells several things together: parts joined by a plus, or counted after a colon. */
export function looksCombined(text: string, tokens: readonly Token[]): boolean {
  if (tokens.some((token) => token.kind === 'codes')) return false
  const head = tokens
    .filter((token) => token.kind === 'text')
    .map((token) => token.text)
    .join(' ')
  if (/\p{L}.*\s\+\s*(?:\d+\s)?\p{L}/u.test(head)) return true
  if (
    /^(?:spar|kombi|familien|party|grill)?-?(?:menü|menu|angebot|kombi|deal)(?!\p{L})[^:,]{0,25}:\s/iu.test(
      text,
    )
  )
    return true
  return /^[\p{L}\d „“"&-]{3,40}:\s+\d+ /u.test(text)
}

/** Reads several things for one price: what it is called, what belongs to it, what it costs. */
export function readCombo(lines: readonly MenuLine[], context: TokenContext): ImportedCombo {
  const first = lines[0]!
  const raw = joinLines(lines.map((line) => line.raw.trim()))
  const tokens = tokensOf(raw, context)
  const prices = tokens.filter((token) => token.kind === 'price')
  const price = prices.at(-1)
  const head = trimEnds(
    tokens
      .filter((token) => token.kind === 'gap' || token.kind === 'nothing')
      .reduceRight(
        (text, gap) => text.slice(0, gap.start) + '\t' + text.slice(gap.end),
        textWithoutPrices(raw, tokens),
      ),
  )
  const { name, description } = nameOfCombo(head.replace(/\t\s*$/, ''))
  const questions: Question[] = []
  if (!price) questions.push(question('priceMissing'))
  if (price?.sign === '+') questions.push(question('comboSurcharge'))
  if (price?.from) questions.push(question('priceFrom'))
  return {
    line: first.no,
    continues: lines.slice(1).map((line) => line.no),
    name,
    description,
    cents: price?.cents ?? null,
    questions,
  }
}

const textWithoutPrices = (raw: string, tokens: readonly Token[]): string =>
  tokens
    .filter((token) => token.kind === 'price' || token.kind === 'dash')
    .reduce(
      (text, token) =>
        text.slice(0, token.start) + ' '.repeat(token.end - token.start) + text.slice(token.end),
      raw,
    )

const keepPlus = (
  text: string | undefined,
  clean: (part: string | undefined) => string | null,
): string | null => (/^\s*\+/.test(text ?? '') ? `+ ${clean(text) ?? ''}` : clean(text))

function nameOfCombo(text: string): { name: string; description: string | null } {
  const clean = (part: string | undefined) => trimEnds((part ?? '').replace(/\s+/g, ' ').trim()) || null
  const time = /^([^:(]{2,40}?)\s+((?:Mo|Di|Mi|Do|Fr|Sa|So|montags?|täglich|werktags)\b.+)$/iu.exec(text)
  if (time && /\d\s?Uhr|^\S+[–-]/u.test(time[2] ?? ''))
    return { name: clean(time[1]) ?? '', description: clean(time[2]) }
  const colon = /^([^:(]{2,60}):\s*(.+)$/u.exec(text) ?? /^([^\t]{2,60})\t\s*(.+)$/u.exec(text)
  if (colon) return { name: clean(colon[1]) ?? '', description: keepPlus(colon[2], clean) }
  const bracket = /^([^(]{2,60})\((.+)\)$/u.exec(text)
  if (bracket) return { name: clean(bracket[1]) ?? '', description: clean(bracket[2]) }
  const called =
    /^((?:Spar|Kombi|Familien|Party)?-?(?:Menü|Menu|Box|Set|Angebot|Deal|Kombi)\s+(?:\d+|[A-Z])(?!\p{L}))\s+(.+)$/iu.exec(
      text,
    )
  if (called) return { name: clean(called[1]) ?? '', description: clean(called[2]) }
  return { name: clean(text) ?? '', description: null }
}
