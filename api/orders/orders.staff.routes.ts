import type { Hono } from 'hono'
import * as contract from '#contract/orders.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { mountLive } from '../notifications/index.ts'
import { changeStatus } from './change-status.ts'
import { findStaffOrder, listStaffOrders } from './staff-orders.queries.ts'

export function ordersStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listStaffOrders, ({ ctx, query }) => listStaffOrders(ctx, query))
  mount(app, contract.getStaffOrder, ({ ctx, params }) => findStaffOrder(ctx, params.id))
  mount(app, contract.changeOrderStatus, ({ ctx, params, body }) => changeStatus(ctx, params.id, body))
  mountLive(app, contract.watchOrders, async ({ ctx }) => ({ branchId: ctx.branchId }))
}
