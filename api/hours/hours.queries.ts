import { type Week, type Weekday, weekdays } from '#contract/hours.ts'
import type { Ctx } from '../context.ts'

/** The weekly opening hours, Monday first, kept in memory per content version. */
export function loadWeek(ctx: Ctx): Promise<Week> {
  return ctx.deps.content.get('week', async () => {
    const rows = await ctx.deps.db
      .selectFrom('hours')
      .selectAll()
      .orderBy('weekday')
      .orderBy('start_time')
      .execute()
    const week = Object.fromEntries(weekdays.map((day) => [day, []])) as unknown as Week
    for (const row of rows) {
      week[weekdays[row.weekday - 1] as Weekday].push({ start: row.start_time, end: row.end_time })
    }
    return week
  })
}
