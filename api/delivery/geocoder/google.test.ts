import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeGeo, startFakeGeo } from '../../test/geo/fake-geo.ts'
import type { Fact } from '../../test/geo/geo-answers.ts'
import type { Geocoder } from './geocoder.ts'
import { createGoogle } from './google.ts'

const fact: Fact = {
  street: 'Sonnenallee',
  number: '225',
  zipcode: '12057',
  city: 'Berlin',
  lat: 52.472867,
  lng: 13.458585,
}
const lookup = { country: 'de', language: 'de', session: 'ada' }
const typed = (text: string, session = 'ada') => ({
  ...lookup,
  session,
  text,
  near: null,
  zipcodes: new Set<string>(),
  limit: 5,
})

let fake: FakeGeo
let google: Geocoder
let now = 0
beforeEach(async () => {
  fake = await startFakeGeo('geo-google')
  fake.facts.push(fact, { ...fact, number: '227' })
  google = createGoogle({ key: 'the-key', placesUrl: fake.url, mapsUrl: fake.url, clock: () => now })
})
afterEach(() => fake.stop())

const tokens = () =>
  fake.asked.map(
    ({ body, query }) => query['sessionToken'] ?? (body as { sessionToken: string }).sessionToken,
  )

test('searches and the choice of one guest are one billing session, and the next address is another one', async () => {
  await google.search(typed('Sonn'))
  await google.search(typed('Sonnenallee'))
  await google.search(typed('Weser', 'ben'))
  await google.find('ChIJ-0', lookup)
  await google.search(typed('Weser'))
  const [first, second, other, chosen, next] = tokens()
  expect([second, chosen]).toEqual([first, first])
  expect(new Set([first, other, next]).size).toBe(3)
})

test('a billing session ends after a pause in typing', async () => {
  await google.search(typed('Sonn'))
  now += 3 * 60_000
  await google.search(typed('Sonnenallee'))
  expect(new Set(tokens()).size).toBe(2)
})

test('a hit is only an id of Google, its place is requested when it is chosen', async () => {
  expect(await google.search(typed('Sonnenallee'))).toEqual([
    { label: 'Sonnenallee 225, 12057 Berlin', ref: 'ChIJ-0' },
    { label: 'Sonnenallee 227, 12057 Berlin', ref: 'ChIJ-1' },
  ])
  expect(await google.find('ChIJ-1', lookup)).toMatchObject({ address: 'Sonnenallee 227' })
})

test('an id that has expired is not found, and the guest searches again', async () => {
  fake.moved.set('ChIJ-0', null)
  expect(await google.find('ChIJ-0', lookup)).toBeUndefined()
})

test('a place whose id has changed is followed once', async () => {
  fake.moved.set('ChIJ-0', 'ChIJ-1')
  expect(await google.find('ChIJ-0', lookup)).toMatchObject({ address: 'Sonnenallee 227' })
  fake.moved.set('ChIJ-1', 'ChIJ-0')
  fake.asked.length = 0
  await google.find('ChIJ-0', lookup)
  expect(fake.asked).toHaveLength(2)
})

test.each([
  ['OVER_QUERY_LIMIT', 'throttled'],
  ['REQUEST_DENIED', 'refused'],
  ['INVALID_REQUEST', 'garbled'],
  ['UNKNOWN_ERROR', 'garbled'],
])('the older API reports %s with status 200', async (status, reason) => {
  fake.fault = { json: { status, results: [] } }
  await expect(google.reverse(fact, lookup)).rejects.toMatchObject({ reason })
})

test.each([
  ['RESOURCE_EXHAUSTED', 'throttled'],
  ['PERMISSION_DENIED', 'refused'],
  ['INTERNAL', 'garbled'],
])('the newer API reports %s', async (status, reason) => {
  fake.fault = { status: 400, json: { error: { code: 400, message: 'No', status } } }
  await expect(google.search(typed('Sonn'))).rejects.toMatchObject({ reason })
  await expect(google.find('ChIJ-0', lookup)).rejects.toMatchObject({ reason })
})

test('the API key is sent to Google in a header and never in the id of a hit', async () => {
  const hits = await google.search(typed('Sonn'))
  expect(fake.asked[0]!.headers['x-goog-api-key']).toBe('the-key')
  expect(JSON.stringify([hits, fake.asked[0]!.query])).not.toContain('the-key')
})
