/** The shop as browsers know it when they make and use passkeys. */
export type RelyingParty = { id: string; origin: string }

/**
 * The relying party at an address; undefined where browsers know no passkeys: without https, except on the machine
 * itself, and at a number instead of a name. `origin` is the configured address of the shop, not the one that a call
 * names, wherever one is configured.
 */
export function relyingPartyAt(origin: string): RelyingParty | undefined {
  const url = URL.parse(origin)
  if (!url) return undefined
  const { hostname, protocol } = url
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isName = /[a-z]/i.test(hostname.split('.').at(-1) ?? '') && !hostname.startsWith('[')
  return isLocal || (protocol === 'https:' && isName) ? { id: hostname, origin: url.origin } : undefined
}

/** How a passkey names its member: it tells the device which passkeys belong to one person. */
export const userHandleOf = (memberId: string): string => Buffer.from(memberId).toString('base64url')
