import { expect, test } from 'vitest'
import { listAreaOutlines, listAreas } from '#contract/delivery.ts'
import { createTestApp } from '../test/app.ts'
import { branch, clientOf } from '../test/branches.ts'
import { area, publish, settings } from '../test/builders.ts'
import { field, kitchen, threeAreas } from '../test/places.ts'

test('areas come in order with their prices in decimal euros', async () => {
  const app = await createTestApp()
  await publish(
    app,
    area('mitte', { minimum: 1500, fee: 250, freeFrom: 4000 }),
    area('wedding', { fee: 199 }),
  )
  const response = await app.request('/areas')
  expect(await response.json()).toEqual({
    data: [
      {
        id: 'mitte',
        name: 'mitte',
        zipcode: '10115',
        minimumOrder: 15,
        deliveryPrice: 2.5,
        freeDeliveryThreshold: 40,
      },
      {
        id: 'wedding',
        name: 'wedding',
        zipcode: '10115',
        minimumOrder: 0,
        deliveryPrice: 1.99,
        freeDeliveryThreshold: 0,
      },
    ],
  })
})

test('the steps of a fee come from the lowest to the highest, and only where there are any', async () => {
  const app = await createTestApp()
  await publish(app, area('steps', { fee: 300, steps: { 3000: 100, 2000: 200 } }), area('plain'))
  const [steps, plain] = await app.call(listAreas, {})
  expect(steps?.feeSteps).toEqual([
    { from: 2000, deliveryPrice: 200 },
    { from: 3000, deliveryPrice: 100 },
  ])
  expect(plain).not.toHaveProperty('feeSteps')
})

test('outlines contain the shapes of areas; the list of areas does not', async () => {
  const app = await createTestApp()
  const around = settings({ RESTAURANT_COORDINATES: `${kitchen.lat},${kitchen.lng}` })
  await publish(app, ...threeAreas, around)
  const nowhere = { shape: null, center: null, radius: null }
  expect(await app.call(listAreaOutlines, {})).toEqual([
    { id: 'rixdorf', name: 'rixdorf', zipcodes: ['12043', '12055'], ...nowhere },
    { id: 'field', name: 'field', zipcodes: [], ...nowhere, shape: field },
    { id: 'near', name: 'near', zipcodes: [], ...nowhere, center: kitchen, radius: 500 },
  ])
  const response = await app.request('/areas')
  expect((await response.text()).length).toBeLessThan(1000)
})

test('a radius has no centre while the coordinates of the restaurant are unknown', async () => {
  const app = await createTestApp()
  await publish(app, area('near', { radius: 500 }))
  expect(await app.call(listAreaOutlines, {})).toMatchObject([{ center: null, radius: 500 }])
})

test('a branch has its own areas, and a radius around itself', async () => {
  const app = await createTestApp()
  await publish(
    app,
    area('shared', { zipcode: '12043' }),
    branch('north', { settings: { RESTAURANT_COORDINATES: '52.5390,13.4100' } }),
  )
  await publish(app, area('round', { radius: 1000, branch: 'north' }))
  const north = clientOf(app, {}, 'north')
  expect(await app.call(listAreas, {})).toMatchObject([{ id: 'shared' }])
  expect(await north(listAreas, {})).toMatchObject([{ id: 'round' }])
  expect(await north(listAreaOutlines, {})).toMatchObject([
    { id: 'round', center: { lat: 52.539, lng: 13.41 } },
  ])
})
