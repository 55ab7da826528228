import { DatabaseSync } from 'node:sqlite'
import { geodata } from '#api/delivery/geocoder/local/load-geodata.ts'
import { searchStreets } from '#domain/delivery/address-search/search-streets.ts'
import { damagedAddress, type RightAddress, seededRandom } from '../../domain/test/damaged-address.ts'
import { atMost, quantile, type Scenario } from '../harness/finding.ts'
import { median } from '../harness/median.ts'

const SEARCHES = Number(process.env['SEARCHES'] ?? 10_000)
const ROUNDS = 3

/** 10,000 addresses as people type them, beside plain look-ups of the same addresses by an index of SQLite. */
export const addresses: Scenario = {
  name: 'addresses',
  async run(note) {
    const { middle, p99, ratio, loadMs } = await benchAddresses()
    note({
      ...atMost('an address as people type it, times a plain look-up', ratio, 200),
      detail: `of ${SEARCHES} searches; the index is ready in ${Math.round(loadMs)} ms`,
    })
    note(atMost('half of the searches', middle, 1, ' ms'))
    note(atMost('p99 of the searches', p99, 5, ' ms'))
  },
}

async function benchAddresses() {
  const started = performance.now()
  const index = await geodata.streets()
  const loadMs = performance.now() - started
  const houses: RightAddress[] = index.all.flatMap(({ street, zipcode, houses }) =>
    [...houses.keys()].map((number) => ({ street, number, zipcode })),
  )
  const random = seededRandom(20_261_121)
  const asked = Array.from({ length: SEARCHES }, () => {
    const house = houses[Math.floor(random() * houses.length)]!
    return { house, typed: damagedAddress(house, random) }
  })
  const bias = { near: { lat: 52.4865, lng: 13.433 }, zipcodes: new Set<string>(), limit: 5 }
  const find = plainLookup(houses)
  for (const { typed, house } of asked.slice(0, 500)) {
    searchStreets(index, typed, bias)
    find(house)
  }
  const searches = asked.map(({ typed }) => timed(() => searchStreets(index, typed, bias)))
  const lookups = asked.map(({ house }) => timed(() => find(house)))
  return {
    middle: quantile(searches, 0.5),
    p99: quantile(searches, 0.99),
    ratio: quantile(searches, 0.5) / quantile(lookups, 0.5),
    loadMs,
  }
}

function plainLookup(houses: readonly RightAddress[]) {
  const db = new DatabaseSync(':memory:')
  db.exec('create table houses (street text, number text, zipcode text) strict')
  const insert = db.prepare('insert into houses values (?, ?, ?)')
  for (const { street, number, zipcode } of houses) insert.run(street, number, zipcode)
  db.exec('create index houses_by_address on houses (street, number, zipcode)')
  const select = db.prepare('select * from houses where street = ? and number = ? and zipcode = ?')
  return ({ street, number, zipcode }: RightAddress) => select.get(street, number, zipcode)
}

/** The middle of three, so that what else the machine does is not counted. */
function timed(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return median(rounds)
}
