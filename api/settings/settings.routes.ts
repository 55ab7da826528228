import type { Hono } from 'hono'
import { listSettings } from '#contract/settings.public.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { listPublicSettings } from './settings.queries.ts'

export function settingsRoutes(app: Hono<AppEnv>): void {
  mount(app, listSettings, ({ ctx }) => listPublicSettings(ctx))
}
