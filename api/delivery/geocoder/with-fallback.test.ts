import { expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import type { Place } from '../place-id.ts'
import { type Geocoder, GeocoderFailure, type PlaceQuery } from './geocoder.ts'
import { withFallback } from './with-fallback.ts'
import { withMemory } from './with-memory.ts'

const place: Place = {
  source: 'local',
  address: 'Weserstraße 12',
  zipcode: '12045',
  city: 'Berlin',
  coordinates: { lat: 52.486512, lng: 13.433001 },
  isExact: true,
}
const lookup = { country: 'de', language: 'de', session: 'ada' }
const query: PlaceQuery = { ...lookup, text: 'Weserstraße 12', near: null, zipcodes: new Set(), limit: 5 }
const point = { lat: 52.486512, lng: 13.433001 }

const local: Geocoder = {
  source: 'local',
  search: async () => [{ label: 'local', place }],
  find: async () => undefined,
  reverse: async () => place,
}

function counting(answer: () => void) {
  const calls = { count: 0 }
  const service: Geocoder = {
    source: 'photon',
    async search() {
      calls.count++
      answer()
      return [{ label: 'service', place }]
    },
    async find() {
      calls.count++
      answer()
      return place
    },
    async reverse() {
      calls.count++
      answer()
      return undefined
    },
  }
  return { service, calls }
}

function guard(failure?: Error) {
  const logged: string[] = []
  let now = 0
  const outage: { failure: Error | undefined } = { failure }
  const { service, calls } = counting(() => {
    if (outage.failure) throw outage.failure
  })
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const geocoder = withFallback(service, local, { log, clock: () => now })
  return { geocoder, calls, logged, outage, pass: (ms: number) => void (now += ms) }
}
const labels = async (geocoder: Geocoder) => (await geocoder.search(query)).map(({ label }) => label)

test('a service that fails is replaced at once and not called for a while', async () => {
  const { geocoder, calls, outage, pass } = guard(new GeocoderFailure('slow'))
  expect(await labels(geocoder)).toEqual(['local'])
  expect(await labels(geocoder)).toEqual(['local'])
  expect(calls.count).toBe(1)
  outage.failure = undefined
  pass(30_000)
  expect(await labels(geocoder)).toEqual(['service'])
})

test('a service that sends Retry-After is not called until then, but for an hour at most', async () => {
  const patient = guard(new GeocoderFailure('throttled', 120_000))
  await labels(patient.geocoder)
  patient.pass(119_999)
  await labels(patient.geocoder)
  expect(patient.calls.count).toBe(1)
  patient.pass(1)
  await labels(patient.geocoder)
  expect(patient.calls.count).toBe(2)

  const endless = guard(new GeocoderFailure('throttled', 9e15))
  await labels(endless.geocoder)
  endless.pass(3_600_000)
  await labels(endless.geocoder)
  expect(endless.calls.count).toBe(2)
})

test('the log contains the reason, and only the approximate position of a marker', async () => {
  const { geocoder, logged, pass } = guard(new GeocoderFailure('refused'))
  await geocoder.search(query)
  pass(30_000)
  await geocoder.reverse(point, lookup)
  expect(logged.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { message: 'geocoder failed', geocoder: 'photon', reason: 'refused', call: 'search' },
    { reason: 'refused', call: 'reverse', near: [52.487, 13.433] },
  ])
  expect(logged.join('')).not.toMatch(/Weser|52\.4865|ada/)
})

test('a programming error is not hidden by the fallback', async () => {
  const { geocoder } = guard(new TypeError('ours'))
  await expect(geocoder.search(query)).rejects.toThrow('ours')
})

test('the same search and the same marker are requested once a day', async () => {
  let now = 0
  const { service, calls } = counting(() => {})
  const remembering = withMemory(service, () => now)
  await remembering.search(query)
  await remembering.search({ ...query, text: 'WESERSTRASSE 12'.replace('SS', 'ß') })
  await remembering.reverse(point, lookup)
  await remembering.reverse({ lat: point.lat + 0.000001, lng: point.lng }, lookup)
  expect(calls.count).toBe(2)
  await remembering.search({ ...query, language: 'en' })
  expect(calls.count).toBe(3)
  now += 24 * 3_600_000
  await remembering.search(query)
  expect(calls.count).toBe(4)
})

test('a failure is not cached', async () => {
  let isBroken = true
  const { service, calls } = counting(() => {
    if (isBroken) throw new GeocoderFailure('slow')
  })
  const remembering = withMemory(service, () => 0)
  await expect(remembering.search(query)).rejects.toThrow('slow')
  isBroken = false
  expect(await remembering.search(query)).toHaveLength(1)
  expect(calls.count).toBe(2)
})
