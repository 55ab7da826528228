import { expect, test } from 'vitest'
import { geoIssues, readGeoConfig } from './geo-environment.ts'

test('without variables no service is set up', () => {
  expect(readGeoConfig({}, undefined)).toEqual({})
})

test('each service is set up by its own variable', () => {
  const env = {
    PHOTON_URL: 'https://photon.example/',
    NOMINATIM_URL: 'https://nominatim.example',
    GOOGLE_MAPS_KEY: 'key',
  }
  expect(readGeoConfig(env, 'https://shop.example')).toEqual({
    photon: { url: 'https://photon.example' },
    nominatim: { url: 'https://nominatim.example', userAgent: 'Tischlein (https://shop.example)' },
    google: {
      key: 'key',
      placesUrl: 'https://places.googleapis.com',
      mapsUrl: 'https://maps.googleapis.com',
    },
  })
})

test('the public Nominatim server is used only with a contact address', () => {
  const env = { NOMINATIM_URL: 'https://nominatim.openstreetmap.org' }
  expect(geoIssues(env, undefined)).toHaveLength(1)
  expect(geoIssues(env, 'https://shop.example')).toEqual([])
})

test('a local test double of Google is refused on a public server', () => {
  const env = { GOOGLE_MAPS_KEY: 'key', GOOGLE_MAPS_TEST_URL: 'http://127.0.0.1:4000' }
  expect(readGeoConfig(env, undefined).google).toMatchObject({ placesUrl: 'http://127.0.0.1:4000' })
  expect(geoIssues(env, 'https://shop.example')).toHaveLength(1)
})
