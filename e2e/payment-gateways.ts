import type { FakeGateway } from '../api/test/payments/fake-gateway.ts'
import { startFakeMollie } from '../api/payments/gateways/mollie/test/fake.ts'
import { startFakePaypal } from '../api/payments/gateways/paypal/test/fake.ts'
import { startFakeStripe } from '../api/payments/gateways/stripe/test/fake.ts'

/** Every payment provider, on this machine. */
export type Gateways = Record<'mollie' | 'paypal' | 'stripe', FakeGateway>

/** Starts all of them, with the environment in which a server uses them. */
export async function startGateways() {
  const [mollie, paypal, stripe] = [await startFakeMollie(), await startFakePaypal(), await startFakeStripe()]
  const gateways: Gateways = { mollie, paypal, stripe }
  return {
    ...gateways,
    env: { ...mollie.env, ...paypal.env, ...stripe.env },
    /** From then on webhooks go out by themselves, to the server of this address; with null they stay. */
    deliverTo(url: string | null) {
      for (const [name, { webhooks }] of Object.entries(gateways))
        webhooks.deliverTo = url && `${url}/api/payments/${name}/webhook`
    },
    stop: () => Promise.all(Object.values(gateways).map((gateway) => gateway.stop())),
  }
}
