import { expect, test } from 'vitest'
import type { OrderTimes } from '#contract/checkout.ts'
import { chooseTime, effectiveTiming } from './timing.ts'

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
  const form = { when: 'later' as const, window: at('17:15').start }
  expect(effectiveTiming(form, times(true, '17:00', '17:15'))).toEqual(form)
})

test('a chosen window that has passed gives way to the next one, never to an earlier one', () => {
  const form = { when: 'later' as const, window: at('17:05').start }
  expect(effectiveTiming(form, times(true, '16:00', '17:00', '17:15')).window).toBe(at('17:15').start)
})

test('the last window gives way to the one before it', () => {
  const form = { when: 'later' as const, window: at('18:00').start }
  expect(effectiveTiming(form, times(true, '16:00', '17:00')).window).toBe(at('17:00').start)
})

const nothingChosen = { when: 'now' as const, window: '', seenTime: '' }

test('what is shown first counts as seen', () => {
  expect(chooseTime(nothingChosen, 'takeaway', times(true, '17:00'))).toMatchObject({
    seenTime: 'takeaway ',
    lost: undefined,
  })
})

test.each([
  ['as soon as possible, when it closes', 'takeaway ', times(false, '17:00'), ''],
  [
    'the first window, when it has passed',
    `takeaway ${at('17:00').start}`,
    times(false, '17:15'),
    at('17:00').start,
  ],
  [
    'the first window, when it opens early',
    `takeaway ${at('17:00').start}`,
    times(true, '17:00'),
    at('17:00').start,
  ],
])('a time that the guest has seen is lost: %s', (_, seenTime, offered, window) => {
  expect(chooseTime({ ...nothingChosen, seenTime }, 'takeaway', offered).lost).toEqual({ window })
})

test('a chosen window that is gone is lost, also with another way of handing over', () => {
  const form = {
    when: 'later' as const,
    window: at('17:00').start,
    seenTime: `takeaway ${at('17:00').start}`,
  }
  expect(chooseTime(form, 'takeaway', times(true, '17:15')).lost).toEqual({ window: form.window })
  expect(chooseTime(form, 'delivery', times(true, '17:15')).lost).toEqual({ window: form.window })
  expect(chooseTime(form, 'delivery', times(true, '17:00')).lost).toBeUndefined()
})

test('another way of handing over shows its own first time', () => {
  const form = { ...nothingChosen, seenTime: 'takeaway ' }
  expect(chooseTime(form, 'delivery', times(false, '17:15'))).toMatchObject({
    seenTime: `delivery ${at('17:15').start}`,
    lost: undefined,
  })
})

test('without any time to offer, what the guest chose stays as it is', () => {
  expect(effectiveTiming({ when: 'now', window: '' }, times(false))).toEqual({ when: 'now', window: '' })
})
