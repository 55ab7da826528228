import type { Hono } from 'hono'
import { getContentVersion, getTranslations, listLanguages, listPages } from '#contract/content.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import * as queries from './content.queries.ts'

export function contentRoutes(app: Hono<AppEnv>): void {
  mount(app, listPages, ({ ctx }) => queries.listPages(ctx))
  mount(app, getContentVersion, async ({ ctx }) => ({ version: ctx.deps.content.version() }))
  mount(app, listLanguages, ({ ctx }) => queries.listLanguages(ctx))
  mount(app, getTranslations, async ({ ctx }) => JSON.stringify(await queries.loadCatalogue(ctx.deps, ctx)))
}
