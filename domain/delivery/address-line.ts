import { fold } from '../text/fold.ts'

const NUMBER_AT_END = /\s\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)?$/i

/** Whether a street stands with its house number: `Weserstraße 12a`, but not `Straße des 17. Juni`. */
export const hasHouseNumber = (street: string): boolean => NUMBER_AT_END.test(street.trim())

/**
 * The street with its number that an order goes to. That of the place counts, so that no order goes to another building than
 * the one whose area was found; where the place has no number, what was typed may complete it.
 */
export function streetOf(place: { address: string } | undefined, typed: string): string {
  if (!place || place.address === '') return typed
  if (hasHouseNumber(place.address)) return place.address
  const [street = ''] = fold(place.address)
  return fold(typed)[0]?.startsWith(street) ? typed : place.address
}

/** An address on one line: `Weserstraße 12, 12045 Berlin`. */
export function addressLine({ address, zipcode, city }: AddressParts): string {
  const town = [zipcode, city].filter(Boolean).join(' ')
  return [address, town].filter(Boolean).join(', ')
}

export type AddressParts = { address: string; zipcode: string | null; city: string | null }
