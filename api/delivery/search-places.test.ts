import { describe, expect, test } from 'vitest'
import type { PlaceDetails, PlaceHit } from '#contract/delivery.ts'
import { messages } from '#domain/messages.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { area, publish, settings } from '../test/builders.ts'
import { readPlaceId } from './place-id.ts'

async function openShop() {
  const app = await createTestApp()
  await publish(app, settings({ RESTAURANT_COORDINATES: '52.4865,13.4330' }), {
    areas: area('reuterkiez').areas!.map((row) => ({ ...row, zipcode: '12047' })),
  })
  return { app, ...callsOf(app) }
}

const callsOf = (app: TestApp) => {
  const data = async <T>(path: string) =>
    ((await (await app.request(`/me/addresses/${path}`)).json()) as { data: T }).data
  return {
    search: (q: string) => data<PlaceHit[]>(`search?${new URLSearchParams({ q })}`),
    searchFixed: (q: string) => data<PlaceHit[]>(`search-fixed?${new URLSearchParams({ q })}`),
    place: (id: string) => data<PlaceDetails>(`places/${id}`),
    reverse: (lat: number, lng: number) => data<PlaceDetails>(`reverse?lat=${lat}&lng=${lng}`),
  }
}

describe('a search of addresses', () => {
  test('finds a house number without an account, and its place', async () => {
    const { search, place } = await openShop()
    const [first] = await search('pannierstr 12')
    expect(first).toMatchObject({ address: 'Pannierstraße 12, 12047 Berlin', source: 'local' })
    expect(await place(first!.placeId)).toEqual({
      placeId: first!.placeId,
      source: 'local',
      address: 'Pannierstraße 12',
      zipcode: '12047',
      city: 'Berlin',
      coordinates: { lat: expect.closeTo(52.48, 1), lng: expect.closeTo(13.43, 1) },
      isExact: true,
    })
  })

  test('warns of a missing and of an unknown house number, and refuses neither', async () => {
    const { search, place } = await openShop()
    const warning = async (q: string) => (await place((await search(q))[0]!.placeId)).warning
    expect(await warning('Pannierstraße 12')).toBeUndefined()
    expect(await warning('Pannierstraße')).toBe('houseNumberMissing')
    expect(await warning('Pannierstraße 999')).toBe('houseNumberUnknown')
  })

  test('marks the place of a house number without exact coordinates as an estimate', async () => {
    const { search, place } = await openShop()
    const [first] = await search('Bölschestraße 10, 12587')
    expect(await place(first!.placeId)).toMatchObject({ address: 'Bölschestraße 10', isExact: false })
  })

  test('keeps the street as typed where only the postal code is known', async () => {
    const { search, place } = await openShop()
    const [first, ...others] = await search('Hauptstraße 5, 01067 Dresden')
    expect([first!.address, others]).toEqual(['Hauptstraße 5, 01067 Dresden', []])
    expect(await place(first!.placeId)).toMatchObject({ zipcode: '01067', city: 'Dresden', isExact: false })
  })

  test.each(['12045', '12045 Berlin', 'D-12045  berlin'])(
    'finds the postal code %j by itself',
    async (text) => {
      const { search } = await openShop()
      expect((await search(text)).map(({ address }) => address)).toEqual(['12045 Berlin'])
    },
  )

  test('restricted to the delivery range finds nothing outside of it', async () => {
    const { search, searchFixed } = await openShop()
    const zipcodes = (hits: PlaceHit[]) => new Set(hits.map(({ address }) => /\d{5}/.exec(address)?.[0]))
    expect(zipcodes(await search('Sonnenallee')).size).toBeGreaterThan(1)
    expect([...zipcodes(await searchFixed('Sonnenallee'))]).toEqual(['12047'])
    expect(await searchFixed('Alexanderplatz 1')).toEqual([])
  })

  test('of less than three letters finds nothing, and of 2,000 letters causes no error', async () => {
    const { app, search } = await openShop()
    expect(await search('pa')).toEqual([])
    expect(await search('x'.repeat(2_000))).toEqual([])
    expect((await app.request(`/me/addresses/search?q=${'x'.repeat(2_001)}`)).status).toBe(422)
  })

  test('leaves none of the typed text in the log', async () => {
    const { app, search, place } = await openShop()
    const [first] = await search('pannierstr 12')
    await place(first!.placeId)
    expect(app.logged.length).toBeGreaterThan(0)
    expect(app.logged.join('')).not.toMatch(/pannier/i)
    expect(app.logged.join('')).not.toContain(first!.placeId)
  })

  test('is limited by rate-limit key', async () => {
    const { app } = await openShop()
    app.setAddress('203.0.113.7')
    const statuses = new Set<number>()
    for (let call = 0; call < 601; call++)
      statuses.add((await app.request('/me/addresses/search?q=pa')).status)
    expect([...statuses]).toEqual([200, 429])
    app.setAddress('203.0.113.8')
    expect((await app.request('/me/addresses/search?q=pa')).status).toBe(200)
  })
})

describe('a place', () => {
  test('that we have not signed is not found', async () => {
    const { app, search } = await openShop()
    const [first] = await search('pannierstr 12')
    const forged = `${first!.placeId.slice(0, -1)}${first!.placeId.endsWith('A') ? 'B' : 'A'}`
    for (const id of [forged, 'x', 'l.1', 'ChIJ-example'])
      expect(await (await app.request(`/me/addresses/places/${id}`)).json()).toMatchObject({
        code: 'not_found',
        message: messages.placeUnknown,
      })
  })

  test('at a marker has the address of the nearest house, and the coordinates of the marker', async () => {
    const { app, search, place, reverse } = await openShop()
    const { coordinates } = await place((await search('pannierstr 12'))[0]!.placeId)
    const marked = await reverse(coordinates.lat + 0.00002, coordinates.lng)
    expect(marked).toMatchObject({
      address: 'Pannierstraße 12',
      zipcode: '12047',
      isExact: true,
      coordinates: { lat: coordinates.lat + 0.00002 },
    })
    expect(readPlaceId(app.deps, marked.placeId)).toMatchObject({ address: 'Pannierstraße 12' })
  })

  test('at a marker without a house has the postal code of the area it lies in', async () => {
    const { reverse } = await openShop()
    expect(await reverse(52.5145, 13.3501)).toMatchObject({
      address: '',
      zipcode: '10557',
      city: 'Berlin',
      isExact: true,
      warning: 'houseNumberMissing',
    })
  })

  test('at a marker far from any address has no address and no postal code', async () => {
    const { reverse } = await openShop()
    expect(await reverse(48.85, 2.35)).toMatchObject({ address: '', zipcode: null, source: 'pin' })
  })
})
