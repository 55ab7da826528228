import type { KnownGuest } from './known-guest.ts'
import { KNOWN_GUEST_KEY, storedGuest } from './stored-texts.ts'

/** Stands there instead for an account, whose last order only the server knows. */
const OF_ACCOUNT = 'account'

function store(text: string): void {
  try {
    localStorage.setItem(KNOWN_GUEST_KEY, text)
  } catch {
    // A full or forbidden storage only means that the guest is asked again.
  }
}

/** Call it only for a guest who has asked to be remembered on this device (ux.md 1.11). */
export const rememberGuest = (known: KnownGuest): void => store(JSON.stringify(known))

/** Notes that the account of this device has ordered, and nothing about the order. */
export function noteOrderOfAccount(): void {
  if (storedGuest() === '') store(OF_ACCOUNT)
}

/** Forgets the note about an account once nobody is signed in. */
export function forgetOrderOfAccount(): void {
  if (storedGuest() === OF_ACCOUNT) forgetGuest()
}

export function forgetGuest(): void {
  try {
    localStorage.removeItem(KNOWN_GUEST_KEY)
  } catch {
    // Nothing was stored then.
  }
}
