import type { PaymentProvider } from '../payment-provider.ts'
import { mollie } from './mollie/provider.ts'
import { paypal } from './paypal/provider.ts'
import { sandbox } from './sandbox/provider.ts'
import { stripe } from './stripe/provider.ts'

/** The online payment providers, in the order in which guests see them. Everything else follows from this list. */
export const registry: readonly PaymentProvider[] = [stripe, paypal, mollie, sandbox]
