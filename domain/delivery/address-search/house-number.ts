/** A house number as it is compared: `12 A` and `12a` are one. */
export const houseNumberKey = (number: string): string => number.toLowerCase().replace(/\s+/g, '')

/**
 * Whether a list of the register (`1-3 4 4a 8`) holds a house number. A span counts from end to end, a typed span counts
 * when its first number is there.
 */
export function listsHouseNumber(list: string, number: string): boolean {
  const key = houseNumberKey(number)
  const [, digits = '', letters = ''] = /^(\d+)([a-z]?)/.exec(key) ?? []
  const wanted = Number(digits)
  for (let at = 0; at < list.length;) {
    const space = list.indexOf(' ', at)
    const end = space < 0 ? list.length : space
    if (letters === '' ? spanHolds(list, at, end, wanted) : list.slice(at, end) === digits + letters)
      return true
    at = end + 1
  }
  return false
}

function spanHolds(list: string, from: number, end: number, wanted: number): boolean {
  let first = 0
  let at = from
  for (; at < end && isDigit(list.charCodeAt(at)); at++) first = first * 10 + list.charCodeAt(at) - 48
  if (at === end) return first === wanted
  if (list.charCodeAt(at) !== DASH) return false
  return wanted >= first && wanted <= Number(list.slice(at + 1, end))
}

const DASH = 45
const isDigit = (code: number): boolean => code >= 48 && code <= 57
