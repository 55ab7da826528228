import type { HoursDocument, SpecialDayDocument } from '#contract/hours.staff.ts'
import type { UsualHours } from '#contract/today.staff.ts'
import { type DayPlan, withDate } from '#domain/hours/day-plan.ts'
import { holidayNameIn } from '#domain/hours/holiday-name.ts'
import { dayPlanOf, hoursOn } from '#domain/hours/special-days.ts'
import { businessDay } from '#domain/hours/today-end.ts'
import type { Ctx } from '../context.ts'
import { ownOrShared } from '../db/own-or-shared.ts'
import { loadSettings } from '../settings/index.ts'
import { atOwnBranch, loadToday } from '../today/index.ts'
import { hoursOfRows, readHoursRows } from './documents/hours-rows.ts'
import { readSpecialDayRows, specialDayOf } from './documents/special-day-of.ts'

/** The hours of a branch as they are written down, and the plan that follows from them. */
type Hours = HoursDocument & { specialDays: SpecialDayDocument[]; plan: DayPlan }

/** The weekly opening hours of the branch and its special days, cached in memory per content version. */
export function loadHours(ctx: Ctx): Promise<Hours> {
  return ctx.deps.content.get(`hours:${ctx.branchId}`, async () => {
    const { db } = ctx.deps
    const [rows, allDays] = await Promise.all([readHoursRows(db), readSpecialDayRows(db)])
    const days = allDays.filter(({ branch_id }) => branch_id === null || branch_id === ctx.branchId)
    const hours = hoursOfRows(ownOrShared(rows, ctx.branchId))
    const specialDays = days.map(specialDayOf)
    return { ...hours, specialDays, plan: dayPlanOf(hours, specialDays) }
  })
}

/** When the branch is open: by special days before the week, by the hours of today before both, and without what is paused. */
export async function loadDayPlan(ctx: Ctx): Promise<DayPlan> {
  const [{ plan }, { hours, pause }] = await Promise.all([loadHours(ctx), loadToday(ctx)])
  const today = hours ? withDate(plan, hours.date, hours.spans) : plan
  return pause ? { ...today, pausedUntil: pause.until } : today
}

/** When the branch of a member of staff opens on this business day, without what is changed for today. */
export async function readUsualHours(caller: Ctx): Promise<UsualHours> {
  const ctx = atOwnBranch(caller)
  const [hours, { TIME_ZONE: zone }] = await Promise.all([loadHours(ctx), loadSettings(ctx)])
  const date = businessDay(ctx.deps.clock(), zone)
  const { specialDay, spans } = hoursOn(hours, hours.specialDays, date)
  return { specialDay: specialDay && holidayNameIn(specialDay, ctx.mainLanguage), spans }
}
