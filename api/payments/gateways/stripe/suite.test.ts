import { failureCases } from '../../../test/payments/failure-cases.ts'
import type { StartBench } from '../../../test/payments/gateway-bench.ts'
import { gatewaySuite } from '../../../test/payments/gateway-suite.ts'
import { createStripeGateway } from './gateway.ts'
import { startFakeStripe } from './test/fake.ts'

const start: StartBench = async (patience) => {
  const fake = await startFakeStripe({ most: 2 })
  return { fake, gateway: createStripeGateway(fake.config, patience) }
}

gatewaySuite('Stripe', start, { holds: true, signsBodies: true, lists: true })
failureCases('Stripe', start, { declineEnds: false, lists: true, signs: true })
