import { distance } from '@turf/distance'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degrees, metresBetween, micro, readCoordinates } from './coordinates.ts'

test.each([
  ['52.4865,13.4330', { lat: 52.4865, lng: 13.433 }],
  [' -33.9 , 151.2 ', { lat: -33.9, lng: 151.2 }],
  ['90,180', { lat: 90, lng: 180 }],
])('%j are coordinates', (text, found) => {
  expect(readCoordinates(text)).toEqual(found)
})

test.each(['', '52.4865', '52,48,13,43', '90.1,0', '0,180.1', 'a,b', '52.4865;13.4330'])(
  '%j are none',
  (text) => {
    expect(readCoordinates(text)).toBeUndefined()
  },
)

test('a point of whole millionths is the same after it was stored', () => {
  fc.assert(
    fc.property(fc.integer({ min: -180e6, max: 180e6 }), (stored) => {
      expect(micro(degrees(stored))).toBe(stored)
    }),
  )
})

test.each<[string, [number, number], [number, number], number]>([
  ['a point and itself', [52.48, 13.43], [52.48, 13.43], 0],
  ['two ends of a bridge', [52.48, 13.43], [52.481, 13.43], 111],
  ['Berlin and Munich', [52.52, 13.405], [48.137, 11.575], 504_400],
  ['the two sides of the date line', [0, 179.9], [0, -179.9], 22_239],
])('between %s are so many metres', (_, [lat1, lng1], [lat2, lng2], metres) => {
  const found = metresBetween({ lat: lat1, lng: lng1 }, { lat: lat2, lng: lng2 })
  expect(Math.abs(found - metres)).toBeLessThanOrEqual(metres / 1000 + 0.5)
})

test('another implementation measures the same between 10,000 pairs of points', () => {
  const lat = fc.double({ min: -89, max: 89, noNaN: true })
  // Not from one end of the earth to the other: there a rounding error is metres long.
  const lng = fc.double({ min: -60, max: 60, noNaN: true })
  const point = fc.record({ lat, lng })
  fc.assert(
    fc.property(point, point, (a, b) => {
      const expected = distance([a.lng, a.lat], [b.lng, b.lat], { units: 'meters' })
      expect(Math.abs(metresBetween(a, b) - expected)).toBeLessThan(0.001)
    }),
    { numRuns: 10_000 },
  )
})

test('no two points are without a distance, opposite ends of the earth included', () => {
  const around = (value: number) => fc.double({ min: value - 1e-6, max: value + 1e-6, noNaN: true })
  fc.assert(
    fc.property(around(35), around(-35), around(-180), (north, south, lng) => {
      const metres = metresBetween({ lat: north, lng: 0 }, { lat: south, lng })
      expect(metres).toBeGreaterThan(20_000_000)
    }),
    { numRuns: 1_000 },
  )
})
