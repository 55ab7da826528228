import { expect, test } from 'vitest'
import { PlaceOrder } from './checkout.ts'

const order = {
  items: [{ kind: 'productItem', productId: 'pizza', qty: 1 }],
  deliverType: 'takeaway',
  deliverAt: 'now',
  terms: true,
  paymentType: 'cash',
}

test('the source of a cart is the web unless it says otherwise', () => {
  expect(PlaceOrder.parse(order).source).toBe('web')
  expect(PlaceOrder.parse({ ...order, source: 'kiosk' }).source).toBe('kiosk')
})

test('an order is for now or for later, and for nothing else', () => {
  expect(PlaceOrder.safeParse({ ...order, deliverAt: 'later' }).success).toBe(true)
  expect(PlaceOrder.safeParse({ ...order, deliverAt: 'sometime' }).success).toBe(false)
})
