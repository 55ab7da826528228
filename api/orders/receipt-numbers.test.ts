import { expect, test } from 'vitest'
import { openCounter } from '../test/counter.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { giveReceiptNumbers, startReceiptWorker } from './receipt-numbers.ts'

type Shop = Awaited<ReturnType<typeof createTestShop>>

const placeMany = async (app: Shop, count: number) => {
  const answers = await Promise.all(
    Array.from({ length: count }, () => app.post('/checkout/v2', placeOrderBody())),
  )
  expect(answers.filter(({ ok }) => !ok)).toEqual([])
}
const numbersOf = async (app: Shop) => {
  const rows = await app.db.selectFrom('orders').select('receipt_number').orderBy('receipt_number').execute()
  return rows.map((row) => row.receipt_number)
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('R-T4 receipt numbers run through all orders without a gap, however many are placed and numbered at once', async () => {
  const app = await createTestShop()
  await placeMany(app, 5)
  await app.post('/checkout/v2', placeOrderBody({ total: 1 }))
  await Promise.all([placeMany(app, 5), ...upTo(4).map(() => giveReceiptNumbers(app.deps))])
  await Promise.all(upTo(4).map(() => giveReceiptNumbers(app.deps)))
  expect(await numbersOf(app)).toEqual(upTo(10))
})

test('numbers are given in the order in which orders were placed', async () => {
  const app = await createTestShop()
  for (const minute of ['03', '01', '02']) {
    app.setClock(`2026-11-20T18:${minute}:00Z`)
    await placeMany(app, 1)
  }
  await giveReceiptNumbers(app.deps)
  const rows = await app.db.selectFrom('orders').select('placed_at').orderBy('receipt_number').execute()
  expect(rows.map((row) => row.placed_at.slice(14, 16))).toEqual(['01', '02', '03'])
})

test('the worker numbers what was placed before it started and what is placed while it runs', async () => {
  const app = await createTestShop()
  await placeMany(app, 2)
  const worker = startReceiptWorker(app.deps)
  await expect.poll(() => numbersOf(app)).toEqual([1, 2])
  await placeMany(app, 1)
  await expect.poll(async () => (await numbersOf(app)).at(-1)).toBe(3)
  await worker.stop()
})

test('guest and staff who open an order that was just placed see its number', async () => {
  const { app, place, read } = await openCounter()
  const [first, second] = [await place(), await place()]
  const answer = await app.request(`/orders/${first.token}`)
  expect(await answer.json()).toMatchObject({ data: { receiptNumber: 1 } })
  expect(await read(second.id)).toMatchObject({ receiptNumber: 2 })
  const third = await place()
  expect(await read(third.id)).toMatchObject({ receiptNumber: 3 })
})
