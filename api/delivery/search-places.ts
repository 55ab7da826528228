import type { Coordinates, PlaceDetails, PlaceHit } from '#contract/delivery.ts'
import { mayBeServed } from '#domain/delivery/area-of-place.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { messages } from '#domain/messages.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { loadSettings } from '../settings/index.ts'
import { loadServedAreas } from './delivery.queries.ts'
import type { Hit } from './geocoder/geocoder.ts'
import type { Geocoders } from './geocoder/geocoders.ts'
import { makeHitId, readHitId } from './geocoder/hit-id.ts'
import { sessionOf } from './geocoder/search-limit.ts'
import { makePlaceId, type Place, readPlaceId } from './place-id.ts'

const SHOWN = 5
/** The most hits in the delivery range that are answered. */
const LOOKED_AT = 40
/** Shorter texts are not searched. */
const MIN_LETTERS = 3

/** The addresses that begin with the typed text, the best first. Nothing of it is logged. */
export async function searchPlaces(
  ctx: Ctx,
  geocoders: Geocoders,
  text: string,
  { servedOnly }: { servedOnly: boolean },
): Promise<PlaceHit[]> {
  if (text.trim().length < MIN_LETTERS) return []
  const { geocoder, near, country } = await chosen(ctx, geocoders)
  const served = await loadServedAreas(ctx)
  const zipcodes = new Set(served.outlines.flatMap((outline) => outline.zipcodes))
  const isServed = (hit: Hit) => !hit.place || mayBeServed(served, hit.place)
  const hits = await geocoder.search({
    text,
    near,
    zipcodes,
    country,
    language: ctx.language,
    session: sessionOf(ctx),
    limit: servedOnly ? LOOKED_AT : SHOWN,
  })
  return hits
    .filter((hit) => !servedOnly || isServed(hit))
    .slice(0, SHOWN)
    .map((hit) => ({
      address: hit.label,
      placeId: makeHitId(ctx.deps, geocoder.source, hit),
      source: hit.ref === undefined ? hit.place.source : geocoder.source,
    }))
}

/** The location of a place. Throws `not_found` for an id that we have not signed, and for a place that is gone. */
export async function findPlace(ctx: Ctx, geocoders: Geocoders, id: string): Promise<PlaceDetails> {
  const known = readPlaceId(ctx.deps, id)
  if (known) return { placeId: id, ...known }
  const { geocoder, country } = await chosen(ctx, geocoders)
  const ref = readHitId(ctx.deps, geocoder.source, id)
  const lookup = { country, language: ctx.language, session: sessionOf(ctx) }
  const place = ref === undefined ? undefined : await geocoder.find(ref, lookup)
  if (!place) throw new AppError('not_found', messages.placeUnknown)
  return withId(ctx, place)
}

/** The place at a point of the map; without an address where none is near. */
export async function reversePlace(
  ctx: Ctx,
  geocoders: Geocoders,
  coordinates: Coordinates,
): Promise<PlaceDetails> {
  const { geocoder, country } = await chosen(ctx, geocoders)
  const lookup = { country, language: ctx.language, session: sessionOf(ctx) }
  const bare: Place = { source: 'pin', address: '', zipcode: null, city: null, coordinates, isExact: true }
  return withId(ctx, (await geocoder.reverse(coordinates, lookup)) ?? bare)
}

const withId = (ctx: Ctx, place: Place): PlaceDetails => ({ placeId: makePlaceId(ctx.deps, place), ...place })

async function chosen(ctx: Ctx, geocoders: Geocoders) {
  const settings = await loadSettings(ctx)
  return {
    geocoder: geocoders.chosen(settings.GEOCODER),
    near: readCoordinates(settings.RESTAURANT_COORDINATES) ?? null,
    country: settings.COUNTRY,
  }
}
