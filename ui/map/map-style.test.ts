import { expect, test } from 'vitest'
import type { Ground } from './ground.ts'
import { mapColours, type MapColours } from './map-colours.ts'
import { mapStyle, repainted } from './map-style.ts'

const empty = { type: 'FeatureCollection', features: [] } as const
const ground = {
  source: { type: 'geojson', data: empty },
  land: () => [],
  names: () => [],
} as unknown as Ground
const inAll = (colour: string) => Object.fromEntries(mapColours.map((name) => [name, colour])) as MapColours
const styleIn = (colours: MapColours) =>
  mapStyle(ground, { areas: empty as never, postalCodes: empty as never }, colours)

test('another theme repaints what has a colour, at once, and leaves widths and data alone', () => {
  const day = styleIn(inAll('white'))
  expect(day.transition).toEqual({ duration: 0, delay: 0 })
  expect(repainted(day, styleIn(inAll('black')))).toEqual([
    ['ground', 'background-color', 'black'],
    ['postal-code-edges', 'line-color', 'black'],
    ['area-fill', 'fill-color', 'black'],
    ['area-edge', 'line-color', 'black'],
    ['postal-code-names', 'text-color', 'black'],
    ['postal-code-names', 'text-halo-color', 'black'],
  ])
})

test('the same theme repaints nothing', () => {
  expect(repainted(styleIn(inAll('white')), styleIn(inAll('white')))).toEqual([])
})
