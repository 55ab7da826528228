import { expect, test } from 'vitest'
import type { StaffOrder } from '#contract/orders.staff.ts'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { order } from '../test/order-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { OrderCard } from './order-card.tsx'
import { TicketFacts } from './ticket-facts.tsx'

const NOW = Date.parse('2026-11-20T15:00:00.000Z')

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
