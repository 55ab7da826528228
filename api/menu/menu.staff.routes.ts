import type { Hono } from 'hono'
import { getTodayMenu, markSoldOut } from '#contract/today.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { markAsSoldOut } from './mark-sold-out.ts'
import { readTodayMenu } from './today-menu.queries.ts'

export function menuStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, getTodayMenu, ({ ctx }) => readTodayMenu(ctx))
  mount(app, markSoldOut, ({ ctx, body }) => markAsSoldOut(ctx, body))
}
