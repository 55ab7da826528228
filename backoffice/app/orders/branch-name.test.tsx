import { expect, test } from 'vitest'
import type { StaffOrder } from '#contract/orders.staff.ts'
import { zero } from '#domain/money.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { OrderCard } from './order-card.tsx'
import { TicketFacts } from './ticket-facts.tsx'

const NOW = Date.parse('2026-11-20T15:00:00.000Z')

const order: StaffOrder = {
  id: 'a',
  code: 'ABC234',
  status: 'completed',
  placedAt: '2026-11-20T14:50:00.000Z',
  deliverType: 'takeaway',
  deliverAt: 'now',
  deliverDate: null,
  name: 'Ada',
  area: null,
  address: null,
  notes: null,
  minAge: null,
  expectedAt: null,
  tableName: null,
  branchId: 'kreuzberg',
  total: zero,
  lines: [],
  phone: '030 1234567',
  email: 'ada@example.org',
  addressExtras: null,
  language: 'de',
  paymentMethod: 'cash',
  paymentProvider: null,
  paymentState: null,
  refunded: zero,
  rejectReason: null,
  issueInvoice: false,
  receiptNumber: null,
  wantsReusable: false,
  canUndo: false,
  history: [],
  totals: { goods: zero, deposit: zero, delivery: zero, discount: zero, tax: zero, tip: zero },
}

const screens = {
  card: (shown: StaffOrder) => (
    <OrderCard order={shown} isFresh={false} now={NOW} isBusy={false} onStart={() => {}} />
  ),
  ticket: (shown: StaffOrder) => <TicketFacts order={shown} now={NOW} />,
}

test.each(['card', 'ticket'] as const)('the %s of an order names its branch, where it has one', (name) => {
  const textOf = (shown: StaffOrder) =>
    renderScreen(screens[name](shown), { i18n: unknownRestaurant, read: [] })
  expect(textOf({ ...order, branchName: 'Kreuzberg' })).toContain('Kreuzberg')
  expect(textOf(order)).not.toContain('Branch')
})
