import type { Hono } from 'hono'
import { listAreaOutlines, listAreas } from '#contract/delivery.ts'
import { postalCodesOf } from '#domain/delivery/area-match.ts'
import type { Deps } from '../deps.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { loadAreas } from './delivery.queries.ts'
import { placesRoutes } from './places.routes.ts'

export function deliveryRoutes(app: Hono<AppEnv>, deps: Deps): void {
  mount(app, listAreas, ({ ctx }) => loadAreas(ctx))
  mount(app, listAreaOutlines, async ({ ctx }) =>
    (await loadAreas(ctx)).map(({ id, name, zipcode }) => ({
      id,
      name,
      zipcodes: postalCodesOf(zipcode),
      shape: null,
      center: null,
      radius: null,
    })),
  )
  // Before the saved addresses: a place is none of them.
  placesRoutes(app, deps)
  addressesRoutes(app)
}
