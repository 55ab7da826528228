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

test('without any window left, later gives way to as soon as possible, and the window is lost', () => {
  const form = {
    when: 'later' as const,
    window: at('21:45').start,
    seenTime: `takeaway ${at('21:45').start}`,
  }
  expect(effectiveTiming(form, times(true))).toEqual({ when: 'now', window: '' })
  expect(chooseTime(form, 'takeaway', times(true)).lost).toEqual({ window: form.window })
})

test.each<{ when: 'now' | 'later'; window: string }>([
  { when: 'now', window: '' },
  { when: 'later', window: at('21:45').start },
])('without any time to offer, what the guest chose stays as it is: %o', (chosen) => {
  expect(effectiveTiming(chosen, times(false))).toEqual(chosen)
})

test.each([
  ['a chosen window', { when: 'later' as const, window: at('21:45').start }],
  ['the first window', { when: 'now' as const, window: '' }],
])('without any time to offer, no other time replaces %s', (_, chosen) => {
  const seenTime = `takeaway ${at('21:45').start}`
  expect(chooseTime({ ...chosen, seenTime }, 'takeaway', times(false))).toMatchObject({
    seenTime,
    lost: undefined,
  })
})
