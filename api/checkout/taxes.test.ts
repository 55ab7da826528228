import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { publish, settings } from '../test/builders.ts'

test('taxes come in order with their percent where prices exclude them, and are empty elsewhere', async () => {
  const app = await createTestApp()
  await publish(app, {
    taxes: [
      { id: 'b', name: 'Service', rate_basis_points: 250, position: 2 },
      { id: 'a', name: 'City', rate_basis_points: 700, position: 1 },
    ],
  })
  const taxes = async () => (await app.request('/taxes')).json()
  expect(await taxes()).toEqual({ data: [] })
  await publish(app, settings({ PRICES_INCLUDE_TAX: '' }))
  expect(await taxes()).toEqual({
    data: [
      { id: 'a', name: 'City', value: 7 },
      { id: 'b', name: 'Service', value: 2.5 },
    ],
  })
})
