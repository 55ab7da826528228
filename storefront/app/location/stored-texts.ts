/** Where the form of the checkout lies in the storage of this tab. */
export const CHECKOUT_KEY = 'checkout'
/** Where the named place lies; it outlives the form. */
export const LOCATION_KEY = 'deliveryLocation'
/** Where a guest lies whom this device remembers; the first script of every page keeps room for their last order. */
export const KNOWN_GUEST_KEY = 'last-order'

/** Where the order lies that this device has left to pay: an app of a bank may bring the guest back in another tab. */
export const PAYING_KEY = 'paying'

/** A text of this tab, or of this device; empty where there is none. */
export function stored(key: string, storage: 'sessionStorage' | 'localStorage' = 'sessionStorage'): string {
  try {
    return globalThis[storage].getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** What this device remembers, as a text. */
export const storedGuest = (): string => stored(KNOWN_GUEST_KEY, 'localStorage')
