import { describe, expect, test } from 'vitest'
import type { DeliverType } from '#contract/checkout.ts'
import { messages } from '../messages.ts'
import { guestFieldIssues, type GuestFields } from './guest-fields.ts'

const complete: GuestFields = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '030 1234567',
  address: 'Weg 1, 10115 Berlin',
  terms: true,
}
const blank: GuestFields = { name: ' ', email: '', phone: '', address: null, terms: false }

describe('what must be filled in', () => {
  test.each<[DeliverType, string[]]>([
    ['delivery', ['name', 'email', 'phone', 'address', 'terms']],
    ['takeaway', ['name', 'email', 'phone', 'terms']],
    ['curbside', ['name', 'email', 'phone', 'terms']],
    ['table', ['terms']],
  ])('for %s: %j', (deliverType, fields) => {
    expect(Object.keys(guestFieldIssues(blank, deliverType))).toEqual(fields)
    expect(guestFieldIssues(complete, deliverType)).toEqual({})
  })
})

test.each<[string, Partial<GuestFields>, object]>([
  ['a wrong e-mail address', { email: 'ada' }, { email: [messages.emailWrong] }],
  ['a missing e-mail address', { email: '' }, { email: [messages.emailMissing] }],
  ['a wrong phone number', { phone: '12' }, { phone: [messages.phoneWrong] }],
  ['a missing name', { name: '' }, { name: [messages.nameMissing] }],
  ['a name of which nothing is to be seen', { name: '\u200b\u3164' }, { name: [messages.nameMissing] }],
  ['terms that were not accepted', { terms: false }, { terms: [messages.termsMissing] }],
])('%s is told at its field', (_, more, problems) => {
  expect(guestFieldIssues({ ...complete, ...more }, 'delivery')).toEqual(problems)
})

test('spaces around an e-mail address do no harm', () => {
  expect(guestFieldIssues({ ...complete, email: ' ada@example.com ' }, 'takeaway')).toEqual({})
})

test('at a table an e-mail address may be left out but not be wrong', () => {
  expect(guestFieldIssues({ ...complete, email: 'ada' }, 'table')).toEqual({ email: [messages.emailWrong] })
})

test('an address with a place needs a house number', () => {
  const placed = { ...complete, address: 'Weserstraße', town: { zipcode: '12045' } }
  expect(guestFieldIssues(placed, 'delivery')).toEqual({ address: [messages.houseNumberMissing] })
  expect(guestFieldIssues(placed, 'takeaway')).toEqual({})
  expect(guestFieldIssues({ ...placed, address: 'Weserstraße 12' }, 'delivery')).toEqual({})
  expect(guestFieldIssues({ ...placed, address: ' ' }, 'delivery')).toEqual({
    address: [messages.addressMissing],
  })
})
