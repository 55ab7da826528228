import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { UnansweredOrders } from './unanswered-orders.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const notice = (role: StaffRole) =>
  renderScreen(
    <UnansweredOrders unanswered={{ count: 3, before: '2026-11-20T04:00:00.000Z' }} onChanged={() => {}} />,
    { i18n, read: [], desk: { member: { ...owner, role } } },
  )

test('orders of earlier days that nobody answered are counted, with the way to reject them together', () => {
  const html = notice('kitchen')
  expect(html).toContain('3 orders of earlier days were never answered')
  expect(html).toContain('Reject all')
})

test('whoever may change no order is led to them, and not offered to reject them', () => {
  const html = notice('driver')
  expect(html).toContain('href="/?status=pending_approval"')
  expect(html).not.toContain('Reject all')
})
