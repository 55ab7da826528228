import { failureCases } from '../test/payments/failure-cases.ts'
import { startFakePaypal } from '../test/payments/fake-paypal.ts'
import { paypalSigners } from '../test/payments/fake-paypal-signature.ts'
import { createPaypalGateway } from './gateways/paypal.ts'

failureCases(
  'Paypal',
  async (patience) => {
    const fake = await startFakePaypal()
    const roots = [paypalSigners().root.pem]
    return { fake, gateway: createPaypalGateway(fake.config, { patience, roots }) }
  },
  { declineEnds: false, lists: false, signs: true },
)
