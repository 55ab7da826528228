import { expect, test } from 'vitest'
import type { StaffRole } from '#contract/staff.ts'
import { owner } from '../test/member-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { LeftOrders } from './left-orders.tsx'

const i18n = { language: 'en', map: {}, country: 'de', timeZone: 'Europe/Berlin' }
const notice = (role: StaffRole) =>
  renderScreen(<LeftOrders left={{ count: 37, before: '2026-11-20T04:00:00.000Z' }} onChanged={() => {}} />, {
    i18n,
    read: [],
    desk: { member: { ...owner, role } },
  })

test('orders of earlier days are counted in one sentence, with the way to finish them together', () => {
  const html = notice('kitchen')
  expect(html).toContain('37 orders of earlier days are still open')
  expect(html).toContain('Finish all')
})

test('whoever may change no order is led to them, and not offered to finish them', () => {
  const html = notice('driver')
  expect(html).toContain('still open')
  expect(html).toContain('href="/?status=approved"')
  expect(html).not.toContain('Finish all')
})
