import { expect, test } from 'vitest'
import { createTestApp } from '#api/test/app.ts'
import { publish, settings } from '#api/test/builders.ts'
import type { GeoConfig } from '#api/config/geo-environment.ts'
import { geocoderWarnings } from './geocoder-warning.ts'

async function said(choice: string, geo: GeoConfig = {}): Promise<string[]> {
  const app = await createTestApp({ deps: { geo } })
  await publish(app, settings({ GEOCODER: choice }))
  return geocoderWarnings(app.deps)
}

test('a configured service without its variable is reported at the start', async () => {
  expect(await said('photon')).toEqual([expect.stringContaining('PHOTON_URL')])
  expect(await said('google')).toEqual([expect.stringContaining('GOOGLE_MAPS_KEY')])
})

test('nothing is reported when the configuration is complete', async () => {
  expect(await said('local')).toEqual([])
  expect(await said('photon', { photon: { url: 'http://127.0.0.1:2322' } })).toEqual([])
})
