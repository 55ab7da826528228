import { expect, test } from 'vitest'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { OrderActions } from './order-actions.tsx'

const NOW = Date.parse('2026-11-20T15:00:00.000Z')

const order = {
  id: 'a',
  code: 'ABC234',
  status: 'pending_approval',
  deliverType: 'takeaway',
  deliverAt: 'now',
  deliverDate: null,
} as StaffOrderSummary

test.each([
  ['kitchen', ['Approve', 'Other time', 'Reject']],
  ['driver', []],
] as const)('the role %s may answer an order: %j', (role, names) => {
  const html = renderScreen(<OrderActions order={order} now={NOW} isBusy={false} onStart={() => {}} />, {
    i18n: unknownRestaurant,
    read: [],
    desk: { member: { ...owner, role }, today: { branches: [], unsavedSince: undefined, leadMinutes: [] } },
  })
  const found = ['Approve', 'Other time', 'Reject'].filter((name) => html.includes(name))
  expect(found).toEqual(names)
  expect(html.includes('<button')).toBe(names.length > 0)
})
