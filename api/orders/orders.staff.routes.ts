import type { Hono } from 'hono'
import * as board from '#contract/orders-board.ts'
import * as contract from '#contract/orders.staff.ts'
import { getSalesReport } from '#contract/orders-report.ts'
import type { AppEnv } from '../http/app-env.ts'
import { staffOf } from '../http/access.ts'
import { mount } from '../http/mount.ts'
import { mountFile } from '../http/mount-file.ts'
import { mountVersioned } from '../http/mount-versioned.ts'
import { mountLive } from '../notifications/index.ts'
import { readBranchesOfSession } from '../staff/index.ts'
import { changeStatus } from './change-status.ts'
import { changeTime } from './change-time.ts'
import { exportOrders } from './export-orders.ts'
import { finishLeftOrders, rejectLeftOrders } from './close-left.ts'
import type { PaidOrders } from './paid-orders.ts'
import { countWaitingOrders, readBoard } from './board.queries.ts'
import { reportSales } from './report-sales.ts'
import { findStaffOrder, listStaffOrders } from './staff-orders.queries.ts'
import { testOrderLink } from './test-order.ts'

export function ordersStaffRoutes(app: Hono<AppEnv>, payments: PaidOrders): void {
  mount(app, contract.listStaffOrders, ({ ctx, query }) => listStaffOrders(ctx, query))
  mountVersioned(app, board.getBoard, 'board', ({ ctx }) => readBoard(ctx))
  mount(app, board.finishLeftOrders, ({ ctx, body }) => finishLeftOrders(ctx, body, payments))
  mount(app, board.rejectLeftOrders, ({ ctx, body }) => rejectLeftOrders(ctx, body, payments))
  mount(app, contract.countWaitingOrders, ({ ctx }) => countWaitingOrders(ctx))
  mountFile(app, contract.exportOrders, ({ ctx, query }) => exportOrders(ctx, query, payments))
  mount(app, getSalesReport, ({ ctx, query }) => reportSales(ctx, query))
  mount(app, contract.getStaffOrder, ({ ctx, params }) => findStaffOrder(ctx, params.id))
  mount(app, contract.changeOrderStatus, ({ ctx, params, body }) =>
    changeStatus(ctx, params.id, body, payments),
  )
  mount(app, contract.changeOrderTime, ({ ctx, params, body }) => changeTime(ctx, params.id, body))
  mount(app, contract.getTestOrderLink, async ({ ctx }) => testOrderLink(ctx.deps))
  mountLive(app, contract.watchOrders, async ({ ctx }) => ({
    branchIds: await readBranchesOfSession(ctx, staffOf(ctx.actor)),
  }))
}
