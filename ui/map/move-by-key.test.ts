import { expect, test } from 'vitest'
import { metresBetween } from '#domain/delivery/coordinates.ts'
import { movedByKey } from './move-by-key.ts'

const here = { lat: 52.4865, lng: 13.433 }

test.each(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])(
  '%s moves ten metres, with Shift a hundred',
  (key) => {
    const step = movedByKey(key, false, here)
    const leap = movedByKey(key, true, here)
    expect(metresBetween(here, step ?? here)).toBeCloseTo(10, 0)
    expect(metresBetween(here, leap ?? here)).toBeCloseTo(100, 0)
  },
)

test('the arrows point where they point on the map', () => {
  expect(movedByKey('ArrowUp', false, here)?.lat).toBeGreaterThan(here.lat)
  expect(movedByKey('ArrowLeft', false, here)?.lng).toBeLessThan(here.lng)
  expect(movedByKey('Enter', false, here)).toBeUndefined()
})
