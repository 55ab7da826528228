import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { createI18n } from '#ui/i18n.tsx'
import { dueText, placedText, ticketDueText } from './order-texts.ts'

const i18n = createI18n({
  language: 'de',
  map: builtInMessages('de'),
  country: 'de',
  timeZone: 'Europe/Berlin',
})
const fridayEvening = Date.parse('2026-11-20T18:00:00.000Z')

test('an order for today shows its time window in the time zone of the restaurant', () => {
  expect(
    dueText({ deliverAt: 'later', deliverDate: '2026-11-20T18:30:00.000Z' }, i18n, fridayEvening),
  ).toEqual({ time: '19:30', until: '19:45', day: '' })
})

test('an order for another day names the day, also when only midnight lies between', () => {
  const due = dueText({ deliverAt: 'later', deliverDate: '2026-11-20T23:00:00.000Z' }, i18n, fridayEvening)
  expect(due).toEqual({ time: '00:00', until: '00:15', day: 'Sa., 21.11.' })
})

test('an order as soon as possible is due now', () => {
  expect(dueText({ deliverAt: 'now', deliverDate: null }, i18n, fridayEvening).time).toBe('Jetzt')
})

const soon = { deliverAt: 'now', deliverDate: null, expectedAt: null } as const

test('the ticket of an order that is over says so where an open one is due now', () => {
  const time = (status: OrderStatus) => ticketDueText({ ...soon, status }, i18n, fridayEvening).time
  expect([time('pending_approval'), time('rejected'), time('completed')]).toEqual([
    'Jetzt',
    'Abgelehnt',
    'Abgeschlossen',
  ])
})

test('the ticket of a rejected order keeps the time it was wanted for beside its status', () => {
  const order = { status: 'rejected', deliverAt: 'later', deliverDate: '2026-11-20T23:00:00.000Z' } as const
  expect(ticketDueText({ ...order, expectedAt: null }, i18n, fridayEvening)).toMatchObject({
    time: 'Abgelehnt',
    hint: 'Sa., 21.11., 00:00',
  })
})

test('the ticket of an approved order shows the time it is promised for', () => {
  const order = { ...soon, status: 'approved', expectedAt: '2026-11-20T18:20:00.000Z' } as const
  expect(ticketDueText(order, i18n, fridayEvening)).toMatchObject({ time: '19:20', hint: 'in 20 Min' })
})

test('an order of yesterday says so', () => {
  expect(placedText({ placedAt: '2026-11-19T18:00:00.000Z' }, i18n, fridayEvening)).toBe('Do., 19.11., 19:00')
  expect(placedText({ placedAt: '2026-11-20T17:58:00.000Z' }, i18n, fridayEvening)).toBe('18:58')
})
