import { failureCases } from '../../../test/payments/failure-cases.ts'
import type { StartBench } from '../../../test/payments/gateway-bench.ts'
import { gatewaySuite } from '../../../test/payments/gateway-suite.ts'
import { createPaypalGateway } from './gateway.ts'
import { startFakePaypal } from './test/fake.ts'
import { paypalSigners } from './test/fake-signature.ts'

const start: StartBench = async (patience) => {
  const fake = await startFakePaypal()
  return { fake, gateway: createPaypalGateway(fake.config, { patience, roots: [paypalSigners().root.pem] }) }
}

gatewaySuite('PayPal', start, { holds: true, signsBodies: true, lists: false })
failureCases('PayPal', start, { declineEnds: false, lists: false, signs: true })
