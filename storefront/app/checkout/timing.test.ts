import { expect, test } from 'vitest'
import type { OrderTimes } from '#contract/checkout.ts'
import { effectiveTiming, hasPassed } from './timing.ts'

const at = (time: string) => ({ start: `2026-11-20T${time}:00.000Z`, end: `2026-11-20T${time}:01.000Z` })
const times = (available: boolean, ...starts: string[]): OrderTimes => ({
  now: { available, minutes: [35, 45] },
  days: starts.length === 0 ? [] : [{ date: '2026-11-20', windows: starts.map(at) }],
})

test('a closed restaurant makes it later, at the next possible time', () => {
  expect(effectiveTiming({ when: 'now', window: '' }, times(false, '17:00', '17:15'))).toEqual({
    when: 'later',
    window: at('17:00').start,
  })
})

test('a chosen window stays while it is offered', () => {
  const draft = { when: 'later' as const, window: at('17:15').start }
  expect(effectiveTiming(draft, times(true, '17:00', '17:15'))).toEqual(draft)
  expect(hasPassed(draft, times(true, '17:00', '17:15'))).toBe(false)
})

test('a chosen window that has passed gives way to the next one, and that can be told', () => {
  const draft = { when: 'later' as const, window: at('16:45').start }
  expect(effectiveTiming(draft, times(true, '17:00')).window).toBe(at('17:00').start)
  expect(hasPassed(draft, times(true, '17:00'))).toBe(true)
})

test('without any time to offer the wish stays as it is', () => {
  expect(effectiveTiming({ when: 'now', window: '' }, times(false))).toEqual({ when: 'now', window: '' })
})
