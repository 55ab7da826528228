import type { Hono } from 'hono'
import * as contract from '#contract/branches.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { loadBranches } from './branches.queries.ts'
import { createTableCheck } from './check-table.ts'

export function branchesRoutes(app: Hono<AppEnv>, publicUrl: string | undefined): void {
  const checkTable = createTableCheck(publicUrl)
  mount(app, contract.listBranches, ({ ctx }) => loadBranches(ctx.deps, publicUrl))
  mount(app, contract.checkTable, ({ ctx, params }) => checkTable(ctx, params.id))
}
