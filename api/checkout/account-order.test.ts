import { describe, expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { guestPassword } from '../test/accounts.ts'
import { area, change } from '../test/builders.ts'
import { countOrders, createTestShop, deliveryBody, fieldsOf, placeOrderBody, quote } from '../test/shop.ts'
import { signInUser, type TestUser } from '../test/user.ts'

async function openShop(settings: Record<string, string> = {}) {
  const app = await createTestShop({
    settings,
    rows: [area('wedding', { minimum: 1000, fee: 400 })],
  })
  return { app, user: await signInUser(app) }
}

const saveAddress = async (user: TestUser, more: object = {}) =>
  (
    await user.data<{ id: string }>(
      user.post('/me/addresses', {
        name: 'Home',
        address: 'Müllerstraße 7',
        extras: '3. OG',
        areaId: 'wedding',
        ...more,
      }),
    )
  ).id
const withoutContact = { name: undefined, email: undefined, phone: undefined }
const stored = (app: Awaited<ReturnType<typeof openShop>>['app']) =>
  app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

describe('a signed-in guest', () => {
  test('need not repeat name, e-mail and phone', async () => {
    const { app, user } = await openShop()
    expect((await user.post('/checkout/v2', placeOrderBody(withoutContact))).status).toBe(200)
    expect(await stored(app)).toMatchObject({
      user_id: user.id,
      name: 'Ada Lovelace',
      email: 'ada.lovelace@example.org',
      phone: '030 1234567',
    })
  })

  test('may enter other details for this order', async () => {
    const { app, user } = await openShop()
    await user.post('/checkout/v2', placeOrderBody({ name: 'Grace', phone: '030 7654321' }))
    expect(await stored(app)).toMatchObject({ name: 'Grace', phone: '030 7654321' })
  })

  test('has to enter what the account does not contain', async () => {
    const { app, user } = await openShop()
    await change(app, 'users', { id: user.id }, { phone: '' })
    const response = await user.post('/checkout/v2', placeOrderBody(withoutContact))
    expect(await fieldsOf(response)).toEqual({ phone: [messages.phoneMissing] })
  })

  test('may order where guests may not', async () => {
    const { app, user } = await openShop({ ALLOW_GUEST_CHECKOUT: '' })
    expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(401)
    expect((await user.post('/checkout/v2', placeOrderBody())).status).toBe(200)
  })
})

test('an account that is deleted while it orders and saves an address leaves no data that leads to it', async () => {
  const { app, user } = await openShop()
  const { id } = user
  const responses = await Promise.all([
    ...Array.from({ length: 5 }, () => user.post('/me/orders', placeOrderBody())),
    ...Array.from({ length: 5 }, () =>
      user.post('/me/addresses', { name: 'A', address: 'B 1', areaId: 'mitte' }),
    ),
    user.post('/me/delete', { password: guestPassword, confirm: true }),
    ...Array.from({ length: 5 }, () => user.post('/me/orders', placeOrderBody())),
  ])
  expect(responses[10]?.status, app.logged.filter((line) => line.includes('unexpected')).join()).toBe(200)
  expect(await app.db.selectFrom('orders').select('id').where('user_id', '=', id).execute()).toEqual([])
  expect(await app.db.selectFrom('addresses').select('id').where('user_id', '=', id).execute()).toEqual([])
})

test('a guest has to enter name, e-mail and phone', async () => {
  const { app } = await openShop()
  const response = await app.post('/checkout/v2', placeOrderBody(withoutContact))
  expect(await fieldsOf(response)).toEqual({
    name: [messages.nameMissing],
    email: [messages.emailMissing],
    phone: [messages.phoneMissing],
  })
})

describe('a delivery to a saved address', () => {
  test('goes to its stored area and text, whatever else is sent', async () => {
    const { app, user } = await openShop()
    const addressId = await saveAddress(user)
    const body = deliveryBody({
      addressId,
      areaId: 'mitte',
      address: 'Elsewhere 1',
      extras: 'x',
      total: 23.8,
    })
    const response = await user.post('/checkout/v2', body)
    expect(response.status, await response.clone().text()).toBe(200)
    expect(await stored(app)).toMatchObject({
      area_id: 'wedding',
      address: 'Müllerstraße 7',
      address_extras: '3. OG',
      delivery_cents: 400,
    })
  })

  test('names where to ring, and costs what its area costs wherever that is', async () => {
    const { app, user } = await openShop()
    const coordinates = { lat: 48.1372, lng: 11.5755 }
    const addressId = await saveAddress(user, { coordinates })
    const response = await user.post('/checkout/v2', deliveryBody({ addressId, total: 23.8 }))
    expect(response.status, await response.clone().text()).toBe(200)
    expect(await stored(app)).toMatchObject({
      area_id: 'wedding',
      delivery_cents: 400,
      lat_micro: 48_137_200,
      lng_micro: 11_575_500,
    })
  })

  test('is part of the fingerprint of its quote', async () => {
    const { app, user } = await openShop()
    const [home, office] = [await saveAddress(user), await saveAddress(user, { name: 'Office' })]
    const { items } = deliveryBody()
    const ask = { items, deliverType: 'delivery', deliverAt: 'now', addressId: home }
    const { id } = await user.data<{ id: string }>(user.post('/checkout/quote', ask))
    const place = (addressId: string) =>
      user.post('/checkout/v2', deliveryBody({ quote: id, addressId, areaId: undefined, address: undefined }))
    expect((await place(office)).status).toBe(409)
    expect((await place(home)).status).toBe(200)
    expect(await countOrders(app)).toBe(1)
  })

  test.each(['another one', 'a guest', 'nobody'])('of %s is refused by field', async (who) => {
    const { app, user } = await openShop()
    const addressId = who === 'nobody' ? 'none' : await saveAddress(user)
    const body = deliveryBody({ addressId })
    const response =
      who === 'a guest'
        ? await app.post('/checkout/v2', body)
        : await (await signInUser(app, 'Bob Other')).post('/checkout/v2', body)
    expect(await fieldsOf(response)).toEqual({ addressId: [messages.addressUnknown] })
    expect(await countOrders(app)).toBe(0)
  })

  test('whose area is no longer served is refused by field', async () => {
    const { app, user } = await openShop()
    const addressId = await saveAddress(user)
    await app.db.deleteFrom('areas').where('id', '=', 'wedding').execute()
    await change(app, 'areas', { id: 'mitte' }, { name: 'Mitte' })
    await app.deps.content.refresh()
    const response = await user.post('/checkout/v2', deliveryBody({ addressId }))
    expect(await fieldsOf(response)).toEqual({ addressId: [messages.areaUnknown] })
  })

  test('is ignored for takeaway', async () => {
    const { app, user } = await openShop()
    expect((await user.post('/checkout/v2', placeOrderBody({ addressId: 'none' }))).status).toBe(200)
    expect(await stored(app)).toMatchObject({ area_id: null, address: null })
  })
})

describe('an invoice', () => {
  test('is stored where invoices are issued', async () => {
    const { app } = await openShop({ ALLOW_ISSUE_INVOICE: '1' })
    expect((await app.post('/checkout/v2', placeOrderBody({ issueInvoice: true }))).status).toBe(200)
    expect(await stored(app)).toMatchObject({ issue_invoice: 1 })
  })

  test('is refused by field where the restaurant issues none', async () => {
    const { app } = await openShop()
    const response = await app.post('/checkout/v2', placeOrderBody({ issueInvoice: true }))
    expect(await fieldsOf(response)).toEqual({ issueInvoice: [messages.invoiceNotAllowed] })
    expect((await app.post('/checkout/v2', placeOrderBody({ issueInvoice: false }))).status).toBe(200)
  })
})

describe('the endpoint for orders of an account', () => {
  test('answers id, code and link of the same order as the other endpoints', async () => {
    const { app, user } = await openShop()
    const key = { 'idempotency-key': 'k' }
    const placed = await user.data(user.post('/me/orders', placeOrderBody(), key))
    const row = await stored(app)
    expect(placed).toEqual({ id: row.id, code: row.code, url: expect.stringMatching(/^\/order\/[\w-]{32}$/) })
    expect(await user.data(user.post('/checkout', placeOrderBody(), key))).toEqual({
      id: row.id,
      url: (placed as { url: string }).url,
    })
    expect(await countOrders(app)).toBe(1)
  })

  test('is refused for guests', async () => {
    const { app } = await openShop()
    expect((await app.post('/me/orders', placeOrderBody())).status).toBe(401)
    expect(await countOrders(app)).toBe(0)
  })

  test('keeps the idempotency keys of two accounts apart', async () => {
    const { app, user } = await openShop()
    const other = await signInUser(app, 'Bob Other')
    const key = { 'idempotency-key': 'k' }
    const mine = await user.data<{ url: string }>(user.post('/me/orders', placeOrderBody(), key))
    const theirs = await other.data<{ url: string }>(other.post('/me/orders', placeOrderBody(), key))
    const guests = await app.post('/checkout/v2', placeOrderBody(), key)
    expect(theirs.url).not.toBe(mine.url)
    expect(await guests.text()).not.toContain(mine.url)
    expect(await countOrders(app)).toBe(3)
  })
})

test('a guest sees no points in a quote', async () => {
  const { app } = await openShop({ LOYALTY_SYSTEM: '1' })
  expect(await quote(app)).not.toHaveProperty('points')
})
