import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { area, publish } from '../test/builders.ts'

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
