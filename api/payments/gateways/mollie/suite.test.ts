import { failureCases } from '../../../test/payments/failure-cases.ts'
import type { StartBench } from '../../../test/payments/gateway-bench.ts'
import { gatewaySuite } from '../../../test/payments/gateway-suite.ts'
import { createMollieGateway } from './gateway.ts'
import { startFakeMollie } from './test/fake.ts'

const start: StartBench = async (patience) => {
  const fake = await startFakeMollie({ most: 2 })
  return { fake, gateway: createMollieGateway(fake.config, patience) }
}

gatewaySuite('Mollie', start, { holds: true, signsBodies: false, lists: true })
gatewaySuite(
  'Mollie with a subscription',
  async (patience) => {
    const fake = await startFakeMollie({ isSubscribed: true })
    return { fake, gateway: createMollieGateway(fake.config, patience) }
  },
  { holds: true, signsBodies: true, lists: true },
)
failureCases('Mollie', start, { declineEnds: true, lists: true, signs: false })
