import type { Coordinates } from '#contract/delivery.ts'
import { nearestHouse } from '#domain/delivery/address-search/nearest-house.ts'
import { postalCodeAt } from '#domain/delivery/address-search/postal-code-shapes.ts'
import type { PostalCode } from '#domain/delivery/address-search/read-postal-codes.ts'
import { type FoundAddress, searchStreets } from '#domain/delivery/address-search/search-streets.ts'
import type { Street } from '#domain/delivery/address-search/street-index.ts'
import { typedAddress } from '#domain/delivery/address-search/typed-address.ts'
import type { Place } from '../../place-id.ts'
import { type Geocoder, type Hit, placeLabel, typedText } from '../geocoder.ts'
import type { Geodata } from './load-geodata.ts'

/** The search in the data that ships with the product: no address leaves the server. */
export function createLocalGeocoder(geodata: Geodata): Geocoder {
  return {
    source: 'local',
    async search({ text: typed, near, zipcodes, limit }) {
      const text = typedText(typed)
      const streets = await geodata.streets()
      const [zipcode = ''] = ZIPCODE.exec(text) ?? []
      const code = zipcode === '' ? undefined : (await geodata.postalCodes()).get(zipcode)
      // The town alone would be taken for the beginning of a street: 'Berliner Straße'.
      if (code && typedAddress(text, code) === '') return [hit(placeIn(code, text))]
      const mayBeKnown = zipcode === '' || streets.zipcodes.has(zipcode)
      const found = mayBeKnown ? searchStreets(streets, text, { near, zipcodes, limit }) : []
      if (found.length > 0) return found.map((one) => hit(placeOf(one)))
      return code ? [hit(placeIn(code, text))] : []
    },
    find: async () => undefined, // its hits already are places
    async reverse(coordinates) {
      const house = nearestHouse(await geodata.streets(), coordinates)
      if (house) return pinned(house.street, house.houseNumber, coordinates)
      const zipcode = postalCodeAt(await geodata.shapes(), coordinates)
      return zipcode === undefined ? undefined : bare(zipcode, coordinates)
    },
  }
}

const ZIPCODE = /(?<!\d)\d{5}(?!\d)/

const hit = (place: Place): Hit => ({ label: placeLabel(place), place })

function placeOf({ street, houseNumber, house }: FoundAddress): Place {
  return {
    source: 'local',
    address: [street.street, houseNumber].filter(Boolean).join(' '),
    zipcode: street.zipcode,
    city: street.city,
    coordinates: (house === 'place' && street.houses.get(houseNumber)) || street.coordinates,
    isExact: house === 'place',
    ...(house === 'none' && { warning: 'houseNumberMissing' }),
    ...(house === 'unknown' && { warning: 'houseNumberUnknown' }),
  }
}

/** The marker keeps its coordinates and gets the address of the nearest house. */
function pinned(street: Street, houseNumber: string, coordinates: Coordinates): Place {
  const address = `${street.street} ${houseNumber}`
  return {
    source: 'local',
    address,
    zipcode: street.zipcode,
    city: street.city,
    coordinates,
    isExact: true,
  }
}

/** A marker of which only the postal code is known; the guest types the street. */
function bare(zipcode: string, coordinates: Coordinates): Place {
  const city = 'Berlin'
  return {
    source: 'local',
    address: '',
    zipcode,
    city,
    coordinates,
    isExact: true,
    warning: 'houseNumberMissing',
  }
}

/** A place in a postal code with the typed street, which was not found. */
function placeIn(code: PostalCode, text: string): Place {
  const address = typedAddress(text, code)
  return {
    source: 'local',
    address,
    zipcode: code.zipcode,
    city: code.city,
    coordinates: code.coordinates,
    isExact: false,
    ...(!/\d/.test(address) && { warning: 'houseNumberMissing' }),
  }
}
