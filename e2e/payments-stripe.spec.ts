import { startFakeStripe } from '../api/payments/gateways/stripe/test/fake.ts'
import { testPayments } from './payment-steps.ts'

testPayments(
  { name: /^Karte online/, path: '/api/payments/stripe/webhook', start: startFakeStripe },
  'all ways',
)
