import type { Coordinates } from '#contract/delivery.ts'
import { houseNumberKey } from './house-number.ts'
import { eachRow } from './read-csv.ts'
import type { Street } from './street-index.ts'

/** The texts of the files in `geodata`. They stay apart on disk, because their licences differ. */
export type StreetFiles = {
  /** Every street with each of its postal codes; the places are estimated. */
  streets: string
  /** The house numbers of the register. */
  numbers: string
  /** Houses with their exact places. */
  houses: string
}

/** Most streets have no exact houses; they share one empty book. */
const noHouses: ReadonlyMap<string, Coordinates> = new Map()

/** The streets with all that is known of their houses. A street that only the houses know is taken from them. */
export function readStreets({ streets, numbers, houses }: StreetFiles): Street[] {
  const all = new Map<string, Street>()
  const put = (street: string, zipcode: string, locality: string, district: string, at: Coordinates) => {
    const one: Street = {
      street,
      zipcode,
      locality,
      district,
      city: 'Berlin',
      coordinates: at,
      register: '',
      houses: noHouses,
    }
    all.set(keyOf(street, zipcode), one)
    return one
  }
  eachRow(streets, ([street = '', zipcode = '', locality = '', district = '', lat, lng]) => {
    put(street, zipcode, locality, district, { lat: Number(lat), lng: Number(lng) })
  })
  eachRow(numbers, ([street = '', zipcode = '', , list = '']) => {
    const one = all.get(keyOf(street, zipcode))
    if (one) one.register = one.register === '' ? list : `${one.register} ${list}`
  })
  const booksOf = new Map<Street, Map<string, Coordinates>>()
  eachRow(houses, ([street = '', number = '', zipcode = '', locality = '', lat, lng]) => {
    const at = { lat: Number(lat), lng: Number(lng) }
    const one = all.get(keyOf(street, zipcode)) ?? put(street, zipcode, locality, '', at)
    const known = booksOf.get(one) ?? new Map<string, Coordinates>()
    booksOf.set(one, known)
    one.houses = known
    for (const single of number.split(/[,;]/)) known.set(houseNumberKey(single), at)
  })
  return [...all.values()]
}

const keyOf = (street: string, zipcode: string): string => `${street}|${zipcode}`
