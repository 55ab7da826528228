import { z } from 'zod'
import { providerWithKeys } from '../../payment-provider.ts'
import { createStripeGateway } from './gateway.ts'

const SecretKey = z
  .string()
  .regex(/^[sr]k_(?:test|live)_\w+$/, 'must begin with sk_live_, rk_live_, sk_test_ or rk_test_')

/** Stripe, as the product knows it. */
export const stripe = providerWithKeys({
  id: 'stripe',
  name: 'Stripe',
  required: {
    STRIPE_SECRET_KEY: { schema: SecretKey, isSecret: true, isLive: (key) => /^[sr]k_live_/.test(key) },
    STRIPE_WEBHOOK_SECRET: {
      schema: z.string().regex(/^whsec_\S+$/, 'must begin with whsec_'),
      isSecret: true,
    },
  },
  optional: {},
  testUrl: 'STRIPE_TEST_URL',
  createGateway: ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }, { testUrl }) =>
    createStripeGateway({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      ...(testUrl !== undefined && { testUrl }),
    }),
})
