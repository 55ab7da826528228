import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rankStreets, type Town } from './street-ranks.ts'
import { isInTown, townBounds } from './town-bounds.ts'

const town = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../geodata/berlin-neukoelln-basemap.geojson'), 'utf8'),
) as Town
const ranked = rankStreets(town).features
const rankOf = (street: string) =>
  ranked.find(({ properties }) => properties.name === street)?.properties.rank

test('the streets everybody knows are the long ones, and every piece of a street has the same rank', () => {
  expect([rankOf('Sonnenallee'), rankOf('Karl-Marx-Straße'), rankOf('Hermannstraße')]).toEqual([2, 2, 2])
  expect(rankOf('Steinbockstraße')).toBe(0)
  const ranks = ranked.filter(({ properties }) => properties.name === 'Sonnenallee')
  expect(new Set(ranks.map(({ properties }) => properties.rank)).size).toBe(1)
  expect(ranked.filter(({ properties }) => properties.kind === 'street' && !properties.name)).toSatisfy(
    (unnamed: typeof ranked) => unnamed.every(({ properties }) => properties.rank === undefined),
  )
})

test('the bounds are those of the base map', () => {
  const points = (
    JSON.stringify(town.features.map(({ geometry }) => geometry.coordinates)).match(/[\d.]+/g) ?? []
  ).map(Number)
  const lngs = points.filter((_, at) => at % 2 === 0)
  const lats = points.filter((_, at) => at % 2 === 1)
  const extremes = (all: number[]) => [
    all.reduce((a, b) => Math.min(a, b)),
    all.reduce((a, b) => Math.max(a, b)),
  ]
  expect(extremes(lngs)[0]).toBeCloseTo(townBounds.west, 3)
  expect(extremes(lngs)[1]).toBeCloseTo(townBounds.east, 3)
  expect(extremes(lats)[0]).toBeCloseTo(townBounds.south, 3)
  expect(extremes(lats)[1]).toBeCloseTo(townBounds.north, 3)
  expect(isInTown({ lat: 52.4865, lng: 13.433 })).toBe(true)
  expect(isInTown({ lat: 53.55, lng: 9.99 })).toBe(false)
})
