import type { Hono } from 'hono'
import { getWorkingHours } from '#contract/hours.ts'
import { openingAt } from '#domain/hours/opening.ts'
import { holidayNameIn } from '#domain/hours/holiday-name.ts'
import { announcedDays } from '#domain/hours/special-days.ts'
import { localDateOf } from '#domain/hours/spans.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { loadSettings } from '../settings/index.ts'
import { loadToday } from '../today/index.ts'
import { loadDayPlan, loadHours } from './hours.queries.ts'
import { isoNow } from '../context.ts'

export function hoursRoutes(app: Hono<AppEnv>): void {
  mount(app, getWorkingHours, async ({ ctx }) => {
    const [{ week, ways, specialDays }, plan, settings, { pause, rush }] = await Promise.all([
      loadHours(ctx),
      loadDayPlan(ctx),
      loadSettings(ctx),
      loadToday(ctx),
    ])
    const now = isoNow(ctx.deps)
    const { isOpenNow, nextOpen } = openingAt(plan, settings.TIME_ZONE, now)
    const announced = announcedDays(specialDays, localDateOf(now, settings.TIME_ZONE).toString())
    const messages = builtInMessages(ctx.language, settings.ADDRESS_FORM)
    // Staff may type what every object has, such as `valueOf`.
    const reasonOf = ({ reason }: { reason: string }) =>
      (Object.hasOwn(messages, reason) && messages[reason]) || reason
    return {
      data: week,
      meta: {
        isOpenNow,
        nextOpen,
        isActive: settings.IS_ACTIVE !== '',
        ...(pause && { pause: { reason: reasonOf(pause), until: pause.until } }),
        ...(rush && { rushMinutes: rush.minutes }),
        ...(Object.keys(ways).length > 0 && { ways }),
        ...(announced.length > 0 && {
          specialDays: announced.map(({ name, from, until, spans, ways }) => ({
            name: holidayNameIn(name, ctx.language),
            from,
            until,
            spans,
            ...(Object.keys(ways).length > 0 && { ways }),
          })),
        }),
      },
    }
  })
}
