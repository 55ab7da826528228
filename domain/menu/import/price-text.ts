/** A price of a line: what it costs, and what stands right before and after it. */
export type PriceText = {
  cents: number
  sign: '' | '+' | '-'
  from: boolean
  each: boolean
  /** The price as printed where it had to be repaired. */
  slip?: string
}

const EURO = String.raw`(?:€|EUR\b|Euro\b|Eur\b)`
const lead = String.raw`(?<sign>(?:\+|(?<!\p{L})(?:plus|zzgl\.?|zuzüglich|Aufpreis|Zuschlag|Mehrpreis|extra|dazu))\s*:?\s*\+?\s*|(?<=[\s(])[-−](?=[\d€]))?(?:(?<!\p{L})nur\s+)?(?<from>(?<!\p{L})ab\s+)?(?<each>(?<!\p{L})(?:je(?:weils)?|à)\s+)?`
const before = String.raw`${lead}(?:${EURO}\s*)?`
const after = String.raw`(?:\s*${EURO}(?!\p{L}))?(?:\s*(?<more>mehr|Aufpreis|Zuschlag|extra)(?!\p{L})|\s*(?<less>weniger|günstiger|billiger|Abzug|Nachlass|Rabatt)(?!\p{L}))?`
const notUnit = String.raw`(?!\d|[.,]\d|\s?%|\s?(?:l|cl|ml|kg|cm|mm|km|Uhr|Liter|Std)(?!\p{L}))`
const begin = String.raw`(?<![\p{L}\d.,])`
const pattern = (value: string) => new RegExp(`${before}${begin}${value}${after}`, 'giu')

const decimal = pattern(String.raw`(?<euros>\d{1,3})[.,](?<cents>\d{2})(?:,[-–—]{1,2})?${notUnit}`)
const round = pattern(String.raw`(?<euros>\d{1,3})\s?[.,]\s?(?:[-–—]{1,2}|=)(?!\d)`)
const withSign = new RegExp(
  String.raw`${lead}(?:${EURO}\s*(?<euros>\d{1,3})(?:[.,](?<tenth>\d))?(?![.,]?\d)|${begin}(?<euros2>\d{1,3})(?:[.,](?<tenth2>\d))?\s*${EURO}(?!\p{L}))${after}`,
  'giu',
)
const coins = pattern(String.raw`(?:,(?<cents>\d{2})(?=\s?€)|(?<coins>\d{2})\s?(?:Cent|ct)(?!\p{L}))`)
const misread = new RegExp(
  String.raw`${before}(?<![\p{L}\d.,])(?<euros>[\dOoIlSB]{1,3})[.,](?<cents>[\dOoIlSB]{2})(?![\p{L}\d])${after}`,
  'gu',
)
const spaced = pattern(
  String.raw`(?<euros>\d{1,3})(?: [.,] ?|[.,] |[.,]{2}|;)(?<cents>\d{2})${notUnit}(?=\s*(?:€|EUR|$))`,
)
const atEnd = pattern(String.raw`(?<=\s)(?<euros>\d{1,3})(?:[.,](?<tenth>\d))?(?=\s*$)`)

const lostComma = pattern(
  String.raw`(?<=\uE000|\t|\s{2})(?<whole>\d{3,4})(?=\s*(?:€|EUR)?\s*(?:$|\t|\s{2}|\uE000))`,
)

const LETTERS: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', S: '5', B: '8' }
const digits = (text: string): string => text.replace(/[OoIlSB]/g, (letter) => LETTERS[letter] ?? letter)

/** All ways of writing a price, the surest first; the last only in menus that write whole euros. */
export const priceForms = (wholeEuros: boolean): RegExp[] =>
  wholeEuros
    ? [decimal, round, withSign, coins, misread, spaced, atEnd]
    : [decimal, round, withSign, coins, misread, spaced, lostComma]

/** The price of a match of one of the forms; nothing where letters alone looked like one. */
export function priceOf(match: RegExpExecArray | RegExpMatchArray): PriceText | undefined {
  const groups = match.groups ?? {}
  if (groups['whole'])
    return { cents: Number(groups['whole']), sign: '', from: false, each: false, slip: match[0].trim() }
  const euros = groups['euros'] ?? groups['euros2'] ?? '0'
  const tenth = groups['tenth'] ?? groups['tenth2']
  const cents = groups['cents'] ?? groups['coins'] ?? (tenth ? `${tenth}0` : '00')
  const letters = /[OoIlSB]/.test(euros + cents)
  if (letters && !/\d/.test(euros + cents)) return undefined
  const value = Number(digits(euros)) * 100 + Number(digits(cents))
  const sign =
    groups['less'] || /[-−]/.test(groups['sign'] ?? '') ? '-' : groups['more'] || groups['sign'] ? '+' : ''
  const slip = letters || /\d(?: [.,] ?|[.,] |[.,]{2}|;)\d/.test(match[0]) ? match[0].trim() : undefined
  return {
    cents: value,
    sign,
    from: groups['from'] !== undefined,
    each: groups['each'] !== undefined,
    ...(slip ? { slip } : {}),
  }
}

const noPrice =
  /\d{1,2}[.:]\d{2}\s*(?:Uhr)?\s*(?:–|—|-|bis)\s*\d{1,2}[.:]\d{2}|\d{1,2}[.:]\d{2}\s*Uhr|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?/giu

/** Whether a line holds something that is written like a price. */
export function hasPrice(text: string): boolean {
  const rest = text.replace(/\.{2,}|…/g, ' ').replace(noPrice, ' ')
  return [decimal, round, withSign].some((form) => rest.search(form) >= 0)
}
