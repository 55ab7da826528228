import { expect, test } from 'vitest'
import { GUEST_CHOICES } from '../limits.ts'
import { messages } from '../messages.ts'
import { type ReservationFields, reservationFieldIssues } from './field-issues.ts'

const good: ReservationFields = {
  reservedAt: '2026-11-20T18:00:00.000Z',
  guests: '2',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  terms: true,
}

test('a reservation with everything in it has no problem', () => {
  expect(reservationFieldIssues(good)).toEqual({})
})

test('an empty form names every required field with its first message', () => {
  const empty = { reservedAt: ' ', guests: '', name: ' ', email: '', phone: '', terms: false }
  expect(reservationFieldIssues(empty)).toEqual({
    reservedAt: [messages.reservedAtMissing],
    guests: [messages.guestsMissing],
    name: [messages.nameMissing],
    email: [messages.emailMissing],
    phone: [messages.phoneMissing],
    terms: [messages.termsMissing],
  })
})

test.each(GUEST_CHOICES)('%s guests can be chosen', (guests) => {
  expect(reservationFieldIssues({ ...good, guests })).toEqual({})
})

test.each(['0', '10', '11', '-1', '2.5', 'two', '__proto__'])('"%s" guests cannot', (guests) => {
  expect(reservationFieldIssues({ ...good, guests })).toEqual({ guests: [messages.guestsWrong] })
})

test.each([
  ['email', 'ada@', messages.emailWrong],
  ['phone', '12', messages.phoneWrong],
] as const)('a wrong %s says what is wrong', (field, value, message) => {
  expect(reservationFieldIssues({ ...good, [field]: value })).toEqual({ [field]: [message] })
})
