import { parseDeliveryLocation, type DeliveryLocation } from './delivery-location.ts'

const KEY = 'deliveryLocation'

/** The place a guest has named in this tab; undefined before that, and in a browser without storage. */
export function readStoredLocation(): DeliveryLocation | undefined {
  try {
    return parseDeliveryLocation(sessionStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps the place for the rest of the visit: it was named to order here. */
export function storeLocation(deliveryLocation: DeliveryLocation | undefined): void {
  try {
    if (deliveryLocation) sessionStorage.setItem(KEY, JSON.stringify(deliveryLocation))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage it is asked for again at the checkout.
  }
}
