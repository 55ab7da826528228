import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, instantOf, wallClock } from './wall-clock.ts'

const ZONE = 'Europe/Berlin'
const known = Temporal

describe.each([
  ['that has Temporal', true],
  ['without Temporal', false],
])('in a browser %s', (_, hasTemporal) => {
  beforeEach(() => {
    if (!hasTemporal) Reflect.deleteProperty(globalThis, 'Temporal')
  })
  afterEach(() => Object.assign(globalThis, { Temporal: known }))

  test.each([
    ['in winter', '2026-11-20T17:30:00Z', '2026-11-20', '18:30'],
    ['in summer', '2026-07-01T21:59:00Z', '2026-07-01', '23:59'],
    ['at midnight', '2026-11-20T23:00:00Z', '2026-11-21', '00:00'],
  ])('the clock shows the local date and time %s, and the way back leads to the same instant', (...row) => {
    const [, instant, date, time] = row
    expect(wallClock(Date.parse(instant), ZONE)).toEqual({ date, time })
    expect(instantOf({ date, time }, ZONE)).toBe(Date.parse(instant))
  })

  test.each([
    ['is skipped in spring counts from the hour after it', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['comes twice in autumn is the first', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['ends the day is the midnight after it', '2026-11-20', '24:00', '2026-11-20T23:00:00Z'],
  ])('a time that %s', (_, date, time, instant) => {
    expect(instantOf({ date, time }, ZONE)).toBe(Date.parse(instant))
  })
})

test('days are added over the ends of months and years', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1)]).toEqual(['2027-01-01', '2026-02-28'])
})
