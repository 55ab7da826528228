import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeGeo, startFakeGeo } from '../../test/geo/fake-geo.ts'
import type { Fact } from '../../test/geo/geo-answers.ts'
import type { Place } from '../place-id.ts'
import type { Geocoder } from './geocoder.ts'
import { createNominatim } from './nominatim.ts'

const fact: Fact = {
  street: 'Sonnenallee',
  number: '225',
  zipcode: '12057',
  city: 'Berlin',
  lat: 52.472867,
  lng: 13.458585,
}
const lookup = { country: 'de', language: 'de', session: 'ada' }
const estimated: Place = {
  source: 'local',
  address: 'Sonnenallee 225',
  zipcode: '12057',
  city: 'Berlin',
  coordinates: { lat: 52.47, lng: 13.45 },
  isExact: false,
}
const known: Place = { ...estimated, address: 'Sonnenallee 1', isExact: true }
const typing: Geocoder = {
  source: 'local',
  search: async () => [
    { label: 'estimated', place: estimated },
    { label: 'known', place: known },
  ],
  find: async () => undefined,
  reverse: async () => undefined,
}

let fake: FakeGeo
beforeEach(async () => {
  fake = await startFakeGeo('geo-nominatim')
  fake.facts.push(fact)
})
afterEach(() => fake.stop())
const create = (pauseMs = 0) =>
  createNominatim({ url: fake.url, userAgent: 'Tischlein (https://shop.example)', pauseMs }, typing)

test('is never called while a guest types, and only for places that are not exact yet', async () => {
  const hits = await create().search({
    ...lookup,
    text: 'sonn',
    near: null,
    zipcodes: new Set(),
    limit: 5,
  })
  expect(fake.asked).toEqual([])
  expect(hits.map((hit) => (hit.ref === undefined ? hit.place : 'to ask'))).toEqual(['to ask', known])
})

test('adds the exact coordinates to the chosen place, and identifies the app', async () => {
  const place = await create().find(JSON.stringify(estimated), lookup)
  expect(place).toEqual({
    ...estimated,
    source: 'nominatim',
    coordinates: { lat: fact.lat, lng: fact.lng },
    isExact: true,
  })
  expect(fake.asked[0]!.headers['user-agent']).toBe('Tischlein (https://shop.example)')
})

test('keeps the chosen place unchanged where it knows no more', async () => {
  fake.facts.length = 0
  expect(await create().find(JSON.stringify(estimated), lookup)).toEqual(estimated)
})

test.each(['city', 'town', 'village', 'municipality'] as const)('finds the town as %s', async (townWord) => {
  fake.facts[0] = { ...fact, city: 'Schönefeld', townWord }
  expect((await create().reverse(fact, lookup))?.city).toBe('Schönefeld')
})

test('is called at most once in its interval, by all callers together', async () => {
  const nominatim = create(100)
  const started = performance.now()
  await Promise.all([1, 2, 3].map(() => nominatim.reverse(fact, lookup)))
  expect(performance.now() - started).toBeGreaterThanOrEqual(200)
})

test('rejects calls that would have to wait behind many others', async () => {
  const nominatim = create(50)
  const answers = await Promise.allSettled(Array.from({ length: 9 }, () => nominatim.reverse(fact, lookup)))
  expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(5)
  expect(answers.at(-1)).toMatchObject({ status: 'rejected', reason: { reason: 'throttled' } })
})
