import type { Week, Weekday } from '#contract/hours.ts'
import { weekdays } from '#contract/weekdays.ts'
import type { DayPlan } from '#domain/hours/day-plan.ts'
import type { Ctx } from '../context.ts'
import { ownOrShared } from '../db/own-or-shared.ts'
import { loadToday } from '../today/index.ts'

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

/** The week with what is different today: special hours, and a pause of orders. */
export async function loadDayPlan(ctx: Ctx): Promise<DayPlan> {
  const [week, { hours, pause }] = await Promise.all([loadWeek(ctx), loadToday(ctx)])
  return {
    ...week,
    ...(hours && { dates: { [hours.date]: hours.spans } }),
    ...(pause && { pausedUntil: pause.until }),
  }
}
