const KEY = 'tischlein.signed-in'
/** Where the token itself was kept before it became a cookie. */
const OLD_KEY = 'tischlein.staff'

/**
 * Whether somebody has signed in on this device. The session is a cookie that scripts cannot read; this only spares a
 * call that would be refused.
 */
export const signedIn = {
  isKnown: (): boolean => localStorage.getItem(KEY) !== null,
  note(): void {
    localStorage.setItem(KEY, '1')
    localStorage.removeItem(OLD_KEY)
  },
  forget(): void {
    localStorage.removeItem(KEY)
    localStorage.removeItem(OLD_KEY)
  },
}
