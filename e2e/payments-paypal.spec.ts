import { startFakePaypal } from '../api/payments/gateways/paypal/test/fake.ts'
import { testPayments } from './payment-steps.ts'

testPayments({ name: /^PayPal/, path: '/api/payments/paypal/webhook', start: startFakePaypal })
