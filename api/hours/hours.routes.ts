import type { Hono } from 'hono'
import { getWorkingHours } from '#contract/hours.ts'
import { openingAt } from '#domain/hours/opening.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { loadSettings } from '../settings/index.ts'
import { loadToday } from '../today/index.ts'
import { loadDayPlan, loadWeek } from './hours.queries.ts'
import { isoNow } from '../context.ts'

export function hoursRoutes(app: Hono<AppEnv>): void {
  mount(app, getWorkingHours, async ({ ctx }) => {
    const [week, plan, settings, { pause }] = await Promise.all([
      loadWeek(ctx),
      loadDayPlan(ctx),
      loadSettings(ctx),
      loadToday(ctx),
    ])
    const { isOpenNow, nextOpen } = openingAt(plan, settings.TIME_ZONE, isoNow(ctx.deps))
    const messages = builtInMessages(ctx.language, settings.ADDRESS_FORM)
    return {
      data: week,
      meta: {
        isOpenNow,
        nextOpen,
        isActive: settings.IS_ACTIVE !== '',
        ...(pause && { pause: { reason: messages[pause.reason] ?? pause.reason, until: pause.until } }),
      },
    }
  })
}
