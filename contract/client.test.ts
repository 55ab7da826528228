import { describe, expect, test } from 'vitest'
import { ApiError, createClient, type Fetch } from './client.ts'
import { updateMe } from './accounts.ts'
import { listOrderTimes, placeOrder, type PlaceOrder, quoteCart } from './checkout.ts'
import { getTranslations } from './content.ts'
import { listAreas } from './delivery.ts'
import { getWorkingHours } from './hours.ts'
import { getProduct } from './menu.ts'
import { cents } from './cents.ts'

type Sent = { input: string } & Parameters<Fetch>[1]

/** A client whose server answers one thing, and what it was sent. */
function clientOf(status: number, body: unknown) {
  const sent: Sent[] = []
  const fetch: Fetch = (input, init) => {
    sent.push({ input, ...init })
    const json = () =>
      body === undefined ? Promise.reject(new SyntaxError('no JSON')) : Promise.resolve(body)
    return Promise.resolve({ ok: status < 300, status, json })
  }
  const headers = () => ({ 'accept-language': 'de', authorization: 'Bearer t' })
  return { call: createClient({ baseUrl: 'https://shop.test/api', fetch, headers }), sent }
}

const refusal = async (status: number, body: unknown) => {
  const { call } = clientOf(status, body)
  const error: unknown = await call(listAreas, {}).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('a call', () => {
  test('is decoded from euros to cents and loses its envelope', async () => {
    const area = {
      id: 'a',
      name: 'A',
      zipcode: '1',
      minimumOrder: 15,
      deliveryPrice: 2.5,
      freeDeliveryThreshold: 0,
    }
    const { call, sent } = clientOf(200, { data: [area] })
    expect(await call(listAreas, {})).toEqual([{ ...area, minimumOrder: 1500, deliveryPrice: 250 }])
    expect(sent).toEqual([
      {
        input: 'https://shop.test/api/areas',
        method: 'GET',
        headers: { accept: 'application/json', 'accept-language': 'de', authorization: 'Bearer t' },
        body: undefined,
        credentials: 'include',
      },
    ])
  })

  test('with meta answers data and meta', async () => {
    const week = Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [day, []]),
    )
    const meta = { isOpenNow: false, nextOpen: null, isActive: true }
    expect(await clientOf(200, { data: week, meta }).call(getWorkingHours, {})).toEqual({ data: week, meta })
  })

  test('without an envelope answers the bare value', async () => {
    expect(await clientOf(200, '{}').call(getTranslations, { query: {} })).toBe('{}')
  })

  test('puts parameters and query into the address, escaped, and leaves out what is null', async () => {
    const { call, sent } = clientOf(404, {})
    await call(getProduct, { params: { categoryId: 'a/b', productId: '..?' } }).catch(() => {})
    await call(getTranslations, { query: { lang: undefined } }).catch(() => {})
    await call(listOrderTimes, { query: { deliverType: 'takeaway', page: null } as never }).catch(() => {})
    expect(sent.map(({ input }) => input.slice('https://shop.test/api'.length))).toEqual([
      '/products/categories/a%2Fb/products/..%3F',
      '/translations',
      '/checkout/times?deliverType=takeaway',
    ])
  })

  test('encodes cents to euros in the body and carries its key', async () => {
    const { call, sent } = clientOf(200, { data: { url: '/order/x', orderUrl: '/order/x' } })
    const body: PlaceOrder = {
      items: [],
      tip: cents(150),
      total: cents(1140),
      deliverAt: 'now',
      deliverType: 'takeaway',
      source: 'web',
      name: 'Ada',
      email: 'ada@example.org',
      phone: '030 1234567',
      terms: true,
      ageConfirmed: false,
      paymentType: 'cash',
    }
    expect(await call(placeOrder, { body, idempotencyKey: 'k' })).toEqual({
      url: '/order/x',
      orderUrl: '/order/x',
    })
    expect(sent[0]!.headers).toMatchObject({ 'idempotency-key': 'k', 'content-type': 'application/json' })
    expect(JSON.parse(sent[0]!.body!)).toMatchObject({ tip: 1.5, total: 11.4, name: 'Ada' })
  })

  test('that has worked may be answered by nothing at all', async () => {
    const body = { name: 'Ada', email: 'ada@example.org', phone: '030 1234567' }
    expect(await clientOf(204, undefined).call(updateMe, { body })).toBeNull()
  })

  test('whose answer breaks the contract is an error, not a wrong value', async () => {
    await expect(clientOf(200, { data: [{ id: 'a' }] }).call(listAreas, {})).rejects.toThrow(/zipcode/)
  })
})

describe('a refusal', () => {
  test('by field carries the messages of each field', async () => {
    const error = await refusal(422, { data: { name: ['Please enter your name'] } })
    expect(error).toMatchObject({
      status: 422,
      code: 'fields',
      message: 'Validation Error',
      fields: { name: ['Please enter your name'] },
    })
  })

  test('as a whole carries its code, message and body', async () => {
    const body = { code: 'quote_changed', message: 'Prices have changed', quote: { id: 'q' } }
    expect(await refusal(409, body)).toMatchObject({
      status: 409,
      code: 'quote_changed',
      message: 'Prices have changed',
      body,
      fields: {},
    })
  })

  test.each([undefined, {}, '<html>'])('whose body is %j is still an error of ours', async (body) => {
    expect(await refusal(502, body)).toMatchObject({
      status: 502,
      code: 'network',
      message: 'HTTP 502',
      fields: {},
    })
  })

  test('of a body that does not fit the contract never leaves the client', async () => {
    const { call, sent } = clientOf(200, {})
    await expect(call(quoteCart, { body: { tip: 0.5 } as never })).rejects.toThrow(/items/)
    expect(sent).toEqual([])
  })
})
