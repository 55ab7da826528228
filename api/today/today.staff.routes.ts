import type { Hono } from 'hono'
import * as contract from '#contract/today.staff.ts'
import { businessDay } from '#domain/hours/today-end.ts'
import { isoAt } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { loadSettings } from '../settings/index.ts'
import { atOwnBranch, endEntry, endSoldOut, putEntry } from './change-today.ts'
import { readLeadMinutes } from './lead-minutes.queries.ts'
import { readToday, readTodayOfBranches, withBranch } from './today.queries.ts'

export function todayStaffRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.getToday, async ({ ctx: caller }) => {
    const ctx = atOwnBranch(caller)
    return withBranch(ctx, await readToday(ctx))
  })
  mount(app, contract.listToday, async ({ ctx }) => {
    const since = ctx.deps.writes.failingSince()
    return {
      data: await readTodayOfBranches(ctx),
      meta: {
        ...(since !== undefined && { unsavedSince: isoAt(since) }),
        leadMinutes: await readLeadMinutes(ctx),
      },
    }
  })
  mount(app, contract.pauseOrders, ({ ctx, body: { reason, end } }) =>
    putEntry(ctx, { kind: 'pause', value: { reason }, end, name: reason }),
  )
  mount(app, contract.endPause, ({ ctx }) => endEntry(ctx, { kind: 'pause' }))
  mount(app, contract.startRush, ({ ctx, body: { minutes, end } }) =>
    putEntry(ctx, { kind: 'rush', value: { minutes }, end, name: `+${minutes}` }),
  )
  mount(app, contract.endRush, ({ ctx }) => endEntry(ctx, { kind: 'rush' }))
  mount(app, contract.setTodayHours, async ({ ctx: caller, body: { spans } }) => {
    const ctx = atOwnBranch(caller)
    const { TIME_ZONE: zone } = await loadSettings(ctx)
    const date = businessDay(ctx.deps.clock(), zone).toString()
    return putEntry(ctx, { kind: 'hours', value: { date, spans }, end: { kind: 'day' }, name: date })
  })
  mount(app, contract.endTodayHours, ({ ctx }) => endEntry(ctx, { kind: 'hours' }))
  mount(app, contract.endSoldOut, ({ ctx, params }) => endSoldOut(ctx, params.key))
}
