import type { Week, Weekday } from '#contract/hours.ts'
import { weekdays } from '#contract/weekdays.ts'
import type { Ctx } from '../context.ts'
import { ownOrShared } from '../db/own-or-shared.ts'

/** The weekly opening hours of the branch, Monday first, cached in memory per content version. */
export function loadWeek(ctx: Ctx): Promise<Week> {
  return ctx.deps.content.get(`week:${ctx.branchId}`, async () => {
    const rows = await ctx.deps.db
      .selectFrom('hours')
      .selectAll()
      .orderBy('weekday')
      .orderBy('start_time')
      .execute()
    const week = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Week
    for (const row of ownOrShared(rows, ctx.branchId)) {
      week[weekdays[row.weekday - 1] as Weekday].push({ start: row.start_time, end: row.end_time })
    }
    return week
  })
}
