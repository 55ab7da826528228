import type { Hono } from 'hono'
import { listPaymentProviders } from '#contract/checkout.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { sandboxRoutes } from './gateways/sandbox.routes.ts'
import { loadPaymentProviders } from './payments.queries.ts'

export function paymentsRoutes(app: Hono<AppEnv>): void {
  mount(app, listPaymentProviders, ({ ctx }) => loadPaymentProviders(ctx))
  sandboxRoutes(app)
}
