import type { Hono } from 'hono'
import { listPaymentProviders } from '#contract/checkout.ts'
import { checkPayment } from '#contract/payments.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { checkPayment as check } from './check-payment.ts'
import { whileGuestWaits } from './gateways/call-limit.ts'
import { registry } from './gateways/registry.ts'
import { loadShownProviders } from './payments.queries.ts'
import { webhookRoutes } from './webhooks.routes.ts'

export function paymentsRoutes(app: Hono<AppEnv>): void {
  mount(app, listPaymentProviders, ({ ctx }) => loadShownProviders(ctx))
  mount(app, checkPayment, ({ ctx, query }) => whileGuestWaits(() => check(ctx, query)))
  for (const provider of registry) provider.routes?.(app)
  webhookRoutes(app)
}
