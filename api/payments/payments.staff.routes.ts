import type { Hono } from 'hono'
import * as contract from '#contract/payments.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { listAlarms, markSeen } from './alarms.ts'
import { refundAgain } from './refund-again.ts'
import { refundOrder } from './refund-order.ts'
import { showOrderPayments } from './staff-payments.queries.ts'

export function paymentsStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.getOrderPayments, ({ ctx, params }) => showOrderPayments(ctx, params.id))
  mount(app, contract.refundOrder, ({ ctx, params, body, idempotencyKey }) =>
    refundOrder(ctx, params.id, body, idempotencyKey),
  )
  mount(app, contract.listPaymentAlarms, ({ ctx }) => listAlarms(ctx))
  mount(app, contract.markAlarmSeen, ({ ctx, params }) => markSeen(ctx, params.id))
  mount(app, contract.refundAgain, ({ ctx, params }) => refundAgain(ctx, params.id))
}
