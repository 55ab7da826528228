import type { Coordinates } from '#contract/delivery.ts'
import { eachMatch } from './each-match.ts'
import { foldStreet } from './fold-street.ts'
import { houseNumberKey, listsHouseNumber } from './house-number.ts'
import { keepBest } from './keep-best.ts'
import { MATCH, type Match } from '../../text/match-name.ts'
import { readAddress } from './read-address.ts'
import { eachLaterWord, type Street, type StreetIndex } from './street-index.ts'

/** What is known of a house number: its place, that the register has it, nothing, or that none was typed. */
export type HouseKnown = 'place' | 'register' | 'unknown' | 'none'
export type FoundAddress = { street: Street; houseNumber: string; house: HouseKnown }
export type SearchBias = { near: Coordinates | null; zipcodes: ReadonlySet<string>; limit: number }

type Candidate = { street: Street; houseNumber: string }

/** How much worse a way of meeting a name is than to be the name. */
const MATCH_COST: Record<Match, number> = {
  [MATCH.none]: Infinity,
  [MATCH.whole]: 0,
  [MATCH.beginning]: 3,
  [MATCH.wholeWithSlip]: 3,
  [MATCH.beginningWithSlip]: 7,
}
const LATER_WORD_COST = 4
/** A name that goes on although a house number follows it was hardly meant. */
const GOES_ON_COST = 2
/** The first way to read a text is the most likely one. */
const READING_COST = 1
const OTHER_ZIPCODE_COST = 5
const SLIP_IN_ZIPCODE_COST = 2.5
const NOT_SERVED_COST = 1
const HOUSE_COST: Record<HouseKnown, number> = { place: 0, register: 0.5, none: 3, unknown: 4 }
/** Ten kilometres are as bad as three steps; farther away makes no difference any more. */
const KILOMETRE_COST = 0.3
const FAR_KILOMETRES = 20
/** Of so many good streets the house numbers are looked up. */
const LOOKED_UP = 40
const MIN_LETTERS = 2

/** The addresses that a typed text may mean, best first: no network, no state, nothing thrown. */
export function searchStreets(index: StreetIndex, text: string, bias: SearchBias): FoundAddress[] {
  const { zipcode, readings } = readAddress(text, (word) => index.towns.has(word))
  const best = keepBest<Candidate>(LOOKED_UP)
  for (const [place, { street, houseNumber, isComplete }] of readings.entries()) {
    const typed = foldStreet(street, isComplete)
    if (typed.length < MIN_LETTERS) continue
    const goesOn = isComplete ? GOES_ON_COST : 0
    const offer = (key: number, match: number) => {
      const cost = match + place * READING_COST
      if (cost >= best.worst()) return
      for (const one of index.streets[key]!)
        best.offer(cost + placeCost(one, zipcode, bias), () => ({ street: one, houseNumber }))
    }
    let isMet = false
    eachMatch(index, typed, (key, match) => {
      const isWhole = match === MATCH.whole || match === MATCH.wholeWithSlip
      isMet ||= match === MATCH.whole
      offer(key, MATCH_COST[match] + (isWhole ? 0 : goesOn))
    })
    if (typed.length > MIN_LETTERS) eachLaterWord(index, typed, (key) => offer(key, LATER_WORD_COST))
    if (isMet) break
  }
  return rank(best.all(), bias.limit)
}

function placeCost(street: Street, zipcode: string, { near, zipcodes }: SearchBias): number {
  const kilometres = near ? Math.min(FAR_KILOMETRES, roughKilometres(near, street.coordinates)) : 0
  const distance = kilometres * KILOMETRE_COST
  if (zipcode === '') return distance + (zipcodes.has(street.zipcode) ? 0 : NOT_SERVED_COST)
  if (zipcode === street.zipcode) return 0
  return distance + (wrongDigits(zipcode, street.zipcode) === 1 ? SLIP_IN_ZIPCODE_COST : OTHER_ZIPCODE_COST)
}

/** Puts the house numbers into the balance. A house that is known hides streets of the same name without it. */
function rank(candidates: readonly { cost: number; value: Candidate }[], limit: number): FoundAddress[] {
  const looked = candidates.map(({ cost, value }) => {
    const house = houseOf(value)
    return { ...value, house, cost: cost + HOUSE_COST[house] }
  })
  const withHouse = new Set<string>()
  for (const { street, house } of looked)
    if (house === 'place' || house === 'register') withHouse.add(street.street)
  return looked
    .filter(({ street, house }) => house !== 'unknown' || !withHouse.has(street.street))
    .sort((a, b) => a.cost - b.cost)
    .filter(isFirstOfItsKind)
    .slice(0, limit)
    .map(({ street, houseNumber, house }) => ({ street, houseNumber, house }))
}

function houseOf({ street, houseNumber }: Candidate): HouseKnown {
  if (houseNumber === '') return 'none'
  if (street.houses.has(houseNumberKey(houseNumber))) return 'place'
  return listsHouseNumber(street.register, houseNumber) ? 'register' : 'unknown'
}

const isFirstOfItsKind = (one: Candidate, at: number, all: readonly Candidate[]): boolean =>
  all.findIndex(({ street, houseNumber }) => street === one.street && houseNumber === one.houseNumber) === at

function wrongDigits(a: string, b: string): number {
  let wrong = 0
  for (let at = 0; at < a.length; at++) if (a.charCodeAt(at) !== b.charCodeAt(at)) wrong++
  return wrong
}

/** Good enough to compare distances inside a country. */
function roughKilometres(a: Coordinates, b: Coordinates): number {
  const north = (a.lat - b.lat) * 111.2
  const east = (a.lng - b.lng) * 111.2 * Math.cos((a.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}
