import type { Hono } from 'hono'
import * as contract from '#contract/settings.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { listSharedSettings } from './settings.queries.ts'

export function settingsStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listSharedSettings, ({ ctx }) => listSharedSettings(ctx))
}
