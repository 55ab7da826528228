import { expect, test } from 'vitest'
import { quoteCart } from '#contract/checkout.ts'
import { placeOrderBody, createTestShop } from '../test/shop.ts'

const quote = async (items: unknown[]) => {
  const app = await createTestShop()
  const response = await app.post('/checkout/quote', { ...placeOrderBody(), items })
  return { status: response.status, body: (await response.json()) as { code?: string; data?: object } }
}

const item = (choices: object) => ({ kind: 'productItem', productId: 'soup', qty: 1, ...choices })

test('a body with far more values than a cart is refused before its values are looked at', async () => {
  const { status, body } = await quote(
    Array.from({ length: 50 }, () => item({ extraIds: Array(100).fill(0) })),
  )
  expect([status, body.code]).toEqual([400, 'malformed_json'])
})

test('of a body that is wrong everywhere a hundred fields are named', async () => {
  const { status, body } = await quote(
    Array.from({ length: 50 }, () => item({ extraIds: Array(60).fill(0) })),
  )
  expect(status).toBe(422)
  expect(Object.keys(body.data ?? {})).toHaveLength(100)
})

test('menus below those that a menu can have are not looked at', () => {
  const below = (levels: number): object =>
    levels === 0 ? { anything: true } : { variantId: 'v', value: 'o', menus: [child(levels - 1)] }
  const child = (levels: number) => ({
    optionId: 'o',
    items: [{ slotId: 's', productId: 'p', optionIds: [below(levels)] }],
  })
  const parse = (levels: number) =>
    quoteCart.body?.safeParse({ ...placeOrderBody(), items: [item({ optionIds: [below(levels)] })] })
  expect(parse(3)?.success).toBe(false)
  expect(parse(20)?.success).toBe(true)
})
