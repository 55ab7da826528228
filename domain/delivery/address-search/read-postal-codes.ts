import type { Coordinates } from '#contract/delivery.ts'
import { eachRow } from './read-csv.ts'

/** A postal code with the town it belongs to and about where it is. */
export type PostalCode = { zipcode: string; city: string; coordinates: Coordinates }

/** The postal codes of the country from the file in `geodata`; of several places with one code the first counts. */
export function readPostalCodes(text: string): Map<string, PostalCode> {
  const codes = new Map<string, PostalCode>()
  eachRow(text, ([zipcode = '', city = '', , lat, lng]) => {
    if (codes.has(zipcode)) return
    codes.set(zipcode, { zipcode, city, coordinates: { lat: Number(lat), lng: Number(lng) } })
  })
  return codes
}
