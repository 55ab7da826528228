import { expect, test } from 'vitest'
import { frameOrigin, routeLink } from './map-links.ts'

test.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', 'https://www.openstreetmap.org'],
  ['https://maps.example:8443/x', 'https://maps.example:8443'],
  ['http://maps.example/x', undefined],
  ['javascript:alert(1)', undefined],
  ['maps.example', undefined],
  ['', undefined],
])('the map at "%s" comes from %s', (url, origin) => {
  expect(frameOrigin(url)).toBe(origin)
})

test('a route leads to the coordinates, or else to the address', () => {
  const ADDRESS = 'Weserstraße 999, 12045 Berlin'
  expect(routeLink({ RESTAURANT_COORDINATES: '52.4865, 13.4330', ADDRESS })).toBe(
    'https://www.openstreetmap.org/directions?to=52.4865%2C13.433',
  )
  expect(routeLink({ RESTAURANT_COORDINATES: 'here', ADDRESS })).toBe(
    'https://www.openstreetmap.org/search?query=Weserstra%C3%9Fe%20999%2C%2012045%20Berlin',
  )
  expect(routeLink({ RESTAURANT_COORDINATES: '', ADDRESS: ' ' })).toBeUndefined()
})
