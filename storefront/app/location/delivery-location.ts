import { hasHouseNumber } from '#domain/delivery/address-line.ts'
import type { Address, Coordinates, PlaceDetails, PlaceWarning, LocationRequest } from '#contract/delivery.ts'

/** Where the guest wants the food: a place we know, or an address typed by hand. */
export type DeliveryLocation = {
  /** Signed by the server; without it the postal code must do. */
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

export const locationOfPlace = (place: PlaceDetails): DeliveryLocation => ({
  placeId: place.placeId,
  address: place.address,
  zipcode: place.zipcode ?? '',
  city: place.city ?? '',
  coordinates: place.coordinates,
  isExact: place.isExact,
  warning: place.warning,
})

/** The delivery location of a saved address; undefined for one of the old system, which has no place. */
export const locationOfAddress = (address: Address): DeliveryLocation | undefined =>
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

export const typedLocation = (address: string, zipcode: string): DeliveryLocation => ({
  placeId: null,
  address,
  zipcode,
  city: '',
  coordinates: null,
  isExact: true,
})

/** Whether a street is known but not the house: a bare postal code lacks the whole street instead. */
export const lacksHouseNumber = (location: DeliveryLocation | undefined): boolean =>
  location !== undefined && location.address !== '' && !hasHouseNumber(location.address)

/** What is sent to the server about a delivery location: a signed place contains everything. */
export const locationRequestOf = ({
  placeId,
  zipcode,
}: Pick<DeliveryLocation, 'placeId' | 'zipcode'>): LocationRequest =>
  placeId === null ? { zipcode } : { placeId }

/** Reads a stored delivery location; undefined when it is none. */
export function parseDeliveryLocation(json: string): DeliveryLocation | undefined {
  try {
    const deliveryLocation = JSON.parse(json) as Partial<DeliveryLocation> | null
    const texts = [
      deliveryLocation?.address,
      deliveryLocation?.zipcode,
      deliveryLocation?.city,
      deliveryLocation?.placeId ?? '',
    ]
    return texts.every((text) => typeof text === 'string')
      ? (deliveryLocation as DeliveryLocation)
      : undefined
  } catch {
    return undefined
  }
}
