import { startFakeMollie } from '../../test/payments/fake-mollie.ts'
import { gatewaySuite } from '../../test/payments/gateway-suite.ts'
import { createMollieGateway } from './mollie.ts'

gatewaySuite(
  'Mollie',
  async (patience) => {
    const fake = await startFakeMollie({ most: 2 })
    return { fake, gateway: createMollieGateway(fake.config, patience) }
  },
  { holds: true, signsBodies: false, lists: true },
)

gatewaySuite(
  'Mollie with a subscription',
  async (patience) => {
    const fake = await startFakeMollie({ isSubscribed: true })
    return { fake, gateway: createMollieGateway(fake.config, patience) }
  },
  { holds: true, signsBodies: true, lists: true },
)
