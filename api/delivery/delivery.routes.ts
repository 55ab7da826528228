import type { Hono } from 'hono'
import { getMap, listAreaOutlines, listAreas } from '#contract/delivery.ts'
import type { Deps } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { MAP_TILES_PATH } from '../config/map-tiles.ts'
import { addressesRoutes } from './addresses.routes.ts'
import { loadAreas, loadServedAreas } from './delivery.queries.ts'
import { placesRoutes } from './places.routes.ts'

export function deliveryRoutes(app: Hono<AppEnv>, deps: Deps): void {
  mount(app, listAreas, async ({ ctx }) => [...(await loadAreas(ctx))])
  mount(app, listAreaOutlines, async ({ ctx }) => [...(await loadServedAreas(ctx)).outlines])
  mount(app, getMap, async () => ({ tiles: deps.geo.mapTiles === undefined ? null : MAP_TILES_PATH }))
  // Registered before the saved addresses: a path of a place must not match the id of an address.
  placesRoutes(app, deps)
  addressesRoutes(app)
}
