import { startFakePaypal } from '../../test/payments/fake-paypal.ts'
import { paypalSigners } from '../../test/payments/fake-paypal-signature.ts'
import { gatewaySuite } from '../../test/payments/gateway-suite.ts'
import { createPaypalGateway } from './paypal.ts'

gatewaySuite(
  'PayPal',
  async (patience) => {
    const fake = await startFakePaypal()
    const roots = [paypalSigners().root.pem]
    return { fake, gateway: createPaypalGateway(fake.config, { patience, roots }) }
  },
  { holds: true, signsBodies: true, lists: false },
)
