import { expect, test } from 'vitest'
import { unknownRestaurant } from '../restaurant/load-restaurant.ts'
import { order } from '../test/order-fixture.ts'
import { renderScreen } from '../test/render-screen.tsx'
import { TicketFacts } from './ticket-facts.tsx'

test.each([
  ['names phone and e-mail address of the guest', {}, true],
  ['leaves out what the role does not read', { phone: '', email: '' }, false],
])('the ticket %s', (_, contact, isNamed) => {
  const html = renderScreen(
    <TicketFacts order={{ ...order, ...contact }} now={Date.parse(order.placedAt)} />,
    {
      i18n: unknownRestaurant,
      read: [],
    },
  )
  expect(['Phone', 'E-mail'].map((word) => html.includes(word))).toEqual([isNamed, isNamed])
})
