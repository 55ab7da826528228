import { z } from 'zod'
import type { PaymentProvider } from '../../payment-provider.ts'
import { createSandboxGateway } from './gateway.ts'
import { sandboxRoutes } from './sandbox.routes.ts'

/**
 * The built-in provider that moves no money. It is on by default only in a local demo; a public server must switch it
 * on.
 */
export const sandbox: PaymentProvider = {
  id: 'sandbox',
  name: 'Sandbox',
  variables: { PAYMENT_SANDBOX: { schema: z.enum(['true', 'false'], 'must be true or false') } },
  issues: ({ values, isProduction }) =>
    isProduction && values['PAYMENT_SANDBOX'] === 'true'
      ? ['PAYMENT_SANDBOX: not with NODE_ENV=production']
      : [],
  createGateway({ values, isProduction, isDemo, publicUrl }, deps) {
    const isLocalDemo = isDemo && publicUrl === undefined
    const isOn = values['PAYMENT_SANDBOX'] === undefined ? isLocalDemo : values['PAYMENT_SANDBOX'] === 'true'
    return isOn && !isProduction ? createSandboxGateway(deps) : undefined
  },
  routes: sandboxRoutes,
}
