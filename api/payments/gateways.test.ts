import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { createGateways } from './gateways.ts'

test('providers are offered in one order, each when it is set up', async () => {
  const { deps } = await createTestApp()
  const ids = (config: Parameters<typeof createGateways>[0]) => [...createGateways(config, deps).keys()]
  expect(ids({ sandbox: false })).toEqual([])
  expect(
    ids({
      sandbox: true,
      mollie: { apiKey: 'test_1' },
      paypal: { clientId: 'id', clientSecret: 's', webhookId: 'WH-1', isLive: false },
      stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    }),
  ).toEqual(['stripe', 'paypal', 'mollie', 'sandbox'])
})
