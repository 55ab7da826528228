import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { type Ctx, transaction } from '../context.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { publish, settings } from '../test/builders.ts'
import { givePoints, systemCtx } from '../test/user.ts'
import {
  earnPoints,
  type FinishedOrder,
  holdPoints,
  loadEarnRule,
  loyaltyData,
  pointBalance,
  releasePoints,
} from './index.ts'

const ada = 'ada'
const order = (id: string, more: Partial<FinishedOrder> = {}): FinishedOrder => ({
  id,
  code: id.toUpperCase(),
  userId: ada,
  goods: cents(2000),
  ...more,
})
const fivePercent = { percent: '5' }

async function openLedger(points = 0) {
  const app = await createTestApp()
  const ctx = systemCtx(app)
  if (points > 0) await givePoints(app, ada, points)
  const inTransaction = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => transaction(ctx, work)
  return {
    app,
    balance: () => pointBalance(ctx, ada),
    hold: (id: string, points: number) =>
      inTransaction((ctx) => holdPoints(ctx, ada, order(id), cents(points))),
    release: (id: string) => inTransaction((ctx) => releasePoints(ctx, id)),
    earn: (id: string, more: Partial<FinishedOrder> = {}, rule = fivePercent) =>
      inTransaction((ctx) => earnPoints(ctx, order(id, more), rule)),
    kinds: async () => (await entries(app)).map((row) => row.kind),
  }
}

const entries = (app: TestApp) =>
  app.db.selectFrom('point_entries').selectAll().orderBy('user_id').orderBy('position').execute()

test('a user who never had points has none', async () => {
  expect(await (await openLedger()).balance()).toBe(0)
})

test('an open order holds points, and a rejected one releases them once', async () => {
  const { balance, hold, release } = await openLedger(500)
  expect(await hold('a', 300)).toBe(true)
  expect(await balance()).toBe(200)
  await release('a')
  await release('a')
  expect(await balance()).toBe(500)
})

test('a completed order spends its held points and earns once, however often it is processed', async () => {
  const { balance, hold, earn, kinds } = await openLedger(500)
  await hold('a', 300)
  await earn('a')
  await earn('a')
  expect(await balance()).toBe(300)
  expect(await kinds()).toEqual(['earned', 'held', 'spent', 'earned'])
})

test('spent points are not released, and released points are not spent', async () => {
  const { app, balance, hold, release, earn } = await openLedger(500)
  await hold('a', 100)
  await earn('a', { goods: cents(0) })
  await release('a')
  expect(await balance()).toBe(400)
  await hold('b', 100)
  await release('b')
  await earn('b', { goods: cents(0) })
  expect(await balance()).toBe(400)
  expect((await entries(app)).map(({ kind }) => kind)).toEqual([
    'earned',
    'held',
    'spent',
    'held',
    'released',
  ])
})

test('holding more than the balance is refused and changes nothing', async () => {
  const { balance, hold } = await openLedger(500)
  expect(await hold('a', 501)).toBe(false)
  expect(await balance()).toBe(500)
  expect(await hold('b', 500)).toBe(true)
  expect(await hold('c', 1)).toBe(false)
  expect(await hold('d', 0)).toBe(true)
})

test('a guest order earns nothing, nor does any order while the loyalty system is off', async () => {
  const { app, earn } = await openLedger()
  await earn('a', { userId: null })
  const ctx = systemCtx(app)
  expect(await loadEarnRule(ctx)).toEqual({ percent: '0' })
  await earn('b', {}, await loadEarnRule(ctx))
  expect(await entries(app)).toEqual([])
  await publish(app, settings({ LOYALTY_SYSTEM: '1', LOYALTY_EARN_PERCENT: '7.5' }))
  expect(await loadEarnRule(ctx)).toEqual({ percent: '7.5' })
})

test('twenty simultaneous orders never hold more than the balance', async () => {
  const { app, balance, hold } = await openLedger(500)
  const held = await Promise.all(Array.from({ length: 20 }, (_, index) => hold(`order-${index}`, 100)))
  expect(held.filter(Boolean)).toHaveLength(5)
  expect(await balance()).toBe(0)
  expect((await entries(app)).map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
})

test('completing one order ten times at once counts once', async () => {
  const { balance, hold, release, earn } = await openLedger(500)
  await hold('a', 200)
  await Promise.all(Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? release('a') : earn('a'))))
  // Held points were either released or spent; the credit of 5 percent came once.
  expect([400, 600]).toContain(await balance())
})

test('every balance follows from the one before', async () => {
  const { app, hold, release, earn } = await openLedger(900)
  await Promise.all([hold('a', 100), hold('b', 200), earn('c'), hold('d', 300)])
  await Promise.all([release('a'), earn('b'), earn('d'), release('d')])
  const rows = await entries(app)
  rows.reduce((before, row) => {
    expect(row.balance_after_cents).toBe(before + row.amount_cents)
    return row.balance_after_cents
  }, 0)
})

test('the database itself refuses a balance below zero and a second spending or releasing entry of an order', async () => {
  const { app, hold, release } = await openLedger(500)
  await hold('a', 100)
  await release('a')
  const [first] = await entries(app)
  const row = { ...first!, id: 'x', position: 9 }
  for (const wrong of [
    { ...row, order_id: 'z', balance_after_cents: -1 },
    { ...row, order_id: 'a', kind: 'spent' as const },
    { ...row, order_id: 'z', position: 1 },
  ])
    await expect(app.db.insertInto('point_entries').values(wrong).execute()).rejects.toThrow(/constraint/i)
})

test('an erased account has no points, cannot get any again, and its entries refer to no order', async () => {
  const { app, balance, hold, release } = await openLedger(500)
  await hold('a', 300)
  await transaction(systemCtx(app), (ctx) => loyaltyData.erase(ctx, { userId: ada, email: null }))
  await release('a')
  await givePoints(app, ada, 100)
  expect(await balance()).toBe(0)
  const rows = await entries(app)
  expect(rows.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['earned', 500],
    ['held', -300],
    ['erased', -200],
  ])
  expect(rows.every((row) => row.order_id === null && row.order_code === null)).toBe(true)
})

test('the export names every change in decimal euros', async () => {
  const { app, hold } = await openLedger(500)
  await hold('a', 300)
  expect(await loyaltyData.export(systemCtx(app), { userId: ada, email: null })).toEqual([
    expect.objectContaining({ kind: 'earned', amount: 5, newProfit: 5 }),
    expect.objectContaining({ kind: 'held', amount: -3, newProfit: 2, orderCode: 'A' }),
  ])
  expect(await loyaltyData.export(systemCtx(app), { userId: 'somebody else', email: null })).toEqual([])
})
