import { afterAll, expect, test, vi } from 'vitest'
import type { Today } from '#contract/today.staff.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { TodayPage } from './today-page.tsx'

// Another file of the same process may leave half a window behind; this one renders as a server does.
vi.hoisted(() => vi.stubGlobal('window', undefined))
afterAll(() => void vi.unstubAllGlobals())

const today: Today = {
  branchId: 'ost',
  branchName: 'Ost',
  pause: null,
  rush: null,
  hours: null,
  soldOut: [],
}

test('the page of today names the branch where its buttons change something', () => {
  const html = renderScreen(<TodayPage />, {
    i18n: unknownRestaurant,
    read: [
      [['branches'], ['nord', 'ost'].map((id) => ({ id, slug: id, url: `/b/${id}`, name: id, address: '' }))],
      [['today', ''], today],
      [['today-menu', 'ost'], { categories: [], choices: [] }],
      [['working-hours', 'ost'], { Friday: [{ start: '10:00', end: '20:00' }] }],
    ],
    desk: { member: owner },
  })
  expect(html).toContain('<option value="ost" selected="">ost</option>')
  expect(html).toContain('Pause orders')
})
