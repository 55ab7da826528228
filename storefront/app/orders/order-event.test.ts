import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import type { Shop } from '../shop/shop.ts'
import { orderEvent } from './order-event.ts'

const settings = {
  SITE_TITLE: 'Feuer & Flora',
  ADDRESS: 'Weserstraße 999',
  PHONE: '030 5550',
  PREPARATION_MINUTES: '20',
  DELIVERY_MINUTES: '20',
} as Shop['settings']
const order = {
  id: 'o1',
  code: 'K7PX',
  createdAt: '2026-11-20T17:00:00.000Z',
  deliverAt: 'now',
  deliverDate: null,
  deliverType: 'delivery',
  expectedAt: null,
  address: 'Chausseestraße 1',
  items: [{ qty: 2, name: 'Margherita' }],
} as Order
const t = (text: string, params: object = {}) => `${text} ${Object.values(params).join(' ')}`.trim()
const eventOf = (more: Partial<Order>) =>
  orderEvent({ ...order, ...more }, settings, { t }, new Date('2026-11-20T17:01:00.000Z'))

test('an event of the calendar holds the window of the order, where it goes and what it is', () => {
  expect(eventOf({})).toEqual({
    uid: 'o1',
    stamp: new Date('2026-11-20T17:01:00.000Z'),
    from: new Date('2026-11-20T17:35:00.000Z'),
    to: new Date('2026-11-20T17:45:00.000Z'),
    title: 'Order from {restaurant} Feuer & Flora',
    place: 'Chausseestraße 1',
    text: 'Order code {code} K7PX\n2 × Margherita\nPhone {phone} 030 5550',
  })
})

test('a named time becomes a quarter of an hour, and what is picked up is at the restaurant', () => {
  expect(eventOf({ expectedAt: '2026-11-20T17:25:00.000Z', deliverType: 'takeaway' })).toMatchObject({
    from: new Date('2026-11-20T17:25:00.000Z'),
    to: new Date('2026-11-20T17:40:00.000Z'),
    place: 'Weserstraße 999',
  })
})

test('an order placed in a rush is expected when its guest was told', () => {
  expect(eventOf({ leadMinutes: 70 })).toMatchObject({
    from: new Date('2026-11-20T18:05:00.000Z'),
    to: new Date('2026-11-20T18:15:00.000Z'),
  })
})

test('what was ordered at another branch than the chosen one names that', () => {
  const branch = {
    name: 'Nord',
    title: 'Feuer & Flora Nord',
    legalName: '',
    vatId: '',
    address: 'Nordufer 1',
    phone: '030 111',
    coordinates: null,
  }
  expect(eventOf({ deliverType: 'takeaway', branch })).toMatchObject({
    title: 'Order from {restaurant} Feuer & Flora Nord',
    place: 'Nordufer 1',
    text: expect.stringContaining('030 111'),
  })
})
