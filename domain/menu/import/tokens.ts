import { CODE, codesIn, SUPERSCRIPT, superscriptCodes, type CodeContext } from './codes.ts'
import type { Tag } from './imported-menu.ts'
import { priceForms, priceOf, type PriceText } from './price-text.ts'
import { bareCodeSpans } from './bare-codes.ts'
import { days } from './vocabulary.ts'

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'gap' }
  | { kind: 'dash' }
  | { kind: 'daily' }
  | ({ kind: 'price' } & PriceText)
  | { kind: 'volume'; text: string }
  | { kind: 'amount'; text: string; printed: string; bracketed: boolean }
  | { kind: 'deposit'; cents: number; included: boolean }
  | { kind: 'alcohol'; text: string }
  | { kind: 'codes'; codes: string[]; attached: boolean; tags?: Tag[] }
  | { kind: 'mark'; tags: Tag[]; unknown?: string }
  | { kind: 'note'; text: string }
  | { kind: 'nothing' }

/** A part of a line and where it stands in it. */
export type Token = Part & { start: number; end: number }

export type TokenContext = CodeContext & { wholeEuros: boolean }

const MASK = '\uE000'
const MONEY = String.raw`(?:€\s*)?\d{1,3}[.,]\d{2}\s*(?:€|EUR|Euro)?`

/** Takes parts out of a line, the surest first; what was taken is hidden from the next pattern. */
class Scan {
  rest: string
  readonly tokens: Token[] = []

  constructor(text: string) {
    this.rest = text
  }

  take(pattern: RegExp, part: (match: RegExpExecArray) => Part | undefined): void {
    for (const match of this.rest.matchAll(pattern)) {
      const found = part(match)
      if (found) this.add(found, match.index, match.index + match[0].length)
    }
  }

  add(part: Part, start: number, end: number): void {
    if (end <= start || this.rest.slice(start, end).includes(MASK)) return
    this.tokens.push({ ...part, start, end })
    this.rest = this.rest.slice(0, start) + MASK.repeat(end - start) + this.rest.slice(end)
  }
}

const noteWords = new RegExp(
  String.raw`^(?:nur|ab \d|bis \d|von \d|auf (?:Vor)?[Bb]estellung|auf Vorbestellung|saison\p{Ll}*|in der Saison|solange|(?:${days})\b|außer |mindestens|mind\.|pro Person|p\. ?P\.|für \d)`,
  'iu',
)
const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
const decimals = (text: string): number => Math.round(Number(text.replace(',', '.')) * 100)

/** Cuts a line into prices, codes, amounts, marks and texts, in the order in which they stand. */
export function tokensOf(text: string, context: TokenContext): Token[] {
  const scan = new Scan(text)
  takeLayout(scan)
  takeNotes(scan)
  takeAmounts(scan)
  takeMarks(scan, context)
  takeKnownCodes(scan, context)
  for (const form of priceForms(context.wholeEuros))
    scan.take(form, (match) => {
      const price = priceOf(match)
      return price ? { kind: 'price', ...price } : undefined
    })
  scan.take(
    /\b(?:nach |zum )?Tagespreis\b|\b(?:Preis )?auf (?:An|Nach)frage\b|\b(?:Markt|Saison)preis\b|\b(?:laut|lt\.) (?:Tages|Wochen)karte\b|\bPreis nach (?:Gewicht|Größe|Tagesangebot)\b/giu,
    () => ({ kind: 'daily' }),
  )
  takeCodes(scan, context)
  scan.take(/(?<=\s|^|\uE000)(?:[-–—]{1,2}|-\.-|n\.\s?v\.)(?=\s|$|\uE000)/gu, () => ({ kind: 'dash' }))
  scan.take(/\t+|\s{2,}/gu, () => ({ kind: 'gap' }))
  scan.take(/[^\uE000]+/gu, ([piece]) =>
    /[\p{L}\d&+]/u.test(piece) ? { kind: 'text', text: clean(piece) } : { kind: 'nothing' },
  )
  return plainDashes(
    scan.tokens.filter((token) => token.kind !== 'nothing').sort((one, other) => one.start - other.start),
  )
}

/** Conditions of a dish: `(nur im Winter)`, `ab 2 Personen`, `(40 Stück, ab 2 Personen)`. */
function takeNotes(scan: Scan): void {
  scan.take(/\(([^()\uE000]{2,60})\)/gu, ([, inner = '']) =>
    noteWords.test(inner) ? { kind: 'note', text: clean(inner) } : undefined,
  )
  scan.take(
    /(?<=\s|^|\uE000)(?:pro Person|p\. ?P\.|ab \d Personen|(?:nur )?auf (?:Vorb|B)estellung|nur (?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|sonn- und feiertags|am Wochenende))(?=\s|$|\uE000)/giu,
    ([said]) => ({
      kind: 'note',
      text: clean(said),
    }),
  )
  for (const match of scan.rest.matchAll(
    /\((\d{1,3} ?(?:Stück|Stk\.?|Teile))(,\s*)([^()\uE000]{2,50})\)/gu,
  )) {
    const [whole, amount = '', , note = ''] = match
    if (!noteWords.test(note)) continue
    const middle = match.index + 1 + amount.length
    scan.add(
      { kind: 'amount', text: amountText(amount), printed: amount, bracketed: true },
      match.index,
      middle,
    )
    scan.add({ kind: 'note', text: clean(note) }, middle, match.index + whole.length)
  }
}

/** Leaders, times of day and prices per litre: nothing of them is a price. */
function takeLayout(scan: Scan): void {
  scan.take(/\s?(?:[.…·_]\s?){3,}|\s*…+\s*|(?<=\s)\.{1,2}(?=\s*[\d€])|\.{2,}|_{2,}|-{3,}/gu, () => ({
    kind: 'gap',
  }))
  const per = String.raw`(?:1(?:[.,]0)?|100)\s?(?:l|L|Liter|kg|g|ml)`
  scan.take(
    new RegExp(
      String.raw`[([]?\s*(?:${per}\s?=\s?${MONEY}|${MONEY}\s?(?:/|pro|je)\s?(?:${per}|l|L|Liter|kg)\b)\s*[)\]]?`,
      'gu',
    ),
    () => ({ kind: 'nothing' }),
  )
  scan.take(
    /(?:\d{1,2}[.:]\d{2}|\d{1,2})\s*(?:Uhr)?\s*(?:–|—|-|bis)\s*\d{1,2}(?:[.:]\d{2})?\s*Uhr|\d{1,2}(?:[.:]\d{2})?\s*Uhr/giu,
    ([said]) => ({ kind: 'text', text: clean(said) }),
  )
  const deposit = String.raw`(zzgl\.?|zuzüglich|plus|\+|inkl\.?|incl\.?|inklusive|einschl\.?)?\s*`
  scan.take(
    new RegExp(
      String.raw`[([,]?\s*${deposit}(?:€\s*)?(\d{1,2})[.,](\d{2})\s*(?:€|EUR|Euro)?\s*Pfand(?:\s*(?:je|pro)\s*\p{L}+)?\s*[)\]]?`,
      'giu',
    ),
    ([, how, euros, cents]) => depositOf(how, `${euros},${cents}`),
  )
  scan.take(
    new RegExp(
      String.raw`[([,]?\s*${deposit}Pfand\s*:?\s*(?:€\s*)?(\d{1,2})[.,](\d{2})\s*(?:€|EUR|Euro)?\s*[)\]]?`,
      'giu',
    ),
    ([, how, euros, cents]) => depositOf(how, `${euros},${cents}`),
  )
  scan.take(
    /[([]?\s*(?:(?:alc|alk)\.?\s*)?(\d{1,2}(?:[.,]\d{1,2})?\s?%\s?(?:(?:vol|alc|alk)\.?)?(?:\s?(?:vol|alc)\.?)?)\s*[)\]]?/giu,
    ([, strength = '']) => ({ kind: 'alcohol', text: clean(strength) }),
  )
}

const depositOf = (how: string | undefined, amount: string): Part => ({
  kind: 'deposit',
  cents: decimals(amount),
  included: /^(?:in|ein)/i.test(how ?? ''),
})

function takeAmounts(scan: Scan): void {
  scan.take(/\d+\s?[x×]\s?\d+\s?cm/giu, ([said]) => ({ kind: 'text', text: clean(said) }))
  scan.take(
    /(?<![\p{L}\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?(l|L|Liter|cl|ml)(?!\p{L})|(?<![\d/])(1\/[248])\s?l(?!\p{L})/gu,
    ([, number, unit = 'l', part]) => ({
      kind: 'volume',
      text: part
        ? `${part} l`
        : `${(number ?? '').replace('.', ',')} ${/^(?:cl|ml)$/.test(unit) ? unit : 'l'}`,
    }),
  )
  scan.take(/(?<![\p{L}\d.,])(\d{2,3})\s?ml(?!\p{L})/gu, ([, number]) => ({
    kind: 'volume',
    text: `${number} ml`,
  }))
  const unit = String.raw`(?:Stück|Stck\.?|Stk\.?|St\.|Kugeln?|Scheiben?|Teile|tlg\.?|Pers\.|Personen|g|gr\.?|kg|Gramm|oz)`
  scan.take(
    new RegExp(String.raw`\(\s*(?:Ø\s*)?((?:ca\. ?)?\d{1,4}(?:[.,]\d)?\s?(?:${unit}|cm))\s*\)`, 'gu'),
    ([printed, amount = '']) => ({ kind: 'amount', text: amountText(amount), printed, bracketed: true }),
  )
  scan.take(
    new RegExp(
      String.raw`(?<!für |[\p{L}\d.,])(?:Ø\s*\d{2}\s?(?:cm)?|(?:ca\. ?)?\d{1,4}\s?${unit}|\d{2}\s?cm)(?!\p{L})`,
      'gu',
    ),
    ([printed]) => ({ kind: 'amount', text: amountText(printed), printed, bracketed: false }),
  )
}

const amountText = (text: string): string => clean(text.replace('Ø', '')).replace(/^(\d+)(\p{L})/u, '$1 $2')

function takeMarks(scan: Scan, context: TokenContext): void {
  const words: [RegExp, Tag][] = [
    [
      /(?:[([]|[–—-]\s)\s*(?:100 ?% )?vegan\s*(?:[)\]]|\s[–—-])|(?<!(?:auch|nicht|auf Wunsch|wahlweise|als) )(?<!\p{L}|-)vegan(?!\p{L}|-)/giu,
      'vegan',
    ],
    [
      /[([]\s*(?:vegetarisch|veggie)\s*[)\]]|(?<!(?:auch|nicht|auf Wunsch|wahlweise|als) )(?<!\p{L}|-)vegetarisch(?!\p{L}|-)/giu,
      'vegetarian',
    ],
    [
      /(?:[([]|[–—-]\s)\s*(?:scharf|pikant scharf)\s*(?:[)\]]|\s[–—-])|(?<=[,\s]\s?)(?:(?:sehr|leicht|extra|richtig) )?scharf(?=\s*(?:$|\uE000|\t|\s{2}|[([]|[\d€]))/giu,
      'spicy',
    ],
    [
      /[([]\s*glutenfrei\s*[)\]]|(?<!(?:auch|nicht|auf Wunsch|wahlweise) )(?<!\p{L})glutenfrei(?!\p{L})/giu,
      'glutenfree',
    ],
  ]
  for (const [pattern, tag] of words)
    scan.take(pattern, ({ 0: said, index }) => {
      // `Vegetarisch – Lauch, Paprika` is called so; a word behind a name is a mark.
      const [before, after] = [scan.rest.slice(0, index), scan.rest.slice(index + said.length)]
      return /\p{L}/u.test(before) || !/\p{L}{3}/u.test(after) ? { kind: 'mark', tags: [tag] } : undefined
    })
  scan.take(/🌶+/gu, () => ({ kind: 'mark', tags: ['spicy'] }))
  for (const [mark, tag] of context.marks) {
    const escaped = mark.replace(/[*+?.()[\]{}|\\^$#]/g, '\\$&')
    const tags = tag ? [tag] : []
    scan.take(new RegExp(String.raw`[([{]\s*${escaped}\s*[)\]}]`, 'gu'), () => ({ kind: 'mark', tags }))
    if (/[A-Za-z]/.test(mark))
      scan.take(
        new RegExp(String.raw`(?<=\s|\uE000)${escaped}(?=\s*(?:$|\s|\uE000|,(?=\s*${CODE})))`, 'gu'),
        () => ({ kind: 'mark', tags }),
      )
    else scan.take(new RegExp(escaped, 'gu'), () => ({ kind: 'mark', tags }))
  }
  scan.take(/\p{Extended_Pictographic}+/gu, () => ({ kind: 'mark', tags: [] }))
}

/** Codes such as `(3,10)`, which are no price where both are in the legend. */
function takeKnownCodes(scan: Scan, context: TokenContext): void {
  scan.take(/[([{]((?:\d{1,2}[a-z]?)(?:\s*[,;/.]\s*\d{1,2}[a-z]?)+)[)\]}]/gu, ([, inner = '']) => {
    const codes = codesIn(inner, context, true)
    return codes?.every((code) => context.legend.has(code))
      ? { kind: 'codes', codes, attached: false }
      : undefined
  })
}

function takeCodes(scan: Scan, context: TokenContext): void {
  for (const group of [
    /\(([^()\uE000]{1,80})\)/gu,
    /\[([^[\]\uE000]{1,80})\]/gu,
    /\{([^{}\uE000]{1,80})\}/gu,
  ])
    scan.take(group, ([, inner = '']) => bracketedCodes(inner, context))
  scan.take(
    new RegExp(`${SUPERSCRIPT}+(?:[,;/. ]?${SUPERSCRIPT}+|,${CODE}(?=[\\s,;)\uE000]|$))*`, 'gu'),
    ([said]) => ({
      kind: 'codes',
      codes: superscriptCodes(said, context.legend),
      attached: true,
    }),
  )
  for (const span of bareCodeSpans(scan.rest, context))
    scan.add({ kind: 'codes', codes: span.codes, attached: false }, span.start, span.end)
  scan.take(
    /(?<=\p{L}{3}[“”"»)]?)(?:\d{1,2}(?:,\d{1,2})*|(?<=\p{Ll})[A-Z]\d?(?:,[A-Z0-9]\d?)+)(?=[\s,;.)\uE000]|$)/gu,
    ([said]) => {
      const codes = codesIn(said, context, false)
      return codes ? { kind: 'codes', codes, attached: true } : undefined
    },
  )
}

/** Codes in brackets, perhaps with a mark among them: `(V, A, C)`. */
function bracketedCodes(inner: string, context: TokenContext): Part | undefined {
  if (/^(?:V|v|VG|vg|Vg|VEG|veg)$/.test(inner.trim()) && !context.legend.has(inner.trim()))
    return { kind: 'mark', tags: [], unknown: inner.trim() }
  const parts = inner.split(/[\s,;/]+/).filter((part) => part !== '')
  const tags = parts.flatMap((part) => context.marks.get(part) ?? [])
  const others = parts.filter((part) => !context.marks.has(part) || context.legend.has(part))
  if (others.length === 0) return parts.length > 0 ? { kind: 'mark', tags } : undefined
  const codes = codesIn(others.length < parts.length ? others.join(',') : inner, context, true)
  return codes ? { kind: 'codes', codes, attached: false, tags } : undefined
}

/** A dash stands for a price only beside prices and gaps; elsewhere it belongs to the text. */
function plainDashes(tokens: Token[]): Token[] {
  const lastText = tokens.findLastIndex((token) => token.kind === 'text')
  const firstPrice = tokens.findIndex((token) => token.kind === 'price')
  return tokens.map((token, index) =>
    token.kind === 'dash' && index < lastText && (firstPrice < 0 || index < firstPrice)
      ? { kind: 'text', text: '–', start: token.start, end: token.end }
      : token,
  )
}
