import { expect, test } from 'vitest'
import { createI18n } from '#ui/i18n.tsx'
import { orderFigure } from './order-figure.ts'

const i18n = createI18n({ language: 'de', map: {}, country: 'de', timeZone: 'Europe/Berlin' })
const at = (minute: number) =>
  new Date(Date.parse('2026-11-20T18:00:00.000Z') + minute * 60_000).toISOString()
const figure = (order: Partial<Parameters<typeof orderFigure>[0]>) => {
  const whole = {
    status: 'pending_approval',
    placedAt: at(-3),
    expectedAt: null,
    deliverAt: 'now',
    deliverDate: null,
  } as const
  const { figure, unit, urgency } = orderFigure({ ...whole, ...order }, i18n, Date.parse(at(0)))
  return [figure, unit, urgency].join(' ')
}

test.each([
  [-3, '3 min waiting calm'],
  [-5, '5 min waiting late'],
  [2, '0 min waiting calm'],
  [-400, '12:20  late'],
])('an order that was placed at minute %i and waits for its answer shows "%s"', (minute, shown) => {
  expect(figure({ placedAt: at(minute) })).toBe(shown)
})

test.each([
  [30, '30 min left calm'],
  [5, '5 min left soon'],
  [0, '0 min left soon'],
  [-4, '4 min late late'],
  [120, '21:00  calm'],
])('an order in the kitchen that is due at minute %i shows "%s"', (minute, shown) => {
  expect(figure({ status: 'approved', expectedAt: at(minute) })).toBe(shown)
})

test('an order for a later time shows this time while it waits, with the day unless it is today', () => {
  const later = (minute: number) => figure({ deliverAt: 'later', deliverDate: at(minute) })
  expect(later(90)).toBe('20:30  calm')
  expect(later(24 * 60)).toBe('19:00 Sa., 21.11. calm')
})

test('an order for a later time that nobody has answered in five minutes is late', () => {
  expect(figure({ deliverAt: 'later', deliverDate: at(90), placedAt: at(-6) })).toBe('20:30  late')
})

test('an order that is over shows when it came in', () => {
  expect(figure({ status: 'completed', expectedAt: at(10) })).toBe('18:57  calm')
})
