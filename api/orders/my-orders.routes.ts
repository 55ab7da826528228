import type { Hono } from 'hono'
import * as contract from '#contract/orders.ts'
import { userOf } from '../http/access.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { findMyOrder, listMyOrders } from './my-orders.queries.ts'

export function myOrdersRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listMyOrders, ({ ctx, query }) => listMyOrders(ctx, userOf(ctx.actor).userId, query))
  mount(app, contract.getMyOrder, ({ ctx, params }) =>
    findMyOrder(ctx, userOf(ctx.actor).userId, params.orderCode),
  )
}
