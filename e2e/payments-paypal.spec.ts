import { startFakePaypal } from '../api/test/payments/fake-paypal.ts'
import { testPayments } from './payment-steps.ts'

testPayments({
  name: /^PayPal/,
  path: '/api/payments/paypal/webhook',
  async start() {
    const fake = await startFakePaypal()
    const { clientId, clientSecret, webhookId } = fake.config
    return {
      fake,
      env: {
        PAYPAL_CLIENT_ID: clientId,
        PAYPAL_CLIENT_SECRET: clientSecret,
        PAYPAL_WEBHOOK_ID: webhookId,
        PAYPAL_TEST_URL: fake.url,
      },
    }
  },
})
