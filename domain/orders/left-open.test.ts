import { expect, test } from 'vitest'
import { leftOpenBefore } from './left-open.ts'

test.each([
  ['in the evening', '2026-11-20T18:00:00.000Z', '2026-11-20T04:00:00.000Z'],
  ['after midnight', '2026-11-21T01:00:00.000Z', '2026-11-20T04:00:00.000Z'],
  [
    'soon after the business day has begun, while the orders of the night are delivered',
    '2026-11-21T07:59:00.000Z',
    '2026-11-20T04:00:00.000Z',
  ],
  ['before the shop opens', '2026-11-21T08:00:00.000Z', '2026-11-21T04:00:00.000Z'],
])('%s, what was due before the business day began is of an earlier day', (_, now, before) => {
  expect(leftOpenBefore(Date.parse(now), 'Europe/Berlin')).toBe(before)
})
