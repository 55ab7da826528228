import type { Address, Coordinates, PlaceDetails, PlaceWarning, Whereabouts } from '#contract/delivery.ts'

/** Where the guest wants the food: a place we know, or an address typed by hand. */
export type Spot = {
  /** Signed by the house; without it the postal code must do. */
  placeId: string | null
  /** Street and number; empty when no address is near the point. */
  address: string
  zipcode: string
  city: string
  coordinates: Coordinates | null
  /** False where the point is only estimated. */
  isExact: boolean
  /** What to ask about the address. */
  warning?: PlaceWarning | undefined
}

export const spotOfPlace = (place: PlaceDetails): Spot => ({
  placeId: place.placeId,
  address: place.address,
  zipcode: place.zipcode ?? '',
  city: place.city ?? '',
  coordinates: place.coordinates,
  isExact: place.isExact,
  warning: place.warning,
})

/** The spot of a saved address; undefined for one of the old system, which has no place. */
export const spotOfAddress = (address: Address): Spot | undefined =>
  address.placeId === null
    ? undefined
    : {
        placeId: address.placeId,
        address: address.address,
        zipcode: address.zipcode ?? '',
        city: address.city ?? '',
        coordinates: address.coordinates,
        isExact: true,
      }

export const spotByHand = (address: string, zipcode: string): Spot => ({
  placeId: null,
  address,
  zipcode,
  city: '',
  coordinates: null,
  isExact: true,
})

/** What the house is told of a spot: a signed place says everything. */
export const whereaboutsOf = ({ placeId, zipcode }: Pick<Spot, 'placeId' | 'zipcode'>): Whereabouts =>
  placeId === null ? { zipcode } : { placeId }

/** Reads a stored spot; undefined when it is none. */
export function parseSpot(json: string): Spot | undefined {
  try {
    const spot = JSON.parse(json) as Partial<Spot> | null
    const texts = [spot?.address, spot?.zipcode, spot?.city, spot?.placeId ?? '']
    return texts.every((text) => typeof text === 'string') ? (spot as Spot) : undefined
  } catch {
    return undefined
  }
}
