import { expect, test } from 'vitest'
import type { AreaOutline } from '#contract/delivery.ts'
import { metresBetween } from '#domain/delivery/coordinates.ts'
import { outlinesOnMap } from './outlines.ts'

const area = (more: Partial<AreaOutline>): AreaOutline => ({
  id: 'a',
  name: 'Kiez',
  zipcodes: [],
  shape: null,
  center: null,
  radius: null,
  ...more,
})

test('a radius is drawn as a circle that closes, as far from its middle all around', () => {
  const center = { lat: 52.4865, lng: 13.433 }
  const [feature] = outlinesOnMap([area({ center, radius: 1_500 })]).features
  const [ring = []] = (feature?.geometry.coordinates ?? []) as [number, number][][]
  expect(ring.at(0)).toEqual(ring.at(-1))
  for (const [lng, lat] of ring) {
    const metres = metresBetween(center, { lat, lng })
    expect(metres).toBeGreaterThan(1_485)
    expect(metres).toBeLessThan(1_515)
  }
})

test('a shape is drawn as it is, and an area of postal codes alone has no outline', () => {
  const shape = { type: 'Polygon' as const, coordinates: [[[13, 52] as [number, number]]] }
  const drawn = outlinesOnMap([area({ shape }), area({ zipcodes: ['12045'] })])
  expect(drawn.features.map(({ geometry }) => geometry)).toEqual([shape])
})
