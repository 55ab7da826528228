import { expect, test } from 'vitest'
import type { FieldIssue } from './field-issues.ts'
import { quotedIssues, refusedFields, toldIssues } from './refusal.ts'

const i18n = { t: (text: string) => text }
const namesOf = (fields: Record<string, string[]>) => refusedFields(fields, i18n).map(({ field }) => field)

test.each<[string, Record<string, string[]>, string[]]>([
  ['a dish that is sold out', { items: ['Sold out today'] }, []],
  ['a shop that is paused', { deliverAt: ['We take no new orders'] }, []],
  ['a place without delivery', { placeId: ['We do not deliver there'] }, []],
  ['a field that no form has', { 'items.0.kind': ['unknown'] }, []],
  ['a field of every object', { constructor: ['unknown'] }, []],
  ['a wrong e-mail', { items: ['Sold out today'], email: ['wrong'] }, ['email']],
  ['a way to pay that is gone', { paymentType: ['Please choose'] }, ['paymentType']],
])('of an order refused for %s, only what no quote says stands at a field', (_, fields, expected) => {
  expect(namesOf(fields)).toEqual(expected)
})

test('the field of a refused order gets the first message and leads to its place', () => {
  expect(refusedFields({ email: ['wrong', 'too long'] }, i18n)).toEqual([
    { anchor: 'checkout-email', field: 'email', message: 'wrong', name: 'E-mail' },
  ])
})

const changes: FieldIssue = { anchor: 'changes', message: 'Please confirm', name: 'Changes' }
const terms: FieldIssue = { anchor: 'terms', field: 'terms', message: 'Please accept', name: 'Terms' }
const time: FieldIssue = { anchor: 'time', field: 'deliverAt', message: 'We are paused', name: 'Time' }

test('changes alone are told in their own notice, with something else they are listed', () => {
  expect(toldIssues([])).toEqual([])
  expect(toldIssues([changes])).toEqual([])
  expect(toldIssues([changes, terms])).toEqual([changes, terms])
})

test('the quote after a refused order tells what the shop is against, not what the guest is entering', () => {
  expect(quotedIssues([changes, terms])).toEqual([])
  expect(quotedIssues([terms, time])).toEqual([time])
  expect(quotedIssues([changes, time])).toEqual([changes, time])
})
