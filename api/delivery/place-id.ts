import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Coordinates } from '#contract/delivery.ts'
import type { Deps } from '../deps.ts'

/** A place as a geocoder knows it. `address` is the street with its number, empty where no address is near. */
export const Place = z.object({
  source: z.string(),
  address: z.string(),
  zipcode: z.string().nullable(),
  city: z.string().nullable(),
  coordinates: Coordinates,
  /** False where the coordinates are estimated: good for a postal code, not for a radius. */
  isExact: z.boolean(),
})
export type Place = z.output<typeof Place>

/** The id of a place: the place itself, signed with the key of the house, so that it is stored nowhere. */
export function makePlaceId({ secret }: Pick<Deps, 'secret'>, place: Place): string {
  const { source, address, zipcode, city, coordinates, isExact } = place
  const facts = [source, address, zipcode, city, coordinates.lat, coordinates.lng, isExact]
  const body = Buffer.from(JSON.stringify(facts)).toString('base64url')
  return `${body}.${sign(secret, body)}`
}

/** The place that an id stands for, or undefined for an id that was not made here. */
export function readPlaceId({ secret }: Pick<Deps, 'secret'>, id: string): Place | undefined {
  const [body = '', signature = '', ...rest] = id.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(secret, body))]
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const facts = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[]
  const [source, address, zipcode, city, lat, lng, isExact] = facts
  return Place.parse({ source, address, zipcode, city, coordinates: { lat, lng }, isExact })
}

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`place\n${body}`).digest('base64url').slice(0, 32)
