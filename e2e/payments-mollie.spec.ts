import { startFakeMollie } from '../api/payments/gateways/mollie/test/fake.ts'
import { testPayments } from './payment-steps.ts'

testPayments({ name: /^Online bezahlen/, path: '/api/payments/mollie/webhook', start: startFakeMollie })
