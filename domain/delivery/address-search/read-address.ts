/** What a typed address may mean; `street` is as typed, `isComplete` when something follows it. */
export type Reading = { street: string; houseNumber: string; isComplete: boolean }
export type TypedAddress = { zipcode: string; readings: Reading[] }

/** Longer texts are no addresses; what follows is not read. */
const MAX_LENGTH = 200

const ZIPCODE = /(?<![\p{L}\d])(?:d-?)?(\d{5})(?!\d)/u
const COUNTRY = /(?<!\p{L})(?:deutschland|germany|almanya)(?!\p{L})/gu
const NUMBER = /^\d{1,4}(?:[a-z]\d?|i{1,3})?(?:[-/]\d{0,4}[a-z]{0,2})?$/

/**
 * Reads an address from the right: postal code anywhere, then the last number as house number, the rest is the street
 * (geo.md 2). What stands after the number is the town. Names that hold a number or a town are read in more than one
 * way; `isTown` knows the words that may be a town or a part of it.
 */
export function readAddress(text: string, isTown: (word: string) => boolean): TypedAddress {
  const small = text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase().replace(COUNTRY, ' ')
  const [, zipcode = ''] = ZIPCODE.exec(small) ?? []
  const words = splitWords(zipcode ? small.replace(ZIPCODE, ' , ') : small)
  const at = words.findLastIndex((word) => NUMBER.test(word))
  const readings: Reading[] = []
  const add = (street: string[], houseNumber: string, isComplete: boolean) => {
    if (street.length > 0) readings.push({ street: street.join(' '), houseNumber, isComplete })
    const bare = withoutTowns(street, isTown)
    if (bare.length > 0 && bare.length < street.length)
      readings.push({ street: bare.join(' '), houseNumber, isComplete })
  }
  if (at > 0) add(words.slice(0, at), words[at]!, true)
  if (at === 0) add(words.slice(1), words[0]!, true)
  if (at < 0 || words.length > 1) add(words, '', zipcode !== '')
  return { zipcode, readings }
}

/** The words between blanks and commas; `allee225` and `12 a` and `12 - 14` become what they mean. */
function splitWords(small: string): string[] {
  return small
    .replace(/(\p{L}{2}\.?)(\d)/gu, '$1 $2')
    .replace(/(?<!\p{L})(?:nr|no|hausnummer)\.?(?= ?\d)/gu, ' ')
    .replace(/(\d)\s*([-/])\s*(\d)/gu, '$1$2$3')
    .replace(/(?<=(?:^|\s)\d{1,4})\s+([a-z]\d?|i{1,3})(?=[\s,;]|$)/gu, '$1')
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
}

function withoutTowns(words: string[], isTown: (word: string) => boolean): string[] {
  const first = words.findIndex((word) => !isTown(word))
  const last = words.findLastIndex((word) => !isTown(word))
  return first < 0 ? [] : words.slice(first, last + 1)
}
