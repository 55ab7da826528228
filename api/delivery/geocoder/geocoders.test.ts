import { afterEach, expect, test } from 'vitest'
import type { PlaceDetails, PlaceHit } from '#contract/delivery.ts'
import type { GeoConfig } from '../../config/geo-environment.ts'
import { createTestApp } from '../../test/app.ts'
import { change, publish, settings } from '../../test/builders.ts'
import { type FakeGeo, startFakeGeo } from '../../test/geo/fake-geo.ts'

const fact = { street: 'Neuer Weg', number: '7', zipcode: '12045', city: 'Berlin', lat: 52.48, lng: 13.43 }

let running: FakeGeo[] = []
afterEach(async () => {
  for (const fake of running) await fake.stop()
  running = []
})

async function openShop(service: 'photon' | 'nominatim' | 'google', choice: string = service) {
  const fake = await startFakeGeo(`geo-${service}`)
  running.push(fake)
  fake.facts.push(fact)
  const { url } = fake
  const geo: GeoConfig = {
    photon: { url },
    nominatim: { url, userAgent: 'Tischlein' },
    google: { key: 'the-key', placesUrl: url, mapsUrl: url },
  }
  const app = await createTestApp({ deps: { geo } })
  await publish(app, settings({ GEOCODER: choice, RESTAURANT_COORDINATES: '52.4865,13.4330' }))
  const get = async (path: string) => app.request(`/me/addresses/${path}`)
  const data = async <T>(path: string) => ((await (await get(path)).json()) as { data: T }).data
  return {
    app,
    fake,
    get,
    search: (q: string) => data<PlaceHit[]>(`search?${new URLSearchParams({ q })}`),
    place: (id: string) => data<PlaceDetails>(`places/${id}`),
    reverse: () => data<PlaceDetails>('reverse?lat=52.480011&lng=13.430022'),
  }
}

test.each(['photon', 'google'] as const)('a shop configured for %s uses it', async (service) => {
  const { search, place, reverse, fake } = await openShop(service)
  const [hit] = await search('neuer weg')
  expect(hit).toMatchObject({ address: 'Neuer Weg 7, 12045 Berlin', source: service })
  expect(await place(hit!.placeId)).toMatchObject({
    address: 'Neuer Weg 7',
    zipcode: '12045',
    isExact: true,
  })
  expect(await reverse()).toMatchObject({ address: 'Neuer Weg 7', source: service })
  expect(fake.asked.length).toBeGreaterThan(0)
})

test('a shop configured for nominatim searches locally and calls nominatim once for the chosen address', async () => {
  const { search, place, fake } = await openShop('nominatim')
  const [hit] = await search('Bölschestraße 10, 12587')
  expect([hit!.source, fake.asked.length]).toEqual(['nominatim', 0])
  expect(await place(hit!.placeId)).toMatchObject({ address: 'Bölschestraße 10', isExact: true })
  await place(hit!.placeId)
  expect(fake.asked).toHaveLength(1)
})

test('a shop without a configured service calls none', async () => {
  const { search, fake } = await openShop('photon', 'local')
  expect((await search('Pannierstr 12'))[0]!.source).toBe('local')
  expect(fake.asked).toEqual([])
})

test.each(['photon', 'nominatim', 'google'] as const)(
  'when %s fails the local search answers, and the log does not contain the typed text',
  async (service) => {
    const { app, search, place, reverse, fake } = await openShop(service)
    fake.fault = { text: '<h1>Down</h1>' }
    const [hit] = await search('Bölschestraße 10, 12587')
    expect(await place(hit!.placeId)).toMatchObject({ address: 'Bölschestraße 10', source: 'local' })
    expect(await reverse()).toBeDefined()
    const log = app.logged.join('')
    expect(log).toContain('geocoder failed')
    expect(log).not.toMatch(/bölsche|b%C3%B6lsche|52\.48001|13\.43002|the-key/i)
  },
)

test('a hit of a service that was replaced meanwhile is not found', async () => {
  const { app, search, get } = await openShop('google')
  const [hit] = await search('neuer weg')
  await change(app, 'settings', { key: 'GEOCODER' }, { value: 'photon' })
  await app.deps.content.refresh()
  expect((await get(`places/${hit!.placeId}`)).status).toBe(404)
})

test('a service without its variables is not used', async () => {
  const app = await createTestApp()
  await publish(app, settings({ GEOCODER: 'google' }))
  const response = await app.request('/me/addresses/search?q=Pannierstr+12')
  const { data } = (await response.json()) as { data: PlaceHit[] }
  expect(data[0]!.source).toBe('local')
})
