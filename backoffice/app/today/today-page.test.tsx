import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Span } from '#contract/hours.ts'
import type { Today, UsualHours } from '#contract/today.staff.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { TodayPage } from './today-page.tsx'

const thursday = new Date('2026-12-24T11:00:00.000Z')
const weekly: UsualHours = { specialDay: null, spans: [{ start: '10:00', end: '20:00' }] }

beforeEach(() => {
  vi.useFakeTimers({ now: thursday, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

const today: Today = {
  branchId: 'ost',
  branchName: 'Ost',
  pause: null,
  rush: null,
  hours: null,
  soldOut: [],
}

/** The page of today in a shop of two branches, with what is different at one of them and when it opens usually. */
function shown(more: Partial<Today>, usual: UsualHours): string {
  const day = new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' }).format(thursday)
  return renderScreen(<TodayPage />, {
    i18n: unknownRestaurant,
    read: [
      [['branches'], ['nord', 'ost'].map((id) => ({ id, slug: id, url: `/b/${id}`, name: id, address: '' }))],
      [['today', ''], { ...today, ...more }],
      [['today-menu', 'ost'], { categories: [], choices: [] }],
      [['usual-hours', 'ost', day], usual],
    ],
    desk: { member: owner },
  })
}

test('the page of today names the branch where its buttons change something', () => {
  const html = shown({}, weekly)
  expect(html).toContain('<option value="ost" selected="">ost</option>')
  expect(html).toContain('Pause orders')
})

const lasting = { since: '2026-12-24T08:00:00.000Z', until: '2026-12-25T04:00:00.000Z', by: 'Mina' }
const onChristmas: UsualHours = { specialDay: 'Heiligabend', spans: [{ start: '09:00', end: '14:00' }] }
const changed = (...spans: Span[]): Partial<Today> => ({ hours: { ...lasting, date: '2026-12-24', spans } })

test.each([
  ['the week', {}, weekly, 'Usually: 10:00–20:00', '10:00 20:00'],
  ['a special day', {}, onChristmas, 'Heiligabend: 09:00–14:00', '09:00 14:00'],
  ['today alone', changed({ start: '12:00', end: '18:00' }), weekly, 'Usually: 10:00–20:00', '12:00 18:00'],
  ['a day that was closed today', changed(), onChristmas, 'Heiligabend: 09:00–14:00', '09:00 14:00'],
  ['a closed day', {}, { ...onChristmas, spans: [] }, 'Heiligabend: Closed today', '11:00 22:00'],
])('other hours of today are typed on those of %s', (_, more, usual, hint, typed) => {
  const html = shown(more, usual)
  expect(html).toContain(hint)
  const parts = [...html.matchAll(/data-type="(?:hour|minute)"[^>]*>(\d\d)</g)].map(([, part]) => part)
  const [from, fromMinute, until, untilMinute] = parts
  expect(`${from}:${fromMinute} ${until}:${untilMinute}`).toBe(typed)
})
