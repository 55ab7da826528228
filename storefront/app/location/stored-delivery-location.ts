import { parseSpot, type Spot } from './delivery-location.ts'

const KEY = 'spot'

/** The place a guest has named in this tab; undefined before that, and in a browser without storage. */
export function readStoredSpot(): Spot | undefined {
  try {
    return parseSpot(sessionStorage.getItem(KEY) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps the place for the rest of the visit: it was named to order here. */
export function storeSpot(spot: Spot | undefined): void {
  try {
    if (spot) sessionStorage.setItem(KEY, JSON.stringify(spot))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without storage it is asked for again at the checkout.
  }
}
