import { expect, test } from 'vitest'
import { newId } from '../platform/new-id.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

test('an order code that already exists is generated anew, with and without an idempotency key', async () => {
  const app = await createTestShop()
  const codes = async () => {
    const orders = await app.db.selectFrom('orders').select('code').orderBy('placed_at').execute()
    return orders.map(({ code }) => code)
  }
  for (const headers of [{}, {}, { 'idempotency-key': 'k' }]) {
    // A code is derived from the end of the order's id: the id of the call and the first one for the order end alike.
    let alike = 2
    app.deps.newId = () => (alike-- > 0 ? newId().slice(0, -12) + 'abababababab' : newId())
    const response = await app.post('/checkout/v2', placeOrderBody(), headers as Record<string, string>)
    expect(response.status).toBe(200)
  }
  expect((await codes()).filter((code) => code === 'DDDDDD')).toHaveLength(1)
  expect(new Set(await codes()).size).toBe(3)
})
