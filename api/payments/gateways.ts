import type { Deps } from '../deps.ts'
import type { PaymentConfig } from '../config/payment-environment.ts'
import type { Gateway } from './gateway.ts'
import { createMollieGateway } from './gateways/mollie.ts'
import { createPaypalGateway } from './gateways/paypal.ts'
import { createSandboxGateway } from './gateways/sandbox.ts'
import { createStripeGateway } from './gateways/stripe.ts'

/** The online providers that are set up, by their id, in the order in which guests see them. */
export function createGateways(
  { stripe, paypal, mollie, sandbox }: PaymentConfig,
  deps: Pick<Deps, 'db' | 'clock'>,
): ReadonlyMap<string, Gateway> {
  const gateways: Gateway[] = []
  if (stripe) gateways.push(createStripeGateway(stripe))
  if (paypal) gateways.push(createPaypalGateway(paypal, { clock: deps.clock }))
  if (mollie) gateways.push(createMollieGateway(mollie))
  if (sandbox) gateways.push(createSandboxGateway(deps))
  return new Map(gateways.map((gateway) => [gateway.id, gateway]))
}
