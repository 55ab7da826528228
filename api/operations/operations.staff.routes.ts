import type { Hono } from 'hono'
import * as contract from '#contract/operations.staff.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { readSystemState } from './system-state.queries.ts'

export function operationsStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.getSystemState, ({ ctx }) => readSystemState(ctx))
}
