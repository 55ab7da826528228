import { expect, test } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import { getContentVersion } from '#contract/content.ts'
import { listOrderTimes } from '#contract/checkout.ts'
import { getWorkingHours } from '#contract/hours.ts'
import { listCategoryProducts } from '#contract/menu.ts'
import type { Today } from '#contract/today.staff.ts'
import { branch } from '../test/branches.ts'
import type { TestApp } from '../test/app.ts'
import { publish } from '../test/builders.ts'
import {
  burger,
  createTestShop,
  fieldsOf,
  ketchup,
  lunch,
  pizza,
  placeOrderBody,
  plain,
  quote,
} from '../test/shop.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'
import { endPassed } from './index.ts'

type Call = (method: 'PUT' | 'DELETE' | 'GET', path?: string, body?: object) => Promise<Response>
type Shop = { app: TestApp; today: Call; ok: (...call: Parameters<Call>) => Promise<Today> }

/** The small restaurant on a Friday at 19:00, open until 22:00, with Mina at the counter. */
async function openShop(): Promise<Shop> {
  const app = await createTestShop()
  await addStaff(app, 'mina@example.org', 'counter')
  return shopOf(app, await signedIn(app, 'mina@example.org'))
}

function shopOf(app: TestApp, headers: { authorization: string }): Shop {
  const today: Call = (method, path = '', body) =>
    app.request(`/staff/today${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'en' },
      body: body ? JSON.stringify(body) : null,
    })
  const ok: Shop['ok'] = async (...call) => {
    const response = await today(...call)
    expect(response.status, await response.clone().text()).toBe(200)
    return ((await response.json()) as { data: Today }).data
  }
  return { app, today, ok }
}

const problemsOf = async (app: TestApp, more: Parameters<typeof quote>[1] = {}) =>
  (await quote(app, more)).problems.map(({ message }) => message)
const takeaway = { query: { deliverType: 'takeaway' } } as const
const day = { kind: 'day' }

test('a pause takes no orders until its end and tells guests the reason in their language', async () => {
  const { app, ok } = await openShop()
  const today = await ok('PUT', '/pause', {
    reason: 'We have very many orders right now',
    end: { kind: 'minutes', minutes: 30 },
  })
  expect(today.pause).toEqual({
    reason: 'We have very many orders right now',
    since: '2026-11-20T18:00:00.000Z',
    until: '2026-11-20T18:30:00.000Z',
    by: 'Mina',
  })
  expect(await fieldsOf(await app.post('/checkout/v2', placeOrderBody()))).toEqual({
    deliverAt: ['We take no new orders for a short while. Please choose a later time'],
  })
  expect((await app.call(getWorkingHours, {})).meta).toEqual({
    isOpenNow: false,
    nextOpen: '2026-11-20T18:30:00.000Z',
    isActive: true,
    pause: { reason: 'Wir haben gerade sehr viele Bestellungen', until: '2026-11-20T18:30:00.000Z' },
  })
  const { now, days } = await app.call(listOrderTimes, takeaway)
  expect([now.available, days[0]?.windows[0]?.start]).toEqual([false, '2026-11-20T18:30:00.000Z'])

  app.setClock('2026-11-20T18:30:00.000Z')
  expect(await problemsOf(app)).toEqual([])
  expect((await app.call(getWorkingHours, {})).meta).toEqual({
    isOpenNow: true,
    nextOpen: null,
    isActive: true,
  })
  expect((await ok('GET')).pause).toBeNull()
})

test('a reason that is named like something every object has is told as it was typed', async () => {
  const { app, ok } = await openShop()
  await ok('PUT', '/pause', { reason: 'valueOf', end: day })
  expect((await app.call(getWorkingHours, {})).meta.pause?.reason).toBe('valueOf')
})

test('a pause ends at once by one press, and a second press changes nothing', async () => {
  const { app, ok } = await openShop()
  await ok('PUT', '/pause', { reason: 'Ofen', end: day })
  expect(await problemsOf(app)).toHaveLength(1)
  expect((await ok('DELETE', '/pause')).pause).toBeNull()
  expect(await problemsOf(app)).toEqual([])
  const version = app.deps.content.version()
  await ok('DELETE', '/pause')
  expect(app.deps.content.version()).toBe(version)
})

test('a rush adds its minutes to every time that is offered, until its end', async () => {
  const { app, ok } = await openShop()
  const minutes = async () => (await app.call(listOrderTimes, takeaway)).now.minutes
  const usual = await minutes()
  await ok('PUT', '/rush', { minutes: 15, end: { kind: 'at', at: '2026-11-20T20:00:00.000Z' } })
  expect(await minutes()).toEqual(usual.map((one) => one + 15))
  expect((await app.call(getWorkingHours, {})).meta.rushMinutes).toBe(15)
  app.setClock('2026-11-20T20:00:00.000Z')
  expect(await minutes()).toEqual(usual)
})

test('special hours count for this business day alone, and no span closes it', async () => {
  const { app, ok } = await openShop()
  const today = await ok('PUT', '/hours', { spans: [{ start: '11:00', end: '18:30' }] })
  expect(today.hours).toMatchObject({ date: '2026-11-20', until: '2026-11-21T04:00:00.000Z' })
  expect(await problemsOf(app)).toEqual(['We are closed'])
  // A day may have as many as the weekly hours.
  const many = ['08', '10', '12', '14', '16', '18'].map((hour) => ({
    start: `${hour}:00`,
    end: `${hour}:30`,
  }))
  expect((await ok('PUT', '/hours', { spans: many })).hours?.spans).toEqual(many)
  await ok('PUT', '/hours', { spans: [] })
  const { days } = await app.call(listOrderTimes, takeaway)
  expect(days[0]?.date).toBe('2026-11-21')
  await ok('DELETE', '/hours')
  expect(await problemsOf(app)).toEqual([])
})

test('a dish that is sold out is refused in every cart and sold again after the end of the day', async () => {
  const { app, ok } = await openShop()
  const sold = async () =>
    (await app.call(listCategoryProducts, { params: { id: 'pizzas' } })).data.map(({ soldOut }) => soldOut)
  expect(await sold()).toEqual([false])
  const { soldOut } = await ok('PUT', '/sold-out', { kind: 'product', id: 'margherita', end: day })
  expect(soldOut).toMatchObject([{ kind: 'product', id: 'margherita', sizeId: null, by: 'Mina' }])
  expect(await sold()).toEqual([true])
  expect(await problemsOf(app)).toEqual(['Sold out today'])

  app.setClock('2026-11-21T10:30:00.000Z')
  expect(await problemsOf(app)).toEqual([])
  // What was kept for guests is made anew as soon as the server looks at the clock.
  await endPassed(app.deps)
  expect(await sold()).toEqual([false])
})

test('only what is sold out can be so until further notice: nobody would notice a pause without an end', async () => {
  const { app, ok, today } = await openShop()
  const never = { kind: 'never' }
  expect((await today('PUT', '/pause', { reason: 'Ofen', end: never })).status).toBe(422)
  await ok('PUT', '/sold-out', { kind: 'product', id: 'margherita', end: never })
  app.setClock('2027-11-20T18:00:00.000Z')
  await endPassed(app.deps)
  expect(await problemsOf(app)).toEqual(['Sold out today'])
})

test('a size, an option and a combo are sold out without the rest of the dish', async () => {
  const { app, ok } = await openShop()
  await ok('PUT', '/sold-out', { kind: 'size', id: 'margherita', sizeId: 'small', end: day })
  await ok('PUT', '/sold-out', { kind: 'option', id: 'ketchup', end: day })
  const today = await ok('PUT', '/sold-out', { kind: 'combo', id: 'saver', end: { kind: 'tomorrow' } })
  expect(today.soldOut.map(({ kind, sizeId }) => [kind, sizeId])).toEqual([
    ['size', 'small'],
    ['option', null],
    ['combo', null],
  ])
  expect((await quote(app, { items: [pizza('small')] })).problems).toMatchObject([{ choice: 'Klein' }])
  const aioli = { ...ketchup, value: 'aioli' }
  expect(await problemsOf(app, { items: [pizza('small'), pizza('medium'), burger()] })).toEqual([
    'Sold out today',
    'Sold out today',
  ])
  expect(await problemsOf(app, { items: [{ ...burger(), optionIds: [aioli] } as CartItem] })).toEqual([])
  const [first] = today.soldOut
  expect((await ok('DELETE', `/sold-out/${first?.key}`)).soldOut).toHaveLength(2)
  expect(await problemsOf(app, { items: [pizza('small')] })).toEqual([])
})

test('a dish of which nothing is left is sold out, and a combo whose slot has nothing left too', async () => {
  const { app, ok } = await openShop()
  for (const id of ['ketchup', 'aioli']) await ok('PUT', '/sold-out', { kind: 'option', id, end: day })
  expect(await problemsOf(app, { items: [lunch()] })).toContain('Sold out today')
  const dishes = (await app.call(listCategoryProducts, { params: { id: 'mains' } })).data
  expect(dishes.map(({ soldOut }) => soldOut)).toEqual([true])
})

test('what guests ask for to notice a change has no body while there is none', async () => {
  const { app, ok } = await openShop()
  const ask = (tag: string) => app.request('/content-version', { headers: { 'if-none-match': tag } })
  const tag = (await ask('')).headers.get('etag') ?? ''
  const again = await ask(tag)
  expect([again.status, await again.text()]).toEqual([304, ''])
  await ok('PUT', '/rush', { minutes: 15, end: day })
  expect((await ask(tag)).status).toBe(200)
})

test('what guests ask for to notice a change rises with each of them', async () => {
  const { app, ok } = await openShop()
  const version = async () => (await app.call(getContentVersion, {})).version
  const before = await version()
  await ok('PUT', '/rush', { minutes: 15, end: day })
  expect(await version()).toBe(before + 1)
})

test('marking the same again moves its end instead of marking it twice', async () => {
  const { ok } = await openShop()
  await ok('PUT', '/sold-out', { kind: 'product', id: 'fries', end: day })
  const { soldOut } = await ok('PUT', '/sold-out', {
    kind: 'product',
    id: 'fries',
    end: { kind: 'tomorrow' },
  })
  expect(soldOut.map(({ until }) => until)).toEqual(['2026-11-22T04:00:00.000Z'])
})

test.each([
  ['/sold-out', { kind: 'product', id: 'fries', end: day }],
  ['/pause', { reason: 'Ofen', end: day }],
])('the same put at %s ten times at once is put once and answered each time', async (path, body) => {
  const { app, today } = await openShop()
  const answers = await Promise.all(Array.from({ length: 10 }, () => today('PUT', path, body)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await app.db.selectFrom('today_entries').select('kind').execute()).toHaveLength(1)
})

test('what is over is removed once, with one new content version for it', async () => {
  const { app, ok } = await openShop()
  await ok('PUT', '/sold-out', { kind: 'product', id: 'fries', end: day })
  await ok('PUT', '/rush', { minutes: 15, end: { kind: 'minutes', minutes: 5 } })
  const version = app.deps.content.version()
  await endPassed(app.deps)
  expect(app.deps.content.version()).toBe(version)
  app.setClock('2026-11-20T18:05:00.000Z')
  await Promise.all([endPassed(app.deps), endPassed(app.deps)])
  await endPassed(app.deps)
  expect(app.deps.content.version()).toBe(version + 1)
  const rows = await app.db.selectFrom('today_entries').select('kind').execute()
  expect(rows).toEqual([{ kind: 'product' }])
})

test('each branch has a day of its own, and a member changes the one they work at', async () => {
  const { app } = await openShop()
  await publish(app, branch('main'), branch('mitte'))
  await addStaff(app, 'jo@example.org', 'counter')
  await workAt(app, 'jo@example.org', ['mitte'])
  const jo = shopOf(app, await signedIn(app, 'jo@example.org'))
  await jo.ok('PUT', '/sold-out', { kind: 'product', id: 'margherita', end: day })
  expect(await problemsOf(app)).toEqual([])
  const soldOut = await app.fetch('/b/mitte/api/products/categories/pizzas/products')
  expect(await soldOut.text()).toContain('"soldOut":true')
})

test.each([
  ['/sold-out', { kind: 'product', id: 'no-such', end: day }, 404],
  ['/sold-out', { kind: 'size', id: 'margherita', sizeId: 'huge', end: day }, 404],
  ['/sold-out', { kind: 'size', id: 'margherita', end: day }, 404],
  ['/pause', { reason: ' ', end: day }, 422],
  ['/pause', { reason: 'Ofen', end: { kind: 'at', at: '2026-11-20T17:00:00Z' } }, 422],
  ['/pause', { reason: 'Ofen', end: { kind: 'minutes' } }, 422],
  ['/rush', { minutes: 600, end: day }, 422],
  ['/hours', { spans: [{ start: '25:00', end: '10:00' }] }, 422],
])('%s with %j is answered %i and changes nothing', async (path, body, status) => {
  const { app, today } = await openShop()
  expect((await today('PUT', path, body)).status).toBe(status)
  expect(await app.db.selectFrom('today_entries').selectAll().execute()).toEqual([])
})

test('what is sold out no longer cannot be ended', async () => {
  const { today } = await openShop()
  expect((await today('DELETE', '/sold-out/unknown')).status).toBe(404)
})

test('the dishes that can be sold out are listed with their sizes, and the options once each', async () => {
  const { app } = await openShop()
  const headers = await signedIn(app, 'mina@example.org')
  const response = await app.request('/staff/today/menu', { headers })
  const { data } = (await response.json()) as {
    data: {
      categories: { id: string; dishes: { id: string; sizes: object[] }[] }[]
      choices: { id: string }[]
    }
  }
  expect(data.categories.map(({ id }) => id)).toEqual(['pizzas', 'mains', 'sides', 'drinks', 'combos'])
  expect(data.categories[0]?.dishes).toMatchObject([{ id: 'margherita', sizes: [{}, {}, {}] }])
  expect(data.categories[2]?.dishes.map(({ sizes }) => sizes)).toEqual([[], []])
  expect(data.choices.map(({ id }) => id).toSorted()).toEqual(['sauce', 'serving', 'toppings'])
  expect(await problemsOf(app, { items: [plain('fries')] })).toEqual([])
})
