import { createStripeGateway } from './stripe.ts'
import { startFakeStripe } from '../../test/payments/fake-stripe.ts'
import { gatewaySuite } from '../../test/payments/gateway-suite.ts'

gatewaySuite(
  'Stripe',
  async (patience) => {
    const fake = await startFakeStripe({ most: 2 })
    return { fake, gateway: createStripeGateway(fake.config, patience) }
  },
  { holds: true, signsBodies: true, lists: true },
)
