import type { Hono } from 'hono'
import { getTranslations, listLanguages, listPages } from '#contract/content.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { loadSettings } from '../settings/index.ts'
import * as queries from './content.queries.ts'

export function contentRoutes(app: Hono<AppEnv>): void {
  mount(app, listPages, ({ ctx }) => queries.listPages(ctx))
  mount(app, listLanguages, ({ ctx }) => queries.listLanguages(ctx))
  mount(app, getTranslations, async ({ ctx }) => {
    const { ADDRESS_FORM } = await loadSettings(ctx)
    return JSON.stringify({
      ...builtInMessages(ctx.language, ADDRESS_FORM),
      ...(await queries.translationMap(ctx, ctx.language)),
    })
  })
}
