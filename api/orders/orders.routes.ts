import type { Hono } from 'hono'
import { getOrderByToken, watchOrder } from '#contract/orders.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { mountLive } from '../notifications/index.ts'
import { myOrdersRoutes } from './my-orders.routes.ts'
import { findOrderByToken, findOrderId } from './orders.queries.ts'

export function ordersRoutes(app: Hono<AppEnv>): void {
  myOrdersRoutes(app)
  mount(app, getOrderByToken, ({ ctx, params }) => findOrderByToken(ctx, params.token))
  mountLive(app, watchOrder, async ({ ctx, params }) => ({ orderId: await findOrderId(ctx, params.token) }))
}
