import { expect, test } from 'vitest'
import { geoIssues, readGeoConfig } from './geo-environment.ts'

test('without variables nobody is set up', () => {
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

test('the public server of Nominatim is only asked by a house that says who it is', () => {
  const env = { NOMINATIM_URL: 'https://nominatim.openstreetmap.org' }
  expect(geoIssues(env, undefined)).toHaveLength(1)
  expect(geoIssues(env, 'https://shop.example')).toEqual([])
})

test('a Google of this machine is not for a house in the world', () => {
  const env = { GOOGLE_MAPS_KEY: 'key', GOOGLE_MAPS_TEST_URL: 'http://127.0.0.1:4000' }
  expect(readGeoConfig(env, undefined).google).toMatchObject({ placesUrl: 'http://127.0.0.1:4000' })
  expect(geoIssues(env, 'https://shop.example')).toHaveLength(1)
})
