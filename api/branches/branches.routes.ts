import type { Hono } from 'hono'
import { listBranches } from '#contract/branches.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'

export function branchesRoutes(app: Hono<AppEnv>): void {
  mount(app, listBranches, async ({ ctx }) => {
    const rows = await ctx.db.selectFrom('branches').selectAll().orderBy('position').execute()
    return rows.map(({ id, name, slug }) => ({ id, name, url: `/branches/${slug}` }))
  })
}
