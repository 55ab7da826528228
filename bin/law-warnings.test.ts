import { expect, test } from 'vitest'
import { restaurant } from '../demo/restaurant-file.ts'
import { createTestApp } from '#api/test/app.ts'
import { publish, settings } from '#api/test/builders.ts'
import { shopLawWarnings } from './law-warnings.ts'

const demoSettings = Object.fromEntries([...restaurant.setting].map(([key, { value }]) => [key, value]))

test('R-D4 R-C6 the server logs at its start what a German restaurant still lacks', async () => {
  const app = await createTestApp()
  await publish(app, settings({ ...demoSettings, ALLOW_GUEST_CHECKOUT: '', IMPRINT: '' }))
  expect(await shopLawWarnings(app.deps)).toEqual([
    expect.stringContaining('IMPRINT is empty'),
    expect.stringContaining('ALLOW_GUEST_CHECKOUT is empty'),
  ])
})
