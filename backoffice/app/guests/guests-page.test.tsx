import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { GuestsPage } from './guests-page.tsx'
import { GUESTS } from './use-guest.ts'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }

/** The list of guests after a search that has found nobody. */
function searched(
  text: string,
  role: StaffRole = 'manager',
  branchIds: string[] | null = null,
  filter = 'all',
): string {
  return renderScreen(<GuestsPage />, {
    i18n,
    read: [[[GUESTS, 'list', text, filter, ''], { data: [], meta: { next: null } }]],
    desk: { member: { id: 'mina', email: 'mina@example.org', name: 'Mina', role, branchIds } },
    search: `?text=${encodeURIComponent(text)}&filter=${filter}`,
  })
}

test('R-D5 whoever types a whole address can answer a request of somebody whom the list does not show', () => {
  expect(searched('grace@example.org')).toContain('Requests about personal data')
  expect(searched('grace')).not.toContain('Requests about personal data')
})

test('requests about personal data are answered by those alone who may change guests of all branches', () => {
  expect(searched('grace@example.org', 'manager', ['nord'])).not.toContain('Requests about personal data')
  expect(searched('grace@example.org', 'kitchen')).not.toContain('Requests about personal data')
})

test('a search that finds nobody says for what, what it looks at, and how to go on', () => {
  const html = searched('grace')
  expect(html).toContain('Nothing was found for ‘grace’')
  expect(html).toContain('A part of a name')
  expect(html).toContain('Clear the search')
  expect(html).toContain('type the whole e-mail address')
  expect(html).not.toContain('Search all guests')
  expect(searched('grace@example.org')).not.toContain('type the whole e-mail address')
  expect(searched('grace', 'kitchen')).not.toContain('type the whole e-mail address')
})

test('a search among some of the guests leads to all of them, and a filter alone has no search to clear', () => {
  expect(searched('grace', 'manager', null, 'blocked')).toContain('Search all guests')
  const filtered = searched('', 'manager', null, 'blocked')
  expect(filtered).toContain('Show all guests')
  expect(filtered).not.toContain('Clear the search')
})
