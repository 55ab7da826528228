import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type FakeGeo, startFakeGeo } from '../../test/geo/fake-geo.ts'
import type { Fact } from '../../test/geo/geo-answers.ts'
import type { Place } from '../place-id.ts'
import type { Geocoder, PlaceQuery } from './geocoder.ts'
import { createGoogle } from './google.ts'
import { createNominatim } from './nominatim.ts'
import { createPhoton } from './photon.ts'

const lookup = { country: 'de', language: 'de', session: 'somebody' }
const query = (text: string): PlaceQuery => ({
  ...lookup,
  text,
  near: { lat: 52.4865, lng: 13.433 },
  zipcodes: new Set(),
  limit: 5,
})
const fact: Fact = {
  street: 'Sonnenallee',
  number: '225',
  zipcode: '12057',
  city: 'Berlin',
  lat: 52.472867,
  lng: 13.458585,
}

/** The address that was typed, as a place with estimated coordinates. */
const estimated = (address: string): Place => ({
  source: 'local',
  address,
  zipcode: '12057',
  city: 'Berlin',
  coordinates: { lat: 52.47, lng: 13.45 },
  isExact: false,
})
const typing: Geocoder = {
  source: 'local',
  search: async ({ text }) => [{ label: text, place: estimated(text) }],
  find: async () => undefined,
  reverse: async () => undefined,
}

type Service = 'geo-photon' | 'geo-nominatim' | 'geo-google'
const adapters: { service: Service; create(url: string, patienceMs?: number): Geocoder }[] = [
  { service: 'geo-photon', create: (url, patienceMs) => createPhoton({ url, patienceMs }) },
  {
    service: 'geo-nominatim',
    create: (url, patienceMs) =>
      createNominatim({ url, userAgent: 'Tischlein', pauseMs: 0, patienceMs }, typing),
  },
  {
    service: 'geo-google',
    create: (url, patienceMs) =>
      createGoogle({ key: 'key', placesUrl: url, mapsUrl: url, clock: Date.now, patienceMs }),
  },
]

/** Every place that a search leads to, as if a guest chose each hit. */
async function placesOf(geocoder: Geocoder, text: string): Promise<Place[]> {
  const hits = await geocoder.search(query(text))
  const places = await Promise.all(
    hits.map(async (hit) => (hit.ref === undefined ? hit.place : geocoder.find(hit.ref, lookup))),
  )
  // A place that was only estimated before is not counted as found.
  return places.flatMap((place) => (place && place.source !== 'local' ? [place] : []))
}

/** Everything that was sent to the service, as one text. */
const sent = (fake: FakeGeo) => JSON.stringify(fake.asked.map(({ path, query, body }) => [path, query, body]))

describe.each(adapters)('$service', ({ service, create }) => {
  let running: FakeGeo | undefined

  async function start(...facts: Fact[]) {
    const fake = await startFakeGeo(service)
    running = fake
    fake.facts.push(...facts)
    return { fake, geocoder: create(fake.url) }
  }
  afterEach(async () => {
    await running?.stop()
    running = undefined
  })
  const failure = (reason: string, pauseMs?: number): unknown => expect.objectContaining({ reason, pauseMs })

  test('finds a house number with its exact coordinates', async () => {
    const { geocoder } = await start(fact)
    expect(await placesOf(geocoder, 'Sonnenallee 225')).toEqual([
      {
        source: geocoder.source,
        address: 'Sonnenallee 225',
        zipcode: '12057',
        city: 'Berlin',
        coordinates: { lat: 52.472867, lng: 13.458585 },
        isExact: true,
      },
    ])
  })

  test('finds the address at a marker, and keeps the coordinates of the marker', async () => {
    const { geocoder } = await start(fact)
    expect(await geocoder.reverse({ lat: 52.47287, lng: 13.45859 }, lookup)).toEqual({
      source: geocoder.source,
      address: 'Sonnenallee 225',
      zipcode: '12057',
      city: 'Berlin',
      coordinates: { lat: 52.47287, lng: 13.45859 },
      isExact: true,
    })
  })

  test('finds nothing where no address is', async () => {
    const { geocoder } = await start()
    expect(await placesOf(geocoder, 'Nirgendwo 1')).toEqual([])
    expect(await geocoder.reverse({ lat: 54.5, lng: 12 }, lookup)).toBeUndefined()
  })

  test('does not invent a postal code', async () => {
    const { geocoder } = await start({ ...fact, zipcode: '' })
    expect((await geocoder.reverse(fact, lookup))?.zipcode).toBeNull()
  })

  test('warns that a house number is missing', async () => {
    const { geocoder } = await start({ ...fact, number: '' })
    expect(await geocoder.reverse(fact, lookup)).toMatchObject({
      address: 'Sonnenallee',
      warning: 'houseNumberMissing',
    })
    expect((await placesOf(geocoder, 'Sonnenallee')).map(({ isExact }) => isExact)).not.toContain(true)
  })

  test.each([
    ['outside of the country', { ...fact, country: 'FR', lat: 48.8566, lng: 2.3522 }],
    ['beyond the border, whatever the country says', { ...fact, lat: 48.8566, lng: 2.3522 }],
    ['in another country near the border', { ...fact, country: 'PL', lat: 52.34, lng: 14.6 }],
    ['with swapped coordinates', { ...fact, lat: 13.458585, lng: 52.472867 }],
  ])('ignores a place %s', async (_, fact) => {
    const { geocoder } = await start(fact)
    expect(await placesOf(geocoder, 'Sonnenallee 225')).toEqual([])
    expect(await geocoder.reverse({ lat: 52.47, lng: 13.45 }, lookup)).toBeUndefined()
  })

  test('sends composed umlauts and no more than an address', async () => {
    const { fake, geocoder } = await start(fact)
    await placesOf(geocoder, 'Schönstraße 1'.normalize('NFD'))
    expect(sent(fake)).toContain('Schönstraße'.normalize('NFC'))
    await placesOf(geocoder, 'x'.repeat(2_000))
    expect(sent(fake)).not.toContain('x'.repeat(121))
  })

  test.each([
    ['429 and says when to come again', { status: 429, headers: { 'retry-after': '7' } }, 'throttled', 7_000],
    ['429', { status: 429 }, 'throttled', undefined],
    ['503', { status: 503 }, 'throttled', undefined],
    ['403', { status: 403 }, 'refused', undefined],
    ['500', { status: 500 }, 'unreachable', undefined],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'unreachable', undefined],
    ['a page instead of data', { text: '<h1>Welcome</h1>' }, 'garbled', undefined],
    ['a page with the sign of an error', { status: 404, text: '<h1>Gone</h1>' }, 'garbled', undefined],
    [
      'data of another shape',
      { json: { features: 7, status: 7, suggestions: 7, location: 7 } },
      'garbled',
      undefined,
    ],
    ['more than anybody wants to read', { text: ' '.repeat(600_000) }, 'garbled', undefined],
  ])('that answers with %s has failed', async (_, fault, reason, pauseMs) => {
    const { fake, geocoder } = await start(fact)
    fake.fault = fault
    await expect(placesOf(geocoder, 'Sonnenallee 225')).rejects.toEqual(failure(reason, pauseMs))
    await expect(geocoder.reverse(fact, lookup)).rejects.toEqual(failure(reason, pauseMs))
  })

  test('that takes too long has failed', async () => {
    const { fake } = await start(fact)
    fake.fault = { delayMs: 10_000 }
    await expect(placesOf(create(fake.url, 50), 'Sonnenallee 225')).rejects.toEqual(failure('slow'))
  })

  test('that cannot be reached has failed', async () => {
    const geocoder = create(await closedAddress())
    await expect(placesOf(geocoder, 'Sonnenallee 225')).rejects.toEqual(failure('unreachable'))
  })
})

/** An address on this machine where no server listens. */
async function closedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
