import { z } from 'zod'
import { providerWithKeys } from '../../payment-provider.ts'
import { createMollieGateway } from './gateway.ts'

const ApiKey = z.string().regex(/^(?:test|live)_\w+$/, 'must begin with live_ or test_')

/** Mollie, as the product knows it. */
export const mollie = providerWithKeys({
  id: 'mollie',
  name: 'Mollie',
  required: {
    MOLLIE_API_KEY: { schema: ApiKey, isSecret: true, isLive: (key) => key.startsWith('live_') },
  },
  optional: {
    /** Only for webhooks subscribed to in Mollie's dashboard; those of a payment need none. */
    MOLLIE_WEBHOOK_SECRET: { schema: z.string().min(1), isSecret: true },
  },
  testUrl: 'MOLLIE_TEST_URL',
  createGateway: ({ MOLLIE_API_KEY, MOLLIE_WEBHOOK_SECRET }, { testUrl }) =>
    createMollieGateway({
      apiKey: MOLLIE_API_KEY,
      ...(MOLLIE_WEBHOOK_SECRET !== undefined && { webhookSecret: MOLLIE_WEBHOOK_SECRET }),
      ...(testUrl !== undefined && { testUrl }),
    }),
})
