import { expect, test } from 'vitest'
import { tileAt } from './tile-at.ts'

test('a point lies in one tile of each zoom', () => {
  const here = { lat: 52.4865, lng: 13.433 }
  expect(tileAt(here, 0)).toEqual([0, 0, 0])
  expect(tileAt(here, 12)).toEqual([12, 2200, 1343])
  expect(tileAt(here, 14)).toEqual([14, 8803, 5375])
})

test('the ends of the world lie in the outermost tiles', () => {
  expect(tileAt({ lat: 90, lng: -180 }, 2)).toEqual([2, 0, 0])
  expect(tileAt({ lat: -90, lng: 180 }, 2)).toEqual([2, 3, 3])
})
