import { failureCases } from '../test/payments/failure-cases.ts'
import { startFakeStripe } from '../test/payments/fake-stripe.ts'
import { createStripeGateway } from './gateways/stripe.ts'

failureCases(
  'Stripe',
  async (patience) => {
    const fake = await startFakeStripe({ most: 2 })
    return { fake, gateway: createStripeGateway(fake.config, patience) }
  },
  { declineEnds: false, lists: true, signs: true },
)
