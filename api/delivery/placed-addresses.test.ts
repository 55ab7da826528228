import { describe, expect, test } from 'vitest'
import type { Address } from '#contract/delivery.ts'
import { messages } from '#domain/messages.ts'
import { change } from '../test/builders.ts'
import { createPlacedShop, placeId, places } from '../test/places.ts'
import { fieldsOf } from '../test/shop.ts'
import { systemCtx, signInUser } from '../test/user.ts'
import { deliveryData } from './index.ts'

async function openBook(settings: Parameters<typeof createPlacedShop>[0] = {}) {
  const app = await createPlacedShop(settings)
  const user = await signInUser(app)
  const send = (more: object) => user.post('/me/addresses', { name: 'Home', ...more })
  return {
    app,
    user,
    send,
    save: (more: object) => user.data<Address>(send(more)),
    list: () => user.data<Address[]>(user.get('/me/addresses')),
    refusal: async (more: object) => fieldsOf(await send(more)),
  }
}

describe('an address with a place', () => {
  test('has the street, postal code, town and coordinates of the place, and the area that follows', async () => {
    const { app, save } = await openBook()
    const saved = await save({ placeId: placeId(app, 'rixdorf'), extras: '2. Hinterhof' })
    expect(saved).toEqual({
      id: saved.id,
      name: 'Home',
      address: 'Richardplatz 5',
      extras: '2. Hinterhof',
      zipcode: '12055',
      city: 'Berlin',
      isDefault: true,
      coordinates: places.rixdorf.coordinates,
      area: expect.objectContaining({ id: 'rixdorf', minimumOrder: 15 }),
      areaId: 'rixdorf',
      placeId: expect.any(String),
    })
  })

  test('is in the area of its place, whatever area and text are sent with it', async () => {
    const { app, save } = await openBook()
    const more = { placeId: placeId(app, 'near'), areaId: 'rixdorf', address: 'Karl-Marx-Straße 1' }
    expect(await save(more)).toMatchObject({ areaId: 'near', address: 'Weserstraße 166' })
  })

  test('may be a marker in a field, with a typed address', async () => {
    const { app, save, refusal } = await openBook()
    expect(await refusal({ placeId: placeId(app, 'field') })).toEqual({ address: [messages.addressMissing] })
    expect(await save({ placeId: placeId(app, 'field'), address: 'Oderstraße 1' })).toMatchObject({
      address: 'Oderstraße 1',
      areaId: 'field',
      coordinates: places.field.coordinates,
    })
  })

  test('needs a house number, which may be typed where the place has none', async () => {
    const { app, save, refusal } = await openBook()
    const place = placeId(app, 'street', { isExact: true })
    expect(await refusal({ placeId: place })).toEqual({ address: [messages.houseNumberMissing] })
    expect(await refusal({ placeId: place, address: 'Karl-Marx-Straße 1' })).toEqual({
      address: [messages.houseNumberMissing],
    })
    expect(await save({ placeId: place, address: 'Weserstraße 12' })).toMatchObject({
      address: 'Weserstraße 12',
    })
  })

  test('may be saved by postal code and text alone, or with a marker, by clients of the old form', async () => {
    const { save } = await openBook()
    expect(await save({ zipcode: '12043', address: 'Richardstraße 3' })).toMatchObject({
      areaId: 'rixdorf',
      zipcode: '12043',
      coordinates: null,
      placeId: null,
    })
    const { coordinates } = places.near
    expect(await save({ zipcode: '12045', coordinates, address: 'Weserstraße 1' })).toMatchObject({
      areaId: 'near',
      coordinates,
    })
  })

  test.each<[string, (app: Parameters<typeof placeId>[0]) => object, object]>([
    ['out of range', (app) => ({ placeId: placeId(app, 'far') }), { placeId: [messages.outOfRange] }],
    [
      'in a hole',
      (app) => ({ placeId: placeId(app, 'hole'), address: 'Feld 1' }),
      { placeId: [messages.outOfRange] },
    ],
    [
      'that is only estimated, next to a shape',
      (app) => ({ placeId: placeId(app, 'street'), address: 'Weserstraße 3' }),
      { placeId: [messages.markerMissing] },
    ],
    ['that is none', () => ({ placeId: 'a.b' }), { placeId: [messages.placeUnknown] }],
    ['that is not named', () => ({ address: 'Weserstraße 3' }), { placeId: [messages.placeMissing] }],
    [
      'that only names an area',
      () => ({ areaId: 'near', address: 'Weserstraße 3' }),
      { placeId: [messages.placeMissing] },
    ],
    [
      'with a marker but no postal code',
      () => ({ coordinates: places.near.coordinates, address: 'Weserstraße 3' }),
      { placeId: [messages.placeMissing] },
    ],
  ])('%s is refused by field', async (_, form, fields) => {
    const { app, refusal, list } = await openBook()
    expect(await refusal(form(app))).toEqual(fields)
    expect(await list()).toEqual([])
  })

  test('can be renamed with its own place, and moves with another one', async () => {
    const { app, user, save } = await openBook()
    const { id, placeId: same } = await save({ placeId: placeId(app, 'rixdorf') })
    const update = (more: object) => user.data<Address>(user.put(`/me/addresses/${id}`, more))
    expect(await update({ name: 'Mum', placeId: same })).toMatchObject({
      name: 'Mum',
      address: 'Richardplatz 5',
      coordinates: places.rixdorf.coordinates,
      placeId: same,
    })
    expect(await update({ name: 'Mum', placeId: placeId(app, 'near') })).toMatchObject({
      address: 'Weserstraße 166',
      areaId: 'near',
    })
  })

  test('stays an estimate, however often it is saved', async () => {
    const { app, user, save } = await openBook()
    const estimated = placeId(app, 'rixdorf', { isExact: false })
    const { id, placeId: same } = await save({ placeId: estimated })
    await user.put(`/me/addresses/${id}`, { name: 'Mum', placeId: same })
    const rows = await app.db.selectFrom('addresses').select('is_exact').execute()
    expect(rows).toEqual([{ is_exact: 0 }])
  })

  test('gets another area when the areas change, and none when it is out of range', async () => {
    const { app, save, list } = await openBook()
    await save({ placeId: placeId(app, 'rixdorf') })
    const areaNow = async () => {
      await app.deps.content.refresh()
      return (await list())[0]?.areaId
    }
    await change(app, 'areas', { id: 'mitte' }, { zipcode: '12055', minimum_order_cents: 0 })
    expect(await areaNow()).toBe('mitte')
    await change(app, 'areas', { id: 'mitte' }, { zipcode: '10115' })
    await change(app, 'areas', { id: 'rixdorf' }, { zipcode: '12043' })
    expect(await areaNow()).toBeNull()
    expect(await list()).toMatchObject([{ address: 'Richardplatz 5', zipcode: '12055' }])
  })

  test('is exported with the personal data, including coordinates', async () => {
    const { app, user, save } = await openBook()
    await save({ placeId: placeId(app, 'rixdorf') })
    expect(await deliveryData.export(systemCtx(app), { userId: user.id, email: null })).toEqual([
      expect.objectContaining({
        address: 'Richardplatz 5',
        zipcode: '12055',
        city: 'Berlin',
        coordinates: places.rixdorf.coordinates,
      }),
    ])
  })
})

test('an address of the old system keeps its area when the shop changes to the new one', async () => {
  const { app, save, list } = await openBook({ USES_NEW_ADDRESS_SYSTEM: '' })
  await save({ areaId: 'rixdorf', address: 'Richardplatz 5', placeId: placeId(app, 'near') })
  await change(app, 'settings', { key: 'USES_NEW_ADDRESS_SYSTEM' }, { value: '1' })
  await app.deps.content.refresh()
  expect(await list()).toMatchObject([{ areaId: 'rixdorf', coordinates: null, placeId: null }])
})
