import { startFakeStripe } from '../api/test/payments/fake-stripe.ts'
import { testPayments } from './payment-steps.ts'

testPayments(
  {
    name: /^Karte online/,
    path: '/api/payments/stripe/webhook',
    async start() {
      const fake = await startFakeStripe()
      const { secretKey, webhookSecret } = fake.config
      return {
        fake,
        env: {
          STRIPE_SECRET_KEY: secretKey,
          STRIPE_WEBHOOK_SECRET: webhookSecret,
          STRIPE_TEST_URL: fake.url,
        },
      }
    },
  },
  'all ways',
)
