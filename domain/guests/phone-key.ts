import { MIN_PHONE_DIGITS } from '../limits.ts'

/** What a number begins with in the world, by the country of the restaurant. */
const callingCodes: Readonly<Record<string, string>> = {
  de: '49',
  at: '43',
  ch: '41',
  li: '423',
  lu: '352',
  nl: '31',
  be: '32',
  fr: '33',
  dk: '45',
  pl: '48',
  cz: '420',
  gb: '44',
  tr: '90',
}

/**
 * The form in which phone numbers are compared: their digits with the code of the country, so that `030 123456` and
 * `+49 (0)30 12 34 56` are the same in Germany. Empty for a text that is no phone number.
 */
export function phoneKey(phone: string, country: string): string {
  const text = phone.replace('(0)', '').trim()
  const digits = text.replace(/\D/g, '')
  if (digits.length < MIN_PHONE_DIGITS) return ''
  if (text.startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith('0') ? (callingCodes[country.toLowerCase()] ?? '') + digits.slice(1) : digits
}

/** What of a number is the same however it is written, to search by a part of it: without zero or code of the country. */
export function searchedDigits(phone: string, country: string): string {
  const text = phone.replace('(0)', '').trim()
  if (!/^\+?[\d\s()/.-]+$/.test(text)) return ''
  const digits = text.replace(/\D/g, '')
  const isWorldwide = text.startsWith('+') || digits.startsWith('00')
  const code = callingCodes[country.toLowerCase()] ?? ''
  const bare = digits.replace(/^0{1,2}/, '')
  return isWorldwide && bare.startsWith(code) ? bare.slice(code.length) : bare
}
