import type { Hono } from 'hono'
import { getWorkingHours } from '#contract/hours.ts'
import { openingAt } from '#domain/hours/opening.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { loadSettings } from '../settings/index.ts'
import { loadWeek } from './hours.queries.ts'
import { isoNow } from '../context.ts'

export function hoursRoutes(app: Hono<AppEnv>): void {
  mount(app, getWorkingHours, async ({ ctx }) => {
    const [week, settings] = await Promise.all([loadWeek(ctx), loadSettings(ctx)])
    const { isOpenNow, nextOpen } = openingAt(week, settings.TIME_ZONE, isoNow(ctx.deps))
    return { data: week, meta: { isOpenNow, nextOpen, isActive: settings.IS_ACTIVE !== '' } }
  })
}
