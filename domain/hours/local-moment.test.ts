import { describe, expect, test } from 'vitest'
import { readLocalMoment } from './local-moment.ts'

const zone = 'Europe/Berlin'

describe('a moment that a caller names', () => {
  test.each([
    ['2026-11-21T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ['2026-11-21T19:00:00+01:00', '2026-11-21T18:00:00.000Z'],
    ['2026-11-21T19:00', '2026-11-21T18:00:00.000Z'],
    ['2026-11-21 19:00', '2026-11-21T18:00:00.000Z'],
    [' 2026-07-21 19:00:00 ', '2026-07-21T17:00:00.000Z'],
    // In autumn this time comes twice, and only an offset names the second one.
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00.000Z'],
    // In spring there is no such time.
    ['2027-03-28 02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28 03:00', '2027-03-28T01:00:00.000Z'],
  ])('"%s" is %s', (text, expected) => {
    expect(readLocalMoment(text, zone)).toBe(expected)
  })

  test.each([
    '',
    'tomorrow',
    '2026-11-21',
    '2026-02-30 19:00',
    '2026-11-21 25:00',
    '21.11.2026 19:00',
    '1e99',
  ])('"%s" is no time', (text) => {
    expect(readLocalMoment(text, zone)).toBeUndefined()
  })
})
