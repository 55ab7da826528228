import { expect, test } from 'vitest'
import { type CalendarEvent, writeCalendar } from './calendar.ts'

const event: CalendarEvent = {
  uid: 'order-1',
  stamp: new Date('2026-11-20T17:00:30.500Z'),
  from: new Date('2026-11-20T19:00:00+01:00'),
  to: new Date('2026-11-20T19:15:00+01:00'),
  title: 'Feuer & Flora',
  place: '',
  text: '',
}
const linesOf = (more: Partial<CalendarEvent>) => writeCalendar({ ...event, ...more }).split('\r\n')
const unfolded = (more: Partial<CalendarEvent>) =>
  writeCalendar({ ...event, ...more })
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('an event is written with its instants in UTC', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tischlein//Order//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:order-1',
    'DTSTAMP:20261120T170030Z',
    'DTSTART:20261120T180000Z',
    'DTEND:20261120T181500Z',
    'SUMMARY:Feuer & Flora',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['commas', 'Weserstraße 7, 12047 Berlin', String.raw`Weserstraße 7\, 12047 Berlin`],
  ['semicolons', 'Hof; links', String.raw`Hof\; links`],
  ['backslashes', String.raw`A\B`, String.raw`A\\B`],
  ['line breaks of every kind', 'a\nb\r\nc\rd', String.raw`a\nb\nc\nd`],
  ['control characters', 'a\u0007b', 'a b'],
  ['what looks like a line of its own', 'x\r\nATTENDEE:y', String.raw`x\nATTENDEE:y`],
  ['quotes and colons as they are', 'Notiz: "rot"', 'Notiz: "rot"'],
])('a text is escaped: %s', (_, text, escaped) => {
  expect(unfolded({ place: text })).toContain(`LOCATION:${escaped}`)
  expect(unfolded({ text })).toContain(`DESCRIPTION:${escaped}`)
  expect(unfolded({ title: text })).toContain(`SUMMARY:${escaped}`)
})

test.each([
  ['ASCII', 'a'.repeat(400)],
  ['umlauts', 'ß'.repeat(200)],
  ['three octets', '€'.repeat(200)],
  ['characters outside of the basic plane', '🍕'.repeat(120)],
  ['a mixture', 'Pizza für Zoë – 8,90 € 🍕 '.repeat(20)],
])('a long text of %s is folded at 75 octets and reads the same unfolded', (_, text) => {
  const lines = linesOf({ text })
  const sizes = lines.map((line) => Buffer.byteLength(line))
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(Math.max(...sizes)).toBeGreaterThan(70)
  expect(lines.filter((line) => line.includes('\uFFFD') || /^[\uDC00-\uDFFF]/.test(line.slice(1)))).toEqual(
    [],
  )
  expect(unfolded({ text })).toContain(`DESCRIPTION:${text.replaceAll(',', String.raw`\,`)}`)
})

test('a line of exactly 75 octets is not folded', () => {
  const text = 'a'.repeat(75 - 'DESCRIPTION:'.length)
  expect(linesOf({ text })).toContain(`DESCRIPTION:${text}`)
  expect(linesOf({ text: `${text}a` })).not.toContain(`DESCRIPTION:${text}a`)
})
