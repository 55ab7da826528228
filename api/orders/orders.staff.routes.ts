import type { Hono } from 'hono'
import * as contract from '#contract/orders.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { findStaffOrder, listStaffOrders } from './staff-orders.queries.ts'

export function ordersStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listStaffOrders, ({ ctx, query }) => listStaffOrders(ctx, query))
  mount(app, contract.getStaffOrder, ({ ctx, params }) => findStaffOrder(ctx, params.id))
}
