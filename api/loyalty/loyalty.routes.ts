import type { Hono } from 'hono'
import * as contract from '#contract/loyalty.ts'
import { userOf } from '../http/access.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { listTransactions } from './loyalty.queries.ts'

export function loyaltyRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listTransactions, ({ ctx, query }) =>
    listTransactions(ctx, userOf(ctx.actor).userId, query.page),
  )
}
