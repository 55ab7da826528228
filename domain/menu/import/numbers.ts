import type { MenuLine } from './menu-lines.ts'
import { hasPrice } from './price-text.ts'

/** How a menu numbers its dishes: with a dot or bracket, or with the bare number. */
export type NumberStyle = { dotted: boolean; bare: boolean }

export type Numbered = { number: string; printed?: string; rest: string }

const dotted =
  /^(?:Nr\.?\s*|#\s*|No\.?\s*)?[([]?((?:[A-Z]{1,3}[-.]?\s?)?\d{1,4}\s?[a-z]?)(?:[.):\]]+(?!\d)|\s-\s)\s*(?=\S)/u
const called = /^(?:Nr\.?|#|No\.)\s*((?:[A-Z]{1,3})?\d{1,4}[a-z]?)[.):]?\s+(?=\S)/u
const set =
  /^((?:Set|Box|Bento|Platte|Kombi|Menü|Menu)\s?(?:\d{1,3}[a-z]?|[A-Z]))(?:[.):]\s*|\s{2,}|\t|\s(?=\p{Lu}))(?=\S)/u
const apart = /^(\d{1,4}[a-z]?)(?:\s{2,}|\t)(?=["„»(]?\p{L})/u
const suffixed = /^(\d{1,3}[a-f])(?=\s+["„»(]?\p{Lu})/u
const lettered = /^([A-Z]{1,3}[-.]?\d{1,4}[a-z]?)[.):]?(?=\s+\S)/u
const bare = /^(\d{1,4}[a-z]?)(?=\s+["„»(]?[\p{L}])/u
const misread = /^([lIO]\d{1,3}|\d{1,2}[lIO]\d?)[.)]\s*(?=\p{L})/u
const counted =
  /^\d{1,4}\s+(?:x\s|Stück|Stk|St\.|Kugeln?|Scheiben?|g\b|kg\b|cl\b|ml\b|l\b|cm\b|Personen|halbe|ganze|kleine|große|gr\.|kl\.|Paar|Gläser|Tassen|Flaschen?|Eier|Sorten|Uhr)/iu

/** Which ways of numbering a menu uses, by its lines with prices. */
export function numberStyle(lines: readonly MenuLine[]): NumberStyle {
  const texts = lines.map((line) => line.text).filter((text) => text !== '')
  const withDot = texts.filter((text) => dotted.test(text)).length
  const starts = texts.flatMap((text) =>
    bare.test(text) && !counted.test(text) ? [Number.parseInt(text, 10)] : [],
  )
  const ascending = starts.filter((number, index) => index > 0 && number > (starts[index - 1] ?? 0)).length
  const priced = texts.filter(hasPrice).length
  return {
    dotted: withDot > 0,
    bare:
      starts.length >= 3 &&
      ascending >= starts.length * 0.6 &&
      starts.length > withDot &&
      (starts.length >= 5 || starts.length >= priced * 0.2),
  }
}

/** The number a line begins with, if it is one of a dish. */
export function numberOf(text: string, style: NumberStyle): Numbered | undefined {
  const match =
    called.exec(text) ??
    dotted.exec(text) ??
    lettered.exec(text) ??
    set.exec(text) ??
    (style.dotted || style.bare ? suffixed.exec(text) : null) ??
    (counted.test(text) ? null : apart.exec(text)) ??
    (style.bare && !counted.test(text) ? bare.exec(text) : null)
  if (match?.[1]) return { number: plainNumber(match[1]), rest: text.slice(match[0].length) }
  const slip = misread.exec(text)
  if (!slip?.[1]) return undefined
  const number = slip[1].replace(/[lI]/g, '1').replace(/O/g, '0')
  return { number, printed: slip[1], rest: text.slice(slip[0].length) }
}

/** `1 2 a` and `M-12` as they are called; `Set 1` keeps its space. */
const plainNumber = (printed: string): string =>
  /^\p{L}{3}/u.test(printed) ? printed.replace(/\s+/g, ' ') : printed.replace(/\s+/g, '').replace(/[-.]$/, '')
