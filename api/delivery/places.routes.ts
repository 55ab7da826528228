import type { Hono } from 'hono'
import * as contract from '#contract/delivery.ts'
import type { Deps } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { checkAddress } from './check-address.ts'
import { createGeocoders } from './geocoder/geocoders.ts'
import { createSearchLimit } from './geocoder/search-limit.ts'
import { findPlace, reversePlace, searchPlaces } from './search-places.ts'

/** The map endpoints of places, for guests and accounts. */
export function placesRoutes(app: Hono<AppEnv>, deps: Deps): void {
  const geocoders = createGeocoders(deps)
  const limit = createSearchLimit()
  mount(app, contract.searchPlaces, ({ ctx, query }) => {
    limit.search(ctx)
    return searchPlaces(ctx, geocoders, query.q, { servedOnly: false })
  })
  mount(app, contract.searchServedPlaces, ({ ctx, query }) => {
    limit.search(ctx)
    return searchPlaces(ctx, geocoders, query.q, { servedOnly: true })
  })
  mount(app, contract.getPlace, ({ ctx, params }) => {
    limit.lookup(ctx)
    return findPlace(ctx, geocoders, params.id)
  })
  mount(app, contract.reversePlace, ({ ctx, query }) => {
    limit.lookup(ctx)
    return reversePlace(ctx, geocoders, query)
  })
  mount(app, contract.checkAddress, ({ ctx, body }) => {
    limit.search(ctx)
    return checkAddress(ctx, body)
  })
}
