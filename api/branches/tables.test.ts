import { describe, expect, test } from 'vitest'
import { checkTable } from '#contract/branches.ts'
import { listPaymentProviders, quoteCart } from '#contract/checkout.ts'
import { cents } from '#domain/money.ts'
import { messages } from '#domain/messages.ts'
import { systemContext } from '../context.ts'
import { addGuest, guestHeaders } from '../test/accounts.ts'
import { fridayEvening, type TestApp } from '../test/app.ts'
import { branch, clientOf, table } from '../test/branches.ts'
import { change, publish, settings } from '../test/builders.ts'
import { createTestShop, placeOrderBody, tableOrderBody } from '../test/shop.ts'
import { forgetEndedTableTokens } from './index.ts'

const CODE = 'Ahorn-4711'

const shopWithTable = () => createTestShop({ rows: [branch('main'), table('t7', CODE)] })
const sit = async (app: TestApp, id = CODE) => {
  const { token } = await app.call(checkTable, { params: { id } })
  return { authorization: `Bearer ${token}` }
}
const post = (app: TestApp, headers: Record<string, string>, body: object, path = '/api/checkout/v2') =>
  app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

describe('the code of a table', () => {
  test('answers the table, its branch and a token, which a browser also keeps in a cookie', async () => {
    const app = await shopWithTable()
    const response = await app.request(`/tables/${CODE}`)
    const { data } = (await response.json()) as { data: { token: string } }
    expect(data).toMatchObject({ id: 't7', name: 'Tisch t7', branch: { slug: 'main', url: '/b/main' } })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toBe(`table=${data.token}; Max-Age=21600; Path=/; HttpOnly; SameSite=Lax`)
  })

  test.each(['falsch', CODE.toLowerCase(), 't7', '..', 'a b', 'x'.repeat(65)])(
    'is not found when it is %j, and no token is answered',
    async (code) => {
      const app = await shopWithTable()
      const response = await app.request(`/tables/${encodeURIComponent(code)}`)
      expect(response.status).toBe(404)
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  test('cannot be found by trying when it is short', async () => {
    const app = await shopWithTable()
    const tries = Array.from({ length: 20 }, (_, at) => app.request(`/tables/guess-${at}`))
    for (const response of await Promise.all(tries)) expect(response.status).toBe(404)
    expect((await app.request(`/tables/${CODE}`)).status).toBe(429)
  })

  test('does not allow a guest who knows it to try for the others', async () => {
    const app = await shopWithTable()
    for (let at = 0; at < 20; at++) {
      expect((await app.request(`/tables/guess-${at}`)).status).toBe(404)
      if (at % 5 === 0) expect((await app.request(`/tables/${CODE}`)).status).toBe(200)
    }
    expect((await app.request('/tables/guess-20')).status).toBe(429)
  })

  test('is never refused because others behind the same network address guess, when it is as long as those of the back office', async () => {
    const made = '7kqd-m3xa-w9pt'
    const app = await createTestShop({ rows: [branch('main'), table('t7', made), table('t8', CODE)] })
    const tries = Array.from({ length: 25 }, (_, at) => app.request(`/tables/guess-${at}`))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await app.request(`/tables/${made}`)).status).toBe(200)
    expect((await app.request(`/tables/${made.toUpperCase()}`)).status).toBe(429)
    expect((await app.request(`/tables/${CODE}`)).status).toBe(429)
  })

  test('is not counted when it is right, so that a full restaurant behind one network address can sign in', async () => {
    const app = await shopWithTable()
    for (let guest = 0; guest < 40; guest++) expect((await app.request(`/tables/${CODE}`)).status).toBe(200)
  })

  test('chooses the branch of the table, for a year where guests choose branches', async () => {
    const app = await createTestShop({ rows: [branch('nord'), table('t1', CODE, 'nord')] })
    const cookies = async () => (await app.request(`/tables/${CODE}`)).headers.getSetCookie().join()
    expect(await cookies()).toContain('branch=table~nord; Max-Age=21600; Path=/; HttpOnly')
    await publish(app, settings({ HAS_BRANCH: '1' }))
    expect(await cookies()).toContain('branch=nord; Max-Age=31536000; Path=/; HttpOnly')
  })
})

describe('a guest at a table', () => {
  test('orders without a name, pays at the table, and the order carries the table’s stored name', async () => {
    const app = await shopWithTable()
    const response = await post(app, await sit(app), tableOrderBody({ table: 'another' }))
    expect(response.status).toBe(200)
    expect(
      await app.db
        .selectFrom('orders')
        .select(['deliver_type', 'table_id', 'table_name', 'payment_method', 'branch_id', 'user_id'])
        .execute(),
    ).toEqual([
      {
        deliver_type: 'table',
        table_id: 't7',
        table_name: 'Tisch t7',
        payment_method: 'pay_at_table',
        branch_id: 'main',
        user_id: null,
      },
    ])
  })

  test('is authenticated by the cookie of the browser too, and orders although guests may not', async () => {
    const app = await shopWithTable()
    await publish(app, settings({ ALLOW_GUEST_CHECKOUT: '' }))
    const { token } = await app.call(checkTable, { params: { id: CODE } })
    expect((await post(app, { cookie: `table=${token}` }, tableOrderBody())).status).toBe(200)
    expect((await post(app, {}, placeOrderBody())).status).toBe(401)
  })

  test('pays the tax rates for eating in', async () => {
    const app = await shopWithTable()
    const items = [{ kind: 'productItem' as const, productId: 'beer', extraIds: [], optionIds: [], qty: 1 }]
    const quote = await clientOf(app, await sit(app))(quoteCart, {
      body: { items, tip: cents(0), deliverType: 'table', deliverAt: 'now' },
    })
    expect(quote.problems).toEqual([])
    expect(quote.totals.includedTaxes.map(({ rate }) => rate)).toEqual([19])
  })

  test('shares an idempotency key with no other table, even with the same cart', async () => {
    const app = await createTestShop({ rows: [branch('main'), table('t7', CODE), table('t8', 'Linde-12')] })
    const key = { 'idempotency-key': '1' }
    const codes = [CODE, CODE, 'Linde-12'].map(async (code) =>
      (await post(app, { ...(await sit(app, code)), ...key }, tableOrderBody())).json(),
    )
    const urls = (await Promise.all(codes)).map((answer) => (answer as { data: { url: string } }).data.url)
    expect(urls[1]).toBe(urls[0])
    expect(urls[2]).not.toBe(urls[0])
  })

  test('orders to the table only, and cannot pay in cash', async () => {
    const app = await shopWithTable()
    const seat = await sit(app)
    const refused = await post(app, seat, placeOrderBody())
    expect(await refused.json()).toEqual({ data: { deliverType: [messages.deliverTypeNotAllowed] } })
    const cash = await post(app, seat, tableOrderBody({ paymentType: 'cash' }))
    expect(await cash.json()).toEqual({ data: { paymentType: [messages.paymentMissing] } })
  })

  test('cannot access an account', async () => {
    const app = await shopWithTable()
    const seat = await sit(app)
    expect((await app.request('/me/orders', { headers: seat })).status).toBe(403)
    expect((await app.request('/me/addresses', { headers: seat })).status).toBe(403)
  })

  test('is authenticated as a table', async () => {
    const app = await shopWithTable()
    const response = await app.request('/me', { headers: await sit(app) })
    const { data } = (await response.json()) as { data: { table: unknown } }
    expect(data.table).toEqual({ id: 't7', name: 'Tisch t7' })
  })

  test('orders at the branch of the table only', async () => {
    const app = await createTestShop({
      settings: { HAS_BRANCH: '1' },
      rows: [branch('nord'), branch('ost'), table('t1', CODE, 'nord')],
    })
    const seat = await sit(app)
    const there = await post(app, seat, tableOrderBody(), '/b/ost/api/checkout/v2')
    expect(await there.json()).toEqual({ data: { deliverType: [messages.tableUnknown] } })
    expect((await post(app, seat, tableOrderBody(), '/b/nord/api/checkout/v2')).status).toBe(200)
    const chosen = { ...seat, cookie: 'branch=nord' }
    expect((await post(app, chosen, tableOrderBody({ tip: 1, total: 10.9 }))).status).toBe(200)
    const rows = await app.db.selectFrom('orders').select('branch_id').execute()
    expect(rows).toEqual([{ branch_id: 'nord' }, { branch_id: 'nord' }])
  })
})

describe('a guest who leaves the table', () => {
  const me = async (app: TestApp, cookie: string) => {
    const response = await app.request('/me', { headers: { cookie } })
    const { data } = (await response.json()) as { data: { name: string } }
    return response.ok ? data.name : response.status
  }

  test('cannot use its token any more, here or elsewhere, until it would be over anyway', async () => {
    const app = await shopWithTable()
    const seat = await sit(app)
    app.setClock('2026-11-20T18:00:01.000Z')
    const later = await sit(app)
    expect((await app.post('/me/logout', {}, seat)).status).toBe(200)
    expect((await app.request('/me', { headers: seat })).status).toBe(401)
    expect((await app.request('/me', { headers: later })).status).toBe(200)
    expect(await forgetEndedTableTokens(systemContext(app.deps))).toBe(0)
    app.setClock('2026-11-21T00:00:01.000Z')
    expect((await app.request('/me', { headers: seat })).status).toBe(401)
    expect(await forgetEndedTableTokens(systemContext(app.deps))).toBe(1)
  })

  test('is signed in again with the session of the browser, which the table never touched', async () => {
    const app = await shopWithTable()
    const ada = await guestHeaders(app, await addGuest(app, 'ada@example.org'))
    const session = `session=${ada.authorization.slice('Bearer '.length)}`
    const response = await app.request(`/tables/${CODE}`, { headers: { cookie: session } })
    const [table = ''] = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
    expect(table).toMatch(/^table=/)
    const both = `${session}; ${table}`
    expect(await me(app, both)).toBe('Tisch t7')
    await app.post('/me/logout', {}, { cookie: both })
    expect(await me(app, both)).toBe('Ada Lovelace')
  })

  test('cannot be seated by the page of another site', async () => {
    const app = await shopWithTable()
    const response = await app.request(`/tables/${CODE}`, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []])
  })
})

describe('a guest without a table', () => {
  const refusal = { data: { deliverType: [messages.tableUnknown] } }

  test('cannot order to a table, also not with its id or code', async () => {
    const app = await shopWithTable()
    for (const claimed of [{}, { table: 't7' }, { table: CODE }]) {
      expect(await (await post(app, {}, tableOrderBody(claimed))).json()).toMatchObject(refusal)
    }
  })

  test('is refused with a token that is forged, expired, of a deleted table, or of an old code', async () => {
    const app = await shopWithTable()
    const seat = await sit(app)
    const [head, id, until, signature] = seat.authorization.slice('Bearer '.length).split('~')
    const forged = [
      [head, 'other', until, signature],
      [head, id, String(Number(until) + 1), signature],
      [head, id, until, signature!.split('').toReversed().join('')],
      [head, id, until, ''],
      [head, id, until, signature, 'more'],
      ['user', id, until, signature],
    ]
    const tableOrder = tableOrderBody({ name: 'A', email: 'a@b.de', phone: '030 123456' })
    const outcome = async (authorization: string) => (await post(app, { authorization }, tableOrder)).json()
    for (const parts of forged) expect(await outcome(`Bearer ${parts.join('~')}`)).toMatchObject(refusal)

    app.setClock(new Date(Date.parse(fridayEvening) + 6 * 3_600_000).toISOString())
    expect(await outcome(seat.authorization)).toMatchObject(refusal)

    app.setClock(fridayEvening)
    await change(app, 'tables', { id: 't7' }, { code: 'Neu-1' })
    expect(await outcome(seat.authorization)).toMatchObject(refusal)
    await app.db.deleteFrom('tables').execute()
    expect(await outcome(seat.authorization)).toMatchObject(refusal)
  })
})

test('paying at the table is offered for tables only, and can be switched off', async () => {
  const app = await shopWithTable()
  const atTable = async () =>
    (await app.call(listPaymentProviders, {}))
      .filter(({ deliverTypes }) => deliverTypes.includes('table'))
      .map(({ id, deliverTypes }) => [id, deliverTypes])
  expect(await atTable()).toEqual([['pay_at_table', ['table']]])
  await publish(app, settings({ PAY_AT_TABLE: '' }))
  expect(await atTable()).toEqual([])
})
