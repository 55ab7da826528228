import type { Shape } from '#contract/delivery.ts'
import { makePlaceId, type Place } from '../delivery/place-id.ts'
import type { TestApp } from './app.ts'
import { area, type Rows, type settings } from './builders.ts'
import { createTestShop } from './shop.ts'

const square = (lng: number, lat: number, half: number): [number, number][] => [
  [lng - half, lat - half],
  [lng + half, lat - half],
  [lng + half, lat + half],
  [lng - half, lat + half],
  [lng - half, lat - half],
]

/** Around 52.48, 13.40, with a hole in its middle. */
export const field: Shape = {
  type: 'Polygon',
  coordinates: [square(13.4, 52.48, 0.02), square(13.4, 52.48, 0.01)],
}

/** Where the restaurant of the tests is. */
export const kitchen = { lat: 52.4865, lng: 13.433 }

/** One area of each kind: by postal code, by shape and by radius. */
export const threeAreas: Rows[] = [
  area('rixdorf', { zipcode: '12043, 12055', minimum: 1500, fee: 250, freeFrom: 4000, steps: { 2500: 150 } }),
  area('field', { shape: field, minimum: 1000, fee: 300 }),
  area('near', { radius: 500, fee: 100 }),
]

/** Places by name, as a geocoder would find them. */
export const places = {
  rixdorf: {
    source: 'local',
    address: 'Richardplatz 5',
    zipcode: '12055',
    city: 'Berlin',
    coordinates: { lat: 52.4741, lng: 13.4467 },
    isExact: true,
  },
  field: {
    source: 'pin',
    address: '',
    zipcode: '12101',
    city: 'Berlin',
    coordinates: { lat: 52.48, lng: 13.415 },
    isExact: true,
  },
  hole: {
    source: 'pin',
    address: '',
    zipcode: '12101',
    city: 'Berlin',
    coordinates: { lat: 52.48, lng: 13.4 },
    isExact: true,
  },
  near: {
    source: 'local',
    address: 'Weserstraße 166',
    zipcode: '12045',
    city: 'Berlin',
    coordinates: { lat: 52.4869, lng: 13.4335 },
    isExact: true,
  },
  street: {
    source: 'local',
    address: 'Weserstraße',
    zipcode: '12045',
    city: 'Berlin',
    coordinates: { lat: 52.4869, lng: 13.4335 },
    isExact: false,
  },
  far: {
    source: 'local',
    address: 'Marienplatz 8',
    zipcode: '80331',
    city: 'München',
    coordinates: { lat: 48.137, lng: 11.575 },
    isExact: true,
  },
} as const satisfies Record<string, Place>

export type PlaceName = keyof typeof places

export const placeId = (app: TestApp, name: PlaceName, more: Partial<Place> = {}): string =>
  makePlaceId(app.deps, { ...places[name], ...more })

/** The small restaurant with the new address system and an area of each kind besides `mitte`. */
export const createPlacedShop = (
  values: Parameters<typeof settings>[0] = {},
  ...rows: Rows[]
): Promise<TestApp> =>
  createTestShop({
    settings: {
      USES_NEW_ADDRESS_SYSTEM: '1',
      RESTAURANT_COORDINATES: `${kitchen.lat},${kitchen.lng}`,
      ...values,
    },
    rows: [...threeAreas, ...rows],
  })
