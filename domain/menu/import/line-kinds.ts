import { isHeadingWords, hoursText, houseRules } from './vocabulary.ts'

const separator = /^[\s\-–—=_*~.·•#+|:]{3,}$|^[-–—*=~#•]{1,2}$/u
const page = /^[-–—\s]*(?:Seite\s*)?\d{1,2}(?:\s*(?:\/|von)\s*\d{1,2})?[-–—\s]*$|\bSeite\s+\d+\b/iu

export const isSeparator = (text: string): boolean => separator.test(text)

export const isPageNumber = (text: string): boolean => page.test(text)

/** Address, hours, taxes, rules of delivery. */
export const isHouseRule = (text: string): boolean => houseRules.test(text)

export const isHours = (text: string): boolean => hoursText.test(text)

/** A text in capitals, perhaps with a small word or an addition in brackets. */
export function isCapitals(text: string): boolean {
  const core = text
    .replace(/\([^)]*\)|\s\d{1,3}(?:[.,]\d+)?\s?(?:cl|l|Stück|cm)$/g, '')
    .replace(/(?<!\p{L})(?:aus|für|und|vom|mit|der|die|das|in|im|zum|zur)(?!\p{L}).*$/u, '')
  const letters = core.match(/\p{L}/gu) ?? []
  const small = core.match(/\p{Ll}/gu) ?? []
  return letters.length >= 2 && small.filter((letter) => letter !== 'ß').length === 0
}

/** A heading as it is called: without decoration, spaced letters and a colon. */
export function headingText(text: string): string {
  const bare = text
    .replace(/^[\s*=~#•·\-–—_|:.<>»«]+(?=[\p{L}\d„"])/u, '')
    .replace(/[\s*=~#•·\-–—_|:<>»«]+$/u, '')
    .trim()
  if (!isSpacedOut(bare)) return bare.replace(/\s+/g, ' ')
  const words = bare.split(/ {2,}/)
  return words
    .map((word) => (/^(?:[\p{L}&] )+[\p{L}&]$/u.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ')
}

/** `P I Z Z A`: letters set wide. */
export const isSpacedOut = (text: string): boolean => /^\p{L}(?: [\p{L}&]){2,}(?: {2,}|$)/u.test(text)

const trailingHours =
  /[\s,–-]+(?:(?:von|bis|ab)\s+)?(?:(?:Mo|Di|Mi|Do|Fr|Sa|So|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|täglich)(?!\p{L}).*|\d{1,2}(?:[.:]\d{2})?\s*(?:Uhr)?\s*(?:–|-|bis)\s*\d{1,2}.*Uhr.*)$/iu

/** The name of a heading, and the hours that stand behind it. */
export function headingParts(text: string): { name: string; hours?: string } {
  const whole = headingText(text)
  if (whole.endsWith(')')) return { name: whole }
  const match = trailingHours.exec(whole)
  const name = whole.slice(0, match?.index)
  if (!match || name.length < 4 || !/\p{L}{4}/u.test(name) || !isHours(whole)) return { name: whole }
  return { name: headingText(name), hours: match[0].replace(/^[\s,–-]+/, '') }
}

/** Whether a text could head a part of the menu at all. */
export function couldHead(text: string): boolean {
  const core = headingParts(text).name.replace(/\s*\([^)]*\)/g, '')
  if (core.length < 2 || core.length > 60 || !/\p{L}{2}/u.test(core)) return false
  if (/[.,;!?]$/.test(core) && !/\p{L}\.$/u.test(core)) return false
  if (/^\d/.test(core) || core.split(' ').length > 8) return false
  return !isHouseRule(core) && !isHours(core)
}

/** `*** Pizza ***`, `>> Pasta <<`, `## Salate`. */
export const isDecorated = (text: string): boolean =>
  /^\s*(?:\*{2,}|={2,}|#{1,4}\s|~+\s|[-–—]{2,}\s|[>»•▪■►]+\s?(?=\p{Lu}))/u.test(text) &&
  /\p{L}{3}/u.test(text)

const isWeekday = (text: string): boolean =>
  /^(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)s?:?$/iu.test(text)

/** Whether a text heads a part of the menu by its form or its words, wherever it stands. */
export const headsAnywhere = (text: string): boolean =>
  couldHead(text) &&
  (isCapitals(text) || isWeekday(text) || isHeadingWords(headingParts(text).name) || isDecorated(text))

const noteStart =
  /^\(|^(?:alle|zu allen|zu jede[mr]|jede[rsn]?|unsere|sämtliche|mit|wahlweise|inkl|inklusive|jeweils|serviert|dazu|auf Wunsch|ab|von|bis|nur|am|gegen|zzgl|zuzüglich|auch|bitte|immer|täglich|unter|hausgemacht|frisch|gerne|wir|als|für)(?!\p{L})/iu

/** Whether a text says something about all dishes of a part. */
export const isNote = (text: string): boolean =>
  noteStart.test(text) ||
  isHours(text) ||
  /(?:\S+\s+){3}.*[.!]$/.test(text) ||
  /\p{L}.*,.*\p{L}.*\s(?:und|oder)\s/u.test(text)

/** Whether a text goes on in the next line. */
export const goesOn = (text: string): boolean =>
  /[,&/+–-]$/u.test(text) ||
  /(?:^|\s)(?:und|oder|mit|in|auf|aus|vom|von|an|für|dazu|der|die|das|dem|den|im|à la|sowie)$|\s\p{Ll}+(?:en|em|er|es)$/u.test(
    text,
  )

/** Whether the running header of a page says again what stood at the top. */
export const repeats = (text: string, tops: readonly string[]): boolean => {
  const plain = (one: string) =>
    one
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
  const own = plain(text)
  const first = plain(tops[0] ?? '')
  return (
    (own.length > 4 && tops.some((top) => own === plain(top))) ||
    (own.length > 8 && first !== '' && own.startsWith(first))
  )
}
