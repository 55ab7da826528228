import type { Coordinates } from '#contract/delivery.ts'
import { streetKeys } from './fold-street.ts'
import { letterSet } from './letter-set.ts'

/** One street in one postal code. */
export type Street = {
  street: string
  zipcode: string
  locality: string
  district: string
  city: string
  coordinates: Coordinates
  /** The house numbers of the register (`1-3 4 4a`). */
  register: string
  /** The exact place of houses, by `houseNumberKey`. */
  houses: ReadonlyMap<string, Coordinates>
}

/** All streets, ready to be searched. */
export type StreetIndex = {
  all: readonly Street[]
  /** Every way to write the name of a street; `streets[i]` are those called `keys[i]`. */
  keys: readonly string[]
  /** The `letterSet` of each key. */
  letters: Int32Array
  streets: readonly (readonly Street[])[]
  /** Beginnings of later words of a name in order, each with the place of its name in `keys`. */
  laterWords: readonly { text: string; key: number }[]
  /** The postal codes whose streets are known. */
  zipcodes: ReadonlySet<string>
  /** Words that name a town or a part of it. */
  towns: ReadonlySet<string>
}

/** Builds the index once; searching then makes no copies of it. */
export function indexStreets(all: readonly Street[]): StreetIndex {
  const byName = new Map<string, Street[]>()
  for (const street of all) {
    const same = byName.get(street.street)
    if (same) same.push(street)
    else byName.set(street.street, [street])
  }
  const keys: string[] = []
  const streets: Street[][] = []
  const laterWords: { text: string; key: number }[] = []
  for (const [name, same] of byName) {
    const words = name.split(/[\s-]+/)
    for (const key of streetKeys(name)) {
      for (let word = 1; word < words.length; word++)
        for (const text of streetKeys(words.slice(word).join(' ')))
          laterWords.push({ text, key: keys.length })
      keys.push(key)
      streets.push(same)
    }
  }
  laterWords.sort((a, b) => (a.text < b.text ? -1 : 1))
  return {
    all,
    keys,
    letters: Int32Array.from(keys, letterSet),
    streets,
    laterWords,
    zipcodes: new Set(all.map(({ zipcode }) => zipcode)),
    towns: townsOf(all),
  }
}

/** Calls `found` with the place of each name that has `typed` at the beginning of a later word. */
export function eachLaterWord(index: StreetIndex, typed: string, found: (key: number) => void): void {
  const { laterWords } = index
  let low = 0
  let high = laterWords.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (laterWords[middle]!.text < typed) low = middle + 1
    else high = middle
  }
  for (; low < laterWords.length && laterWords[low]!.text.startsWith(typed); low++)
    found(laterWords[low]!.key)
}

function townsOf(all: readonly Street[]): Set<string> {
  const names = new Set<string>()
  for (const { city, district, locality } of all) names.add(city).add(district).add(locality)
  const towns = new Set<string>()
  for (const name of names) {
    const small = name.normalize('NFC').toLowerCase()
    for (const word of [small, ...small.split(/[\s-]+/)])
      if (word.length > 3) for (const form of [word, ...streetKeys(word)]) towns.add(form)
  }
  return towns
}
