import { expect, test } from 'vitest'
import { periodFault, presetPeriod } from './period.ts'

test.each([
  ['Today', '2026-03-01', '2026-03-01'],
  ['Yesterday', '2026-02-28', '2026-02-28'],
  ['Last 7 days', '2026-02-23', '2026-03-01'],
  ['This month', '2026-03-01', '2026-03-01'],
  ['Last month', '2026-02-01', '2026-02-28'],
  ['This year', '2026-01-01', '2026-03-01'],
] as const)('on the first of March, %s is from %s to %s', (preset, from, to) => {
  expect(presetPeriod(preset, '2026-03-01')).toEqual({ from, to })
})

test.each([
  ['2026-01-01', '2026-12-31', undefined],
  ['2024-01-01', '2024-12-31', undefined],
  ['2026-01-01', '2027-01-02', 'At most a year'],
  ['2026-03-01', '2026-02-28', 'The last day is before the first'],
  ['', '2026-02-28', 'Please enter both dates'],
  ['2026', '2026', 'Please enter both dates'],
])('from %s to %s: %s', (from, to, fault) => {
  expect(periodFault({ from, to })).toBe(fault)
})
