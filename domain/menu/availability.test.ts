import { describe, expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import type { DeliverType } from '#contract/checkout.ts'
import { availabilityRule as rule, lunchRule } from '../test/availability-fixture.ts'
import { isAvailable, nextAvailable } from './availability.ts'

const zone = 'Europe/Berlin'
const at = (local: string, offset = '+01:00') => Date.parse(`${local}:00${offset}`)
const from5 = rule({ weekdays: ['Friday'], spans: [{ start: '17:00', end: '02:00' }] })
const advent = rule({ from: '2026-11-29', until: '2026-12-24' })
const pickup = rule({ deliverTypes: ['takeaway', 'curbside'] })

describe('what can be had', () => {
  test.each<[string, Availability | undefined, string, boolean]>([
    ['without rules: always', undefined, '2026-11-20T03:00', true],
    ['with an empty list: always', [[]], '2026-11-20T03:00', true],
    ['on a weekday of the rule, from the first minute', [[lunchRule]], '2026-11-20T11:30', true],
    ['until the minute before the end', [[lunchRule]], '2026-11-20T14:29', true],
    ['at the end no more', [[lunchRule]], '2026-11-20T14:30', false],
    ['on another weekday not', [[lunchRule]], '2026-11-21T12:00', false],
    ['in the evening of a span over midnight', [[from5]], '2026-11-20T23:30', true],
    ['in the night after it', [[from5]], '2026-11-21T01:59', true],
    ['in the night before it not', [[from5]], '2026-11-20T01:00', false],
    ['on the first date', [[advent]], '2026-11-29T00:00', true],
    ['on the last date', [[advent]], '2026-12-24T23:59', true],
    ['before the first date not', [[advent]], '2026-11-28T23:59', false],
    ['after the last date not', [[advent]], '2026-12-25T00:00', false],
    ['by any one of several rules', [[advent, lunchRule]], '2026-11-20T12:00', true],
    ['by one rule of each list', [[from5], [advent]], '2026-12-04T18:00', true],
    ['when one list says no, not', [[from5], [advent]], '2026-11-20T18:00', false],
  ])('%s', (_, availability, local, expected) => {
    expect(isAvailable(availability, { at: at(local), zone })).toBe(expected)
  })

  test.each<[DeliverType | undefined, boolean]>([
    ['takeaway', true],
    ['delivery', false],
    [undefined, true],
  ])('in the way %s of a rule for pickup: %s', (deliverType, expected) => {
    expect(isAvailable([[pickup]], { at: 0, zone, deliverType })).toBe(expected)
  })

  test('a span counts by the clock on both sides of a change of summer time', () => {
    const night = [[rule({ spans: [{ start: '01:30', end: '03:30' }] })]]
    const here = (instant: string) => isAvailable(night, { at: Date.parse(instant), zone })
    expect([here('2026-03-29T00:30:00Z'), here('2026-03-29T01:29:00Z')]).toEqual([true, true])
    expect(here('2026-03-29T01:30:00Z')).toBe(false)
    expect([here('2026-10-25T00:30:00Z'), here('2026-10-25T01:30:00Z')]).toEqual([true, true])
  })
})

describe('the next time something can be had is', () => {
  test.each<[string, Availability | undefined, string, string | undefined]>([
    ['now while it can be had', [[lunchRule]], '2026-11-20T12:00', '2026-11-20T12:00'],
    ['later on the same day', [[lunchRule]], '2026-11-20T09:00', '2026-11-20T11:30'],
    ['after the weekend', [[lunchRule]], '2026-11-20T14:30', '2026-11-23T11:30'],
    ['the same weekday of the next week', [[from5]], '2026-11-21T02:00', '2026-11-27T17:00'],
    ['the first date', [[advent]], '2026-11-20T12:00', '2026-11-29T00:00'],
    ['in the first week of dates far away', [[lunchRule], [advent]], '2026-11-20T15:00', '2026-11-30T11:30'],
    ['the evening that two lists allow', [[from5], [advent]], '2026-11-20T12:00', '2026-12-04T17:00'],
    ['unknown when the dates have passed', [[advent]], '2026-12-25T00:00', undefined],
    ['unknown when two lists exclude each other', [[lunchRule], [from5]], '2026-11-20T12:00', undefined],
  ])('%s', (_, availability, local, expected) => {
    const next = nextAvailable(availability, { at: at(local), zone })
    expect(next && new Date(next).toISOString()).toBe(expected && new Date(at(expected)).toISOString())
  })

  test('unknown in a way that no rule offers', () => {
    expect(nextAvailable([[pickup]], { at: 0, zone, deliverType: 'delivery' })).toBeUndefined()
  })
})
