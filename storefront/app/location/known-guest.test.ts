import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { type KnownGuest, parseKnownGuest } from './known-guest.ts'
import { parsePlan } from './order-plan.ts'

const now = Date.parse('2026-11-23T12:00:00.000Z')
const known: KnownGuest = {
  at: '2026-11-01T18:00:00.000Z',
  deliverType: 'delivery',
  lines: [],
  total: cents(1850),
  form: { deliverType: 'delivery', areaId: '12047', email: 'ada@beispiel.example' },
  terms: { place: '12047', label: '12047', minimumOrder: 1200, deliveryPrice: 150 },
}

test('what a device remembers comes back as it was', () => {
  expect(parseKnownGuest(JSON.stringify(known), now)).toEqual(known)
})

test.each<[string, string]>([
  ['the note of an account', 'account'],
  ['nothing', ''],
  ['a number', '7'],
  ['null', 'null'],
  ['a form that is none', JSON.stringify({ ...known, form: null })],
  ['lines that are none', JSON.stringify({ ...known, lines: {} })],
  ['an order half a year ago', JSON.stringify({ ...known, at: '2026-05-01T18:00:00.000Z' })],
  ['an order of tomorrow', JSON.stringify({ ...known, at: '2026-11-24T18:00:00.000Z' })],
])('%s is no known guest', (_, text) => {
  expect(parseKnownGuest(text, now)).toBeUndefined()
})

test('the plan of a known guest begins with the last order, and what was named since counts before it', () => {
  const remembered = JSON.stringify({ ...known, at: new Date().toISOString() })
  expect(parsePlan('', '', '', remembered)).toMatchObject({ deliverType: 'delivery', terms: known.terms })
  expect(parsePlan('{"deliverType":"takeaway","areaId":""}', '', '', remembered)).toMatchObject({
    deliverType: 'takeaway',
    terms: undefined,
  })
})
