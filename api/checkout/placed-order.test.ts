import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteCart } from '#contract/checkout.ts'
import { getOrderByToken } from '#contract/orders.ts'
import { messages } from '#domain/messages.ts'
import { keepsPromise } from '../test/any-call.ts'
import type { TestApp } from '../test/app.ts'
import { area, change } from '../test/builders.ts'
import { createPlacedShop, placeId, type PlaceName, places } from '../test/places.ts'
import { countOrders, deliveryBody, fieldsOf, pizza, quote } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { signInUser } from '../test/user.ts'

const items = [pizza('medium', { qty: 2 })]
const placed = (more: object = {}) =>
  deliveryBody({ areaId: undefined, address: undefined, total: undefined, ...more })
const quoteAt = (app: TestApp, name: PlaceName, more: object = {}) =>
  quote(app, { items, deliverType: 'delivery', placeId: placeId(app, name), ...more })
const order = async (app: TestApp, more: object) => {
  const response = await app.post('/checkout/v2', placed(more))
  const { data } = (await response.json()) as { data: { url: string } }
  return app.call(getOrderByToken, { params: { token: data.url.slice('/order/'.length) } })
}
const refusal = async (app: TestApp, more: object) =>
  fieldsOf(await app.post('/checkout/v2', placed({ total: 99, ...more })))

describe('a guest with a place', () => {
  test.each<[PlaceName, string, number, number]>([
    ['rixdorf', 'rixdorf', 250, 2230],
    ['field', 'field', 300, 2280],
    ['near', 'near', 100, 2080],
  ])('at the place %s pays what area %s costs', async (name, areaId, delivery, total) => {
    const app = await createPlacedShop()
    expect(await quoteAt(app, name)).toMatchObject({
      area: { id: areaId },
      totals: { delivery, total },
      problems: [],
    })
  })

  test('orders to the address of the place, on one line with its town', async () => {
    const app = await createPlacedShop()
    const { id } = await quoteAt(app, 'rixdorf')
    const done = await order(app, {
      placeId: placeId(app, 'rixdorf'),
      address: 'Karl-Marx-Straße 1',
      extras: '3. OG',
      quote: id,
    })
    expect(done).toMatchObject({
      address: 'Richardplatz 5, 12055 Berlin, 3. OG',
      coordinates: places.rixdorf.coordinates,
      payment: { deliver: 250, total: 2230 },
    })
    expect(await app.db.selectFrom('orders').select(['area_id', 'area_name']).execute()).toEqual([
      { area_id: 'rixdorf', area_name: null },
    ])
  })

  test('gets the area of the place, whatever area is sent beside it', async () => {
    const app = await createPlacedShop()
    expect(await quoteAt(app, 'rixdorf', { areaId: 'near' })).toMatchObject({ area: { id: 'rixdorf' } })
  })

  test('may type postal code and street where no place is found', async () => {
    const app = await createPlacedShop()
    const where = { zipcode: '12043', address: 'Richardstraße 3' }
    const { id } = await quote(app, { items, deliverType: 'delivery', zipcode: '12043' })
    expect(await order(app, { ...where, quote: id })).toMatchObject({
      address: 'Richardstraße 3, 12043',
      coordinates: null,
    })
  })

  test('may type the house number of a marker in a field', async () => {
    const app = await createPlacedShop()
    const { id } = await quoteAt(app, 'field')
    const marker = { placeId: placeId(app, 'field'), quote: id }
    expect(await refusal(app, marker)).toEqual({ address: [messages.addressMissing] })
    expect(await refusal(app, { ...marker, address: 'Oderstraße' })).toEqual({
      address: [messages.houseNumberMissing],
    })
    expect(await order(app, { ...marker, address: 'Oderstraße 1' })).toMatchObject({
      address: 'Oderstraße 1, 12101 Berlin',
    })
  })

  test.each<[string, (app: TestApp) => object, string]>([
    ['out of range', (app) => ({ placeId: placeId(app, 'far') }), messages.outOfRange],
    ['in a hole', (app) => ({ placeId: placeId(app, 'hole'), address: 'Feld 1' }), messages.outOfRange],
    ['at an estimate', (app) => ({ placeId: placeId(app, 'street') }), messages.markerMissing],
    ['who names an area only', () => ({ areaId: 'near', address: 'Weserstraße 1' }), messages.placeMissing],
    ['at a forged place', () => ({ placeId: 'a.b', areaId: 'near' }), messages.placeUnknown],
  ])('%s cannot order', async (_, where, message) => {
    const app = await createPlacedShop()
    expect(await refusal(app, where(app))).toEqual({ placeId: [message] })
    expect(await countOrders(app)).toBe(0)
  })
})

describe('another address at the checkout', () => {
  test('is another quote, with the new area and price in it, also where the price is the same', async () => {
    const app = await createPlacedShop({}, area('twin', { zipcode: '12101', minimum: 1500, fee: 250 }))
    const [first, second, third] = [
      await quoteAt(app, 'rixdorf'),
      await quoteAt(app, 'near'),
      await quoteAt(app, 'field'),
    ]
    expect(new Set([first.id, second.id, third.id]).size).toBe(3)
    expect([first, second, third].map(({ totals }) => totals.total)).toEqual([2230, 2080, 2230])
    expect([first, second, third].map((one) => one.area?.id)).toEqual(['rixdorf', 'near', 'twin'])
  })

  test('is refused with the quote or the total of the first one, and answers the new quote', async () => {
    const app = await createPlacedShop()
    const { id } = await quoteAt(app, 'near')
    for (const agreed of [{ quote: id }, { total: 20.8 }]) {
      const response = await app.post('/checkout/v2', placed({ placeId: placeId(app, 'rixdorf'), ...agreed }))
      expect([response.status, await response.json()]).toMatchObject([
        409,
        { code: 'quote_changed', quote: { area: { id: 'rixdorf' }, totals: { delivery: 2.5, total: 22.3 } } },
      ])
    }
    expect(await countOrders(app)).toBe(0)
  })

  test('of an account is located by its stored place at every order, and priced anew', async () => {
    const app = await createPlacedShop()
    const user = await signInUser(app)
    const save = (name: PlaceName) =>
      user.data<{ id: string }>(user.post('/me/addresses', { name, placeId: placeId(app, name) }))
    const [near, rixdorf] = [await save('near'), await save('rixdorf')]
    const quoted = async (addressId: string) =>
      await user.data<{ id: string; totals: object }>(
        user.post('/checkout/quote', placed({ addressId, areaId: 'near', placeId: placeId(app, 'near') })),
      )
    expect((await quoted(near.id)).totals).toMatchObject({ delivery: 1 })
    const agreed = await quoted(rixdorf.id)
    expect(agreed.totals).toMatchObject({ delivery: 2.5 })
    const body = placed({ addressId: rixdorf.id, quote: agreed.id, areaId: 'near' })
    expect((await user.post('/checkout/v2', body)).status).toBe(200)
    const row = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      area_id: 'rixdorf',
      address: 'Richardplatz 5, 12055 Berlin',
      delivery_cents: 250,
    })
  })

  test('of an account that is now out of range is refused at that address', async () => {
    const app = await createPlacedShop()
    const user = await signInUser(app)
    const { id } = await user.data<{ id: string }>(
      user.post('/me/addresses', { name: 'A', placeId: placeId(app, 'rixdorf') }),
    )
    await change(app, 'areas', { id: 'rixdorf' }, { zipcode: '99999' })
    await app.deps.content.refresh()
    const response = await user.post('/checkout/v2', placed({ addressId: id, areaId: 'near', total: 9 }))
    expect(await fieldsOf(response)).toEqual({ addressId: [messages.outOfRange] })
  })
})

describe('the fee', () => {
  test('falls by steps with the cart, down to zero', async () => {
    const app = await createPlacedShop()
    const fees = []
    for (const qty of [2, 3, 4, 5]) {
      const { totals } = await quoteAt(app, 'rixdorf', { items: [pizza('medium', { qty })] })
      fees.push([totals.goods, totals.delivery])
    }
    expect(fees).toEqual([
      [1980, 250],
      [2970, 150],
      [3960, 150],
      [4950, 0],
    ])
  })

  test('is that of the cheapest area for the cart, where several overlap', async () => {
    const app = await createPlacedShop({}, area('big', { zipcode: '12055', minimum: 2500, fee: 50 }))
    const areaFor = async (qty: number) =>
      (await quoteAt(app, 'rixdorf', { items: [pizza('medium', { qty })] })).area?.id
    expect([await areaFor(2), await areaFor(3)]).toEqual(['rixdorf', 'big'])
  })
})

describe('below the minimum order', () => {
  const one = { items: [pizza()] }

  test('an order is not delivered', async () => {
    const app = await createPlacedShop()
    const { problems } = await quoteAt(app, 'rixdorf', one)
    expect(problems).toEqual([{ field: 'items', message: messages.belowMinimum, missing: 510 }])
  })

  test('the difference is a surcharge where the restaurant allows it, and is stored in the order', async () => {
    const app = await createPlacedShop({ SURCHARGE_BELOW_MINIMUM: '1' })
    const { id, totals, problems } = await quoteAt(app, 'rixdorf', one)
    expect(problems).toEqual([])
    expect(totals).toMatchObject({ goods: 990, delivery: 760, surcharge: 510, total: 1750 })
    const done = await order(app, { ...one, placeId: placeId(app, 'rixdorf'), quote: id })
    expect(done.payment).toMatchObject({ deliver: 760, surcharge: 510, total: 1750 })
    await addStaff(app, 'jo@example.org', 'kitchen')
    const headers = await signedIn(app, 'jo@example.org')
    expect(await (await app.request(`/staff/orders/${done.id}`, { headers })).json()).toMatchObject({
      data: { totals: { delivery: 7.6, surcharge: 5.1 }, total: 17.5 },
    })
  })
})

test('R-T3 for any place and cart the sums of a quote add up and the answer matches the contract', async () => {
  const app = await createPlacedShop({ SURCHARGE_BELOW_MINIMUM: '1' })
  const names = Object.keys(places) as PlaceName[]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...names),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom('small', 'medium', 'large'),
      async (name, qty, size) => {
        const { totals, area: found, problems } = await quoteAt(app, name, { items: [pizza(size, { qty })] })
        const { goods, deposit, delivery, surcharge = 0, price } = totals
        expect(price).toBe(goods + deposit + delivery)
        expect(found === undefined).toBe(problems.length > 0)
        if (found) expect(goods + surcharge).toBeGreaterThanOrEqual(found.minimumOrder)
        else expect(delivery).toBe(0)
        expect(totals.includedTaxes.reduce((all, tax) => all + tax.gross, 0)).toBe(price)
      },
    ),
    { numRuns: 60 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        placeId: fc.oneof(fc.string(), fc.constantFrom(placeId(app, 'near'), null, 7)),
        zipcode: fc.oneof(fc.string(), fc.constantFrom('12043', null)),
        coordinates: fc.oneof(fc.jsonValue(), fc.constant(places.near.coordinates)),
        address: fc.oneof(fc.string(), fc.constant('Weserstraße 3')),
      }),
      async (where) => {
        await keepsPromise(quoteCart, await app.post('/checkout/quote', placed(where)))
        expect((await app.post('/checkout/v2', placed({ ...where, total: 1 }))).status).toBeLessThan(500)
      },
    ),
    { numRuns: 60 },
  )
})
