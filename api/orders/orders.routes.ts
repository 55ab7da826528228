import type { Hono } from 'hono'
import { getOrderByToken } from '#contract/orders.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { findOrderByToken } from './orders.queries.ts'

export function ordersRoutes(app: Hono<AppEnv>): void {
  mount(app, getOrderByToken, ({ ctx, params }) => findOrderByToken(ctx, params.token))
}
