import type { PostalCode } from './read-postal-codes.ts'

/**
 * The street and number of a text with a postal code whose streets are unknown: what is left without
 * postal code, town and country, as it was typed.
 */
export function typedAddress(text: string, { zipcode, city }: PostalCode): string {
  return [`D-${zipcode}`, `D${zipcode}`, zipcode, city, 'Deutschland']
    .reduce((left, part) => left.replace(wholeWord(part), ' '), text.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/[\s,;]*,[\s,;]*/g, ', ')
}

const wholeWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'giu')
