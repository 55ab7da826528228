import type { Hono } from 'hono'
import * as contract from '#contract/demo.staff.ts'
import type { Ctx } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { removeDemo } from './remove-demo.ts'
import { showDemo } from './show-demo.ts'

/** What cannot be taken back is done only by somebody who knows the own password. */
type Prove = (ctx: Ctx, password: string) => Promise<void>

export function demoStaffRoutes(app: Hono<AppEnv>, prove: Prove): void {
  mount(app, contract.getDemo, ({ ctx }) => showDemo(ctx))
  mount(app, contract.removeDemo, async ({ ctx, body }) => {
    await prove(ctx, body.password)
    return removeDemo(ctx)
  })
}
