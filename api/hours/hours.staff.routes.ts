import type { Hono } from 'hono'
import { getUsualHours } from '#contract/today.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { readUsualHours } from './hours.queries.ts'

export function hoursStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, getUsualHours, ({ ctx }) => readUsualHours(ctx))
}
