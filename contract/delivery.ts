import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Line, Money, orAbsent } from './primitives.ts'

/** What delivery costs once the goods come to `from`. */
export const FeeStep = z.object({ from: Money, deliveryPrice: Money })
export type FeeStep = z.output<typeof FeeStep>

/**
 * A delivery area with its prices (spec 3). `zipcode` lists its postal codes, separated by commas; it is empty for an area
 * that is drawn on the map. `freeDeliveryThreshold` 0 means that delivery is never free. `feeSteps` stand for
 * `deliveryPrice` from the goods they name on, smallest first.
 */
export const Area = z
  .object({
    id: Id,
    name: z.string(),
    zipcode: z.string(),
    minimumOrder: Money,
    deliveryPrice: Money,
    freeDeliveryThreshold: Money,
    feeSteps: z.array(FeeStep).optional(),
  })
  .meta({ id: 'Area' })
export type Area = z.output<typeof Area>

export const listAreas = endpoint({
  id: 'listAreas',
  method: 'GET',
  path: '/areas',
  auth: 'public',
  summary: 'The areas we deliver to',
  response: z.array(Area),
  cache: 'content',
})

export const Coordinates = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
export type Coordinates = z.output<typeof Coordinates>

/** Rings as GeoJSON has them: `[lng, lat]`, the first ring around the area, the others around its holes. */
const Rings = z.array(z.array(z.tuple([z.number(), z.number()])))

/** What an area looks like on a map, in the terms of GeoJSON. */
export const Shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: Rings }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(Rings) }),
])
export type Shape = z.output<typeof Shape>

/** Where an area lies: its postal codes, a shape, or `radius` metres around `center`; whatever it has not is null. */
export const AreaOutline = z
  .object({
    id: Id,
    name: z.string(),
    zipcodes: z.array(z.string()),
    shape: Shape.nullable(),
    center: Coordinates.nullable(),
    radius: z.int().nullable(),
  })
  .meta({ id: 'AreaOutline' })
export type AreaOutline = z.output<typeof AreaOutline>

export const listAreaOutlines = endpoint({
  id: 'listAreaOutlines',
  method: 'GET',
  path: '/areas/outlines',
  auth: 'public',
  summary: 'The areas we deliver to, to be drawn on a map',
  response: z.array(AreaOutline),
  cache: 'content',
})

export const getMap = endpoint({
  id: 'getMap',
  method: 'GET',
  path: '/areas/map',
  auth: 'public',
  summary: 'The address of the map tiles (PMTiles); null where the map is drawn from the built-in data',
  response: z.object({ tiles: z.string().nullable() }),
  cache: 'content',
})

/** The id of a place, signed by us: it holds all that is known of the place, so that nothing is stored for guests. */
export const PlaceId = z
  .string()
  .regex(/^[\w.~-]+$/)
  .max(1200)

/** A place that a search found. `address` is the whole line, `Weserstraße 12, 12045 Berlin`. */
export const PlaceHit = z
  .object({
    address: z.string(),
    placeId: PlaceId,
    /** Who found it: the source to name beside it. */
    source: z.string(),
  })
  .meta({ id: 'PlaceHit' })
export type PlaceHit = z.output<typeof PlaceHit>

/** What to ask the guest about a place before it is saved; it can be saved all the same. */
export const PlaceWarning = z.enum(['houseNumberMissing', 'houseNumberUnknown'])
export type PlaceWarning = z.output<typeof PlaceWarning>

/**
 * A place in full. `address` is the street with its number, empty where no address is near; the guest types it then. With
 * this `placeId` it can be saved and ordered to. `isExact` is false where the coordinates are estimated: ask for the marker.
 */
export const PlaceDetails = z
  .object({
    placeId: PlaceId,
    address: z.string(),
    zipcode: z.string().nullable(),
    city: z.string().nullable(),
    coordinates: Coordinates,
    isExact: z.boolean(),
    source: z.string(),
    warning: PlaceWarning.optional(),
  })
  .meta({ id: 'PlaceDetails' })
export type PlaceDetails = z.output<typeof PlaceDetails>

const Search = z.object({ q: Line(2000) })

export const searchPlaces = endpoint({
  id: 'searchPlaces',
  method: 'GET',
  path: '/me/addresses/search',
  auth: 'public',
  summary: 'Addresses that begin like what is typed, the best first',
  query: Search,
  response: z.array(PlaceHit),
})

export const searchServedPlaces = endpoint({
  id: 'searchServedPlaces',
  method: 'GET',
  path: '/me/addresses/search-fixed',
  auth: 'public',
  summary: 'The same among the addresses we deliver to only',
  query: Search,
  response: z.array(PlaceHit),
})

/** Answers `not_found` for an id that we have not signed. */
export const getPlace = endpoint({
  id: 'getPlace',
  method: 'GET',
  path: '/me/addresses/places/{id}',
  auth: 'public',
  summary: 'Where a place is',
  params: z.object({ id: PlaceId }),
  response: PlaceDetails,
})

export const reversePlace = endpoint({
  id: 'reversePlace',
  method: 'GET',
  path: '/me/addresses/reverse',
  auth: 'public',
  summary: 'The place at a point of the map',
  query: z.object({
    lat: z.coerce.number().min(-90).max(90),
    lng: z.coerce.number().min(-180).max(180),
  }),
  response: PlaceDetails,
})

/** A delivery location in one of several forms. A place that we have signed takes precedence over what is sent beside it. */
export const LocationRequest = z.object({
  placeId: orAbsent(PlaceId),
  coordinates: orAbsent(Coordinates),
  zipcode: Line(10).nullish(),
})
export type LocationRequest = z.output<typeof LocationRequest>

/** What delivery to a location costs. `fee` and `missing` (to the minimum order) are for the goods that were named. */
export const DeliveryOffer = Area.extend({
  fee: Money,
  missing: Money,
  /** What is paid for goods below the minimum order, where that is possible; it is not part of `fee`. */
  surcharge: Money,
  /** From ordering to the door, at least and at most. */
  minutes: z.tuple([z.int(), z.int()]),
}).meta({ id: 'DeliveryOffer' })
export type DeliveryOffer = z.output<typeof DeliveryOffer>

/** Answers 422 where we do not deliver: the message stands at `coordinates` (spec 8). */
export const checkAddress = endpoint({
  id: 'checkAddress',
  method: 'POST',
  path: '/me/addresses/check',
  auth: 'public',
  summary: 'The area of a place: whether we deliver there, and for how much',
  body: LocationRequest.extend({
    /** What the cart comes to: where several areas overlap, the cheapest for it is answered. */
    goods: Money.prefault(0),
  }),
  response: DeliveryOffer,
})

/**
 * A saved address of an account (spec 3). `address` is the street with its number, `extras` floor or doorbell. An address
 * with a place has coordinates or a postal code, and its area follows from them. Coordinates of an address whose area was
 * chosen are where to ring.
 */
export const Address = z
  .object({
    id: Id,
    name: z.string(),
    address: z.string(),
    extras: z.string().nullable(),
    zipcode: z.string().nullable(),
    city: z.string().nullable(),
    isDefault: z.boolean(),
    coordinates: Coordinates.nullable(),
    area: Area.nullable(),
    areaId: Id.nullable(),
    /** Its place, to be sent back as it is while the marker stays where it was; null for an address that has none. */
    placeId: PlaceId.nullable(),
  })
  .meta({ id: 'Address' })
export type Address = z.output<typeof Address>

/**
 * The address form (spec 2, 5): name and address text are required, and the area; with USES_NEW_ADDRESS_SYSTEM the place
 * instead of the area: `placeId`, or coordinates and postal code. Without an address text, that of the place counts. Beside
 * an area, coordinates only say where to ring.
 */
export const AddressForm = z
  .object({
    name: Line(80).default(''),
    address: Line(300).default(''),
    extras: Line(200).nullish(),
    isDefault: z.boolean().default(false),
    areaId: orAbsent(Id),
    ...LocationRequest.shape,
  })
  .meta({ id: 'AddressForm' })
export type AddressForm = z.output<typeof AddressForm>

const byId = z.object({ id: z.string().regex(/^\w{1,64}$/) })

export const listAddresses = endpoint({
  id: 'listAddresses',
  method: 'GET',
  path: '/me/addresses',
  auth: 'user',
  summary: 'The saved addresses, the default one first',
  response: z.array(Address),
})

export const createAddress = endpoint({
  id: 'createAddress',
  method: 'POST',
  path: '/me/addresses',
  auth: 'user',
  summary: 'Saves an address',
  body: AddressForm,
  response: Address,
})

export const getAddress = endpoint({
  id: 'getAddress',
  method: 'GET',
  path: '/me/addresses/{id}/edit',
  auth: 'user',
  summary: 'One saved address',
  params: byId,
  response: Address,
})

export const updateAddress = endpoint({
  id: 'updateAddress',
  method: 'PUT',
  path: '/me/addresses/{id}',
  auth: 'user',
  summary: 'Changes a saved address',
  params: byId,
  body: AddressForm,
  response: Address,
})

export const deleteAddress = endpoint({
  id: 'deleteAddress',
  method: 'DELETE',
  path: '/me/addresses/{id}',
  auth: 'user',
  summary: 'Removes a saved address',
  params: byId,
  response: z.null(),
})
