import { describe, expect, test } from 'vitest'
import { createTestShop, countOrders, fieldsOf, pick, pizza, placeOrderBody, plain } from '../test/shop.ts'

const send = async (more: object, raw = (text: string) => text) => {
  const app = await createTestShop()
  const response = await app.request('/checkout/v2', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: raw(JSON.stringify(placeOrderBody(more as never))),
  })
  return { app, response }
}
const namesOf = async (more: object, raw?: (text: string) => string) => {
  const { app, response } = await send(more, raw)
  const names = Object.keys(await fieldsOf(response))
  expect(await countOrders(app)).toBe(0)
  return names
}

describe('wrong values are refused with the name of their field', () => {
  test.each([
    ['no list of items', { items: null }, ['items']],
    ['101 lines', { items: Array.from({ length: 101 }, () => plain('fries')) }, ['items']],
    ['a line of no kind', { items: [{ ...pizza(), kind: 'gift' }] }, ['items.0.kind']],
    ['a line of the kind of every object', { items: [{ ...pizza(), kind: '__proto__' }] }, ['items.0.kind']],
    ['a line that is no object', { items: [pizza(), 5] }, ['items.1']],
    ['a dish without id', { items: [{ ...pizza(), productId: '' }] }, ['items.0.productId']],
    [
      'a dish with an overlong id',
      { items: [{ ...pizza(), productId: 'x'.repeat(65) }] },
      ['items.0.productId'],
    ],
    ['a quantity as text', { items: [{ ...pizza(), qty: '1' }] }, ['items.0.qty']],
    ['a quantity beyond all bounds', { items: [{ ...pizza(), qty: 1e300 }] }, ['items.0.qty']],
    [
      '61 extras',
      { items: [pizza('small', { extraIds: Array.from({ length: 61 }, () => ({ extraId: 'x' })) })] },
      ['items.0.extraIds'],
    ],
    [
      'an option in pieces',
      { items: [pizza('small', { optionIds: [{ variantId: 'v', value: [1] }] })] },
      ['items.0.optionIds.0.value'],
    ],
    ['a tip with three decimals', { tip: 0.001 }, ['tip']],
    ['a tip as text', { tip: '1' }, ['tip']],
    ['a tip beyond all bounds', { tip: 1e9 }, ['tip']],
    ['a total with three decimals', { total: 9.901 }, ['total']],
    ['a deliver type of every object', { deliverType: 'constructor' }, ['deliverType']],
    ['a time that is none', { deliverAt: 'later', deliverDate: 'tomorrow' }, ['deliverDate']],
    ['a day that no month has', { deliverAt: 'later', deliverDate: '2026-02-30T18:00:00Z' }, ['deliverDate']],
    [
      'a local day that no month has',
      { deliverAt: 'later', deliverDate: '2026-02-30T18:00' },
      ['deliverDate'],
    ],
    ['a name that is too long', { name: 'x'.repeat(121) }, ['name']],
    ['a name of nothing but control characters', { name: '\u0000\u0007\r\n' }, ['name']],
    ['notes that are too long', { notes: 'x'.repeat(501) }, ['notes']],
    ['terms as text', { terms: 'true' }, ['terms']],
    ['several of them', { terms: 1, name: 5, tip: null }, ['tip', 'name', 'terms']],
  ])('%s', async (_, more, names) => {
    expect(await namesOf(more)).toEqual(names)
  })

  test.each(['1e400', '-1e400', '-0.5', '99999999999999999999'])('the quantity %s', async (qty) => {
    const names = await namesOf({}, (text) => text.replace('"qty":1', `"qty":${qty}`))
    expect(names.every((name) => name.startsWith('items'))).toBe(true)
  })
})

describe('unusual values cause no server error', () => {
  test.each([
    [
      'NUL in every text',
      { name: 'A\u0000', phone: '030\u00001234567', address: '\u0000', extras: '\u0000', notes: '\u0000x' },
    ],
    ['lone surrogates', { name: 'A\ud800', notes: '\udfff', source: '\ud83c' }],
    ['emoji and right-to-left text', { name: '👩🏽‍🍳 عمر', notes: '🍕'.repeat(100) }],
    ['a time of every precision', { deliverAt: 'later', deliverDate: '2026-11-21T18:00:00.000000000000Z' }],
    ['a time in another offset', { deliverAt: 'later', deliverDate: '2026-11-21T00:00:00-18:00' }],
    ['a time nobody needs', { deliverDate: '0000-01-01T00:00:00+23:59' }],
    ['an area for takeaway', { areaId: '\u0000' }],
  ])('%s', async (_, more) => {
    const { app, response } = await send(more)
    expect(response.status).toBe(200)
    expect(await countOrders(app)).toBe(1)
  })

  test.each(['__proto__', 'constructor', 'toString'])('the key %s in every object', async (key) => {
    const { response } = await send({}, (text) => text.replaceAll('{', `{"${key}":{"x":1},`))
    expect(response.status).toBe(200)
  })

  test.each(['\u0000', '\ud800', '__proto__', 'constructor'])(
    'the id %j where an id is expected',
    async (id) => {
      const items = [
        plain(id),
        pizza(id),
        pizza('small', {
          extraIds: [{ extraId: id }],
          optionIds: [{ variantId: id, value: id, menus: [{ optionId: id, items: [pick(id, id)] }] }],
        }),
        { kind: 'menuItem', menuId: id, items: [pick(id, id)], qty: 1 },
      ]
      expect(
        await namesOf({ items, paymentType: id, deliverType: 'delivery', areaId: id, quote: id }),
      ).toEqual(expect.arrayContaining(['items', 'areaId', 'paymentType']))
    },
  )

  test('unknown fields are ignored', async () => {
    const { response } = await send({
      discount: 99,
      delivery: -5,
      taxPercent: -100,
      id: 'mine',
      status: 'completed',
    })
    expect(response.status).toBe(200)
  })
})
