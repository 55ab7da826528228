import { expect, test } from 'vitest'
import { houseWords } from '#domain/i18n/catalogue.ts'
import { createWords } from '#ui/i18n.tsx'
import { dueWords, paymentWords, placedWords } from './order-words.ts'

const words = createWords({
  language: 'de',
  map: houseWords('de'),
  country: 'de',
  timeZone: 'Europe/Berlin',
})
const fridayEvening = Date.parse('2026-11-20T18:00:00.000Z')

test('an order for today shows its time window in the time zone of the restaurant', () => {
  expect(
    dueWords({ deliverAt: 'later', deliverDate: '2026-11-20T18:30:00.000Z' }, words, fridayEvening),
  ).toEqual({ time: '19:30', until: '19:45', day: '' })
})

test('an order for another day names the day, also when only midnight lies between', () => {
  const due = dueWords({ deliverAt: 'later', deliverDate: '2026-11-20T23:00:00.000Z' }, words, fridayEvening)
  expect(due).toEqual({ time: '00:00', until: '00:15', day: 'Sa., 21.11.' })
})

test('an order as soon as possible is due now', () => {
  expect(dueWords({ deliverAt: 'now', deliverDate: null }, words, fridayEvening).time).toBe('Jetzt')
})

test('an order of yesterday says so', () => {
  expect(placedWords({ placedAt: '2026-11-19T18:00:00.000Z' }, words, fridayEvening)).toBe(
    'Do., 19.11., 19:00',
  )
  expect(placedWords({ placedAt: '2026-11-20T17:58:00.000Z' }, words, fridayEvening)).toBe('18:58')
})

test('a way to pay without a word keeps its name', () => {
  expect([paymentWords('cash', words), paymentWords('giftcard', words)]).toEqual(['Barzahlung', 'giftcard'])
})
