import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listOrderTimes } from '#contract/checkout.ts'
import { checkAddress, type LocationRequest } from '#contract/delivery.ts'
import { messages } from '#domain/messages.ts'
import { cents } from '#domain/money.ts'
import { keepsPromise } from '../test/any-call.ts'
import type { TestApp } from '../test/app.ts'
import { createPlacedShop, kitchen, placeId, places } from '../test/places.ts'
import { beginRush, createTestShop, fieldsOf } from '../test/shop.ts'

const check = (app: TestApp, body: LocationRequest, goods = 0) =>
  app.call(checkAddress, { body: { ...body, goods: cents(goods) } })
const refusal = async (app: TestApp, body: object) => fieldsOf(await app.post('/me/addresses/check', body))
const outOfRange = { coordinates: [messages.outOfRange] }

describe('a delivery address is checked', () => {
  test('by its place, for every caller, and the answer is the area with its delivery prices', async () => {
    const app = await createPlacedShop()
    expect(await check(app, { placeId: placeId(app, 'rixdorf') }, 1000)).toEqual({
      id: 'rixdorf',
      name: 'rixdorf',
      zipcode: '12043, 12055',
      minimumOrder: 1500,
      deliveryPrice: 250,
      freeDeliveryThreshold: 4000,
      feeSteps: [{ from: 2500, deliveryPrice: 150 }],
      fee: 250,
      missing: 500,
      surcharge: 0,
      minutes: [35, 45],
    })
  })

  test.each<[string, LocationRequest, string]>([
    ['a postal code', { zipcode: '12043' }, 'rixdorf'],
    ['a marker in a shape', { coordinates: places.field.coordinates }, 'field'],
    ['a marker on the border of its hole', { coordinates: { lat: 52.48, lng: 13.41 } }, 'field'],
    ['a marker near the restaurant', { coordinates: kitchen }, 'near'],
    ['a postal code, wherever the marker is', { zipcode: '12043', coordinates: kitchen }, 'rixdorf'],
    ['a marker where no area has the postal code', { zipcode: '12045', coordinates: kitchen }, 'near'],
  ])('by %s', async (_, body, expected) => {
    expect(await check(await createPlacedShop(), body)).toMatchObject({ id: expected })
  })

  test('by its place before any other field that is sent', async () => {
    const app = await createPlacedShop()
    const body = { placeId: placeId(app, 'near'), zipcode: '12043', coordinates: places.field.coordinates }
    expect(await check(app, body)).toMatchObject({ id: 'near' })
  })

  test('with the old address system too', async () => {
    const app = await createTestShop()
    expect(await check(app, { zipcode: '10115' })).toMatchObject({ id: 'mitte' })
  })

  test('with the surcharge, where one is allowed', async () => {
    const app = await createPlacedShop({ SURCHARGE_BELOW_MINIMUM: '1' })
    expect(await check(app, { zipcode: '12043' }, 1000)).toMatchObject({
      fee: 250,
      missing: 500,
      surcharge: 500,
    })
    expect(await check(app, { zipcode: '12043' }, 2500)).toMatchObject({ fee: 150, missing: 0, surcharge: 0 })
  })
})

test('an address that is checked in a rush is told the minutes that the checkout tells, until the rush ends', async () => {
  const app = await createPlacedShop()
  await beginRush(app)
  const minutes = async () => {
    const { minutes: checked } = await check(app, { zipcode: '12043' })
    const { now } = await app.call(listOrderTimes, { query: { deliverType: 'delivery' } })
    return { checked, told: now.minutes }
  }
  expect(await minutes()).toEqual({ checked: [65, 75], told: [65, 75] })
  app.setClock('2026-11-20T18:30:00.000Z')
  expect(await minutes()).toEqual({ checked: [35, 45], told: [35, 45] })
})

describe('an address is out of range', () => {
  test.each<[string, object]>([
    ['with nothing but a postal code that is far away', { zipcode: '80331' }],
    ['with nothing but a postal code in another part of the town', { zipcode: '13593' }],
    ['with a postal code of nowhere', { zipcode: '80331', coordinates: places.far.coordinates }],
    ['with a marker in the hole', { coordinates: places.hole.coordinates }],
    ['with a marker a step beyond the border', { coordinates: { lat: 52.48, lng: 13.420001 } }],
  ])('%s', async (_, body) => {
    expect(await refusal(await createPlacedShop(), body)).toEqual(outOfRange)
  })

  test('with a place that does not exist', async () => {
    const app = await createPlacedShop()
    expect(await refusal(app, { placeId: placeId(app, 'far') })).toEqual(outOfRange)
    expect(await refusal(app, { placeId: placeId(app, 'far', { isExact: false }) })).toEqual(outOfRange)
  })
})

test('an estimated place requires a marker where a shape or a radius is near', async () => {
  const app = await createPlacedShop()
  expect(await refusal(app, { placeId: placeId(app, 'street') })).toEqual({
    coordinates: [messages.markerMissing],
  })
})

test('a postal code alone requires a marker where an area’s edge is near, and where the postal code is unknown', async () => {
  const marker = { coordinates: [messages.markerMissing] }
  expect(await refusal(await createPlacedShop(), { zipcode: '12049' })).toEqual(marker)
  expect(await refusal(await createPlacedShop(), { zipcode: '99999' })).toEqual(marker)
  expect(await refusal(await createPlacedShop({ COUNTRY: 'fr' }), { zipcode: '80331' })).toEqual(marker)
})

test('a place signed by another shop, and a request without any location, are refused by field', async () => {
  const app = await createPlacedShop()
  const forged = `${placeId(app, 'near').split('.')[0]}.${'a'.repeat(32)}`
  expect(await refusal(app, { placeId: forged, zipcode: '12043' })).toEqual({
    placeId: [messages.placeUnknown],
  })
  expect(await refusal(app, {})).toEqual({ coordinates: [messages.placeMissing] })
})

test('goods below zero are refused by field', async () => {
  const app = await createPlacedShop()
  expect(await refusal(app, { zipcode: '12043', goods: -1_000_000 })).toEqual({
    goods: ['The goods cannot cost less than nothing'],
  })
})

test('the answer to every request matches the contract, and nothing of the request is logged', async () => {
  const app = await createPlacedShop()
  const point = fc.record({
    lat: fc.double({ min: -91, max: 91, noNaN: true }),
    lng: fc.double({ min: -181, max: 181, noNaN: true }),
  })
  const ids = (['rixdorf', 'field', 'street', 'far'] as const).map((name) => placeId(app, name))
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          placeId: fc.oneof(fc.constantFrom(...ids, null, 'a.b'), fc.string()),
          zipcode: fc.oneof(fc.constantFrom('12043', '80331', null), fc.string({ maxLength: 12 })),
          coordinates: fc.oneof(point, fc.constant(null), fc.jsonValue()),
          goods: fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.double(), fc.constant('12')),
        },
        { requiredKeys: [] },
      ),
      async (body) => keepsPromise(checkAddress, await app.post('/me/addresses/check', body)),
    ),
    { numRuns: 200 },
  )
  // A timestamp or an id may contain the digits of a coordinate without being one.
  const lines = app.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  const told = lines.map(({ time: _time, requestId: _id, ...line }) => line)
  expect(JSON.stringify(told)).not.toMatch(/Richardplatz|Marienplatz|52\.4|12043/)
})
