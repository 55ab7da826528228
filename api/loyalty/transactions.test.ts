import { expect, test } from 'vitest'
import type { Pagination } from '#contract/loyalty.ts'
import { transaction } from '../context.ts'
import { createTestApp } from '../test/app.ts'
import { givePoints, systemCtx, signInUser } from '../test/user.ts'
import { earnPoints, holdPoints } from './index.ts'

type Answer = {
  data: { description: string; oldProfit: number; amount: number; newProfit: number; date: string }[]
  meta: { pagination: Pagination }
}

async function openHistory() {
  const app = await createTestApp()
  const user = await signInUser(app)
  const read = async (query = '', language = 'en'): Promise<Answer> => {
    const response = await app.request(`/me/transactions${query}`, {
      headers: { ...user.headers, 'accept-language': language },
    })
    expect(response.status).toBe(200)
    return (await response.json()) as Answer
  }
  return { app, user, read }
}

test('an account without points has one empty page', async () => {
  const { read } = await openHistory()
  expect(await read()).toEqual({
    data: [],
    meta: { pagination: { total: 0, current_page: 1, per_page: 20, total_pages: 1 } },
  })
})

test('every change is listed with the balance before and after, the newest first', async () => {
  const { app, user, read } = await openHistory()
  await givePoints(app, user.id, 500)
  const order = { id: 'a', code: 'ABC234', userId: user.id, goods: 0 as never }
  await transaction(systemCtx(app), (ctx) => holdPoints(ctx, user.id, order, 120 as never))
  await transaction(systemCtx(app), (ctx) => earnPoints(ctx, order, { percent: '5' }))
  const { data, meta } = await read()
  expect(data).toEqual([
    {
      id: expect.any(String),
      description: 'Points used for order ABC234',
      oldProfit: 5,
      amount: -1.2,
      newProfit: 3.8,
      date: '2026-11-20T18:00:00.000Z',
    },
    expect.objectContaining({ oldProfit: 0, amount: 5, newProfit: 5 }),
  ])
  expect(meta.pagination.total).toBe(2)
})

test('the description is in the language of the caller', async () => {
  const { app, user, read } = await openHistory()
  const order = { id: 'a', code: 'ABC234', userId: user.id, goods: 1000 as never }
  await transaction(systemCtx(app), (ctx) => earnPoints(ctx, order, { percent: '5' }))
  expect((await read('', 'en')).data[0]?.description).toBe('Points earned with order ABC234')
  expect((await read('', 'de')).data[0]?.description).toBe('Punkte für Bestellung ABC234 erhalten')
})

test('pages of twenty list every change once', async () => {
  const { app, user, read } = await openHistory()
  for (let count = 1; count <= 45; count++) await givePoints(app, user.id, count)
  const pages = await Promise.all(['', '?page=2', '?page=3', '?page=4'].map((query) => read(query)))
  expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 5, 0])
  expect(pages[2]?.meta.pagination).toEqual({ total: 45, current_page: 3, per_page: 20, total_pages: 3 })
  const amounts = pages.flatMap(({ data }) => data.map(({ amount }) => Math.round(amount * 100)))
  expect(amounts).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index))
})

test.each(['0', '-1', 'two', '1.5', '1e9'])('the page "%s" is a wrong field', async (page) => {
  const { user } = await openHistory()
  const response = await user.get(`/me/transactions?page=${page}`)
  expect(response.status).toBe(422)
})

test('reading points requires a session and answers only the own ones', async () => {
  const { app, user } = await openHistory()
  await givePoints(app, user.id, 500)
  expect((await app.request('/me/transactions')).status).toBe(401)
  const other = await signInUser(app, 'Bob Other')
  expect(await other.data(other.get('/me/transactions'))).toEqual([])
})
