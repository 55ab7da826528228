import type { Hono } from 'hono'
import { listAreas } from '#contract/delivery.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { loadAreas } from './delivery.queries.ts'

export function deliveryRoutes(app: Hono<AppEnv>): void {
  mount(app, listAreas, ({ ctx }) => loadAreas(ctx))
  addressesRoutes(app)
}
