import { parseDeliveryLocation, type DeliveryLocation } from './delivery-location.ts'
import { LOCATION_KEY } from './stored-texts.ts'

/** The place a guest has named in this tab; undefined before that, and in a browser without storage. */
export function readStoredLocation(): DeliveryLocation | undefined {
  try {
    return parseDeliveryLocation(sessionStorage.getItem(LOCATION_KEY) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps the place for the rest of the visit: it was named to order here. */
export function storeLocation(deliveryLocation: DeliveryLocation | undefined): void {
  try {
    if (deliveryLocation) sessionStorage.setItem(LOCATION_KEY, JSON.stringify(deliveryLocation))
    else sessionStorage.removeItem(LOCATION_KEY)
  } catch {
    // Without storage it is asked for again at the checkout.
  }
}
