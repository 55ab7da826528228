import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { decideNewTime } from './new-time.ts'

const now = Date.parse('2026-11-20T18:00:00.000Z')
const decide = (wanted: string, deliverDate: string | null) =>
  decideNewTime({ deliverAt: deliverDate ? 'later' : 'now', deliverDate }, wanted, now)

test.each([
  ['half an hour from now', '2026-11-20T18:30:00.000Z', null, 30],
  ['now', '2026-11-20T18:00:00.000Z', null, 0],
  ['the last minute of ten hours', '2026-11-21T04:00:00.000Z', null, 600],
  ['its own time', '2026-11-22T18:00:00.000Z', '2026-11-22T18:00:00.000Z', 2880],
  ['ten hours after its own time', '2026-11-23T04:00:00.000Z', '2026-11-22T18:00:00.000Z', 3480],
])('an approved order may be told for %s', (_, wanted, deliverDate, minutes) => {
  expect(decide(wanted, deliverDate)).toEqual({ ok: true, value: { minutes } })
})

test('the minutes lead from clock to clock, whatever the seconds', () => {
  const late = Date.parse('2026-11-20T18:00:50.000Z')
  const order = { deliverAt: 'now' as const, deliverDate: null }
  expect(decideNewTime(order, '2026-11-20T18:30:10.000Z', late)).toEqual({ ok: true, value: { minutes: 30 } })
})

test.each([
  ['in the past', '2026-11-20T17:59:59.999Z', null, messages.newTimeTooEarly],
  ['before it is wanted', '2026-11-20T19:59:00.000Z', '2026-11-20T20:00:00.000Z', messages.newTimeTooEarly],
  ['after ten hours', '2026-11-21T04:00:00.001Z', null, messages.newTimeTooLate],
  ['on the last day of the calendar', '9999-12-31T00:00:00.000Z', null, messages.newTimeTooLate],
])('no order is told for a time %s', (_, wanted, deliverDate, message) => {
  expect(decide(wanted, deliverDate)).toEqual({ ok: false, problems: { expectedAt: message } })
})
