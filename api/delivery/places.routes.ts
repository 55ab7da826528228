import type { Hono } from 'hono'
import * as contract from '#contract/delivery.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { AppError } from '../http/problem.ts'
import { checkAddress } from './check-address.ts'
import { makePlaceId, type Place, readPlaceId } from './place-id.ts'

/** The places of a map. Without a geocoder no address is found, and every point of the map is a place without one. */
export function placesRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.searchPlaces, async () => [])
  mount(app, contract.searchServedPlaces, async () => [])
  mount(app, contract.getPlace, async ({ ctx, params }) => {
    const place = readPlaceId(ctx.deps, params.id)
    if (!place) throw new AppError('not_found', 'There is no such place')
    return { placeId: params.id, ...place }
  })
  mount(app, contract.reversePlace, async ({ ctx, query: coordinates }) => {
    const place: Place = {
      source: 'pin',
      address: '',
      zipcode: null,
      city: null,
      coordinates,
      isExact: true,
    }
    return { placeId: makePlaceId(ctx.deps, place), ...place }
  })
  mount(app, contract.checkAddress, ({ ctx, body }) => checkAddress(ctx, body))
}
