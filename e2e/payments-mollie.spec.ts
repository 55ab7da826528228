import { startFakeMollie } from '../api/test/payments/fake-mollie.ts'
import { testPayments } from './payment-steps.ts'

testPayments({
  name: /^Online bezahlen/,
  path: '/api/payments/mollie/webhook',
  async start() {
    const fake = await startFakeMollie()
    return { fake, env: { MOLLIE_API_KEY: fake.config.apiKey, MOLLIE_TEST_URL: fake.url } }
  },
})
