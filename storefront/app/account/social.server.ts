import { getSocialTicket, listSocialProviders, type SocialProvider } from '#contract/accounts.ts'
import type { ServerContext } from '../shop/server-context.ts'

/** A person whom a social provider has verified and who has no account yet (spec 4). */
export type SocialGuest = {
  name: string
  email: string
  socialId: string
  socialName: string
  /** The proof; it alone is believed. */
  socialTicket: string
}

/** The social providers whose buttons are shown; none where the restaurant does not want them. */
export const loadProviders = (server: ServerContext): Promise<SocialProvider[]> =>
  server.call(listSocialProviders, {})

/** The identity behind the ticket in an address; undefined without one, or when it belongs to another browser. */
export async function findSocialGuest(server: ServerContext, url: URL): Promise<SocialGuest | undefined> {
  const ticket = url.searchParams.get('ticket') ?? ''
  if (!/^[\w-]{20,128}$/.test(ticket)) return undefined
  const guest = await server.mine(getSocialTicket, { params: { ticket } }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined
    throw error
  })
  return guest && { ...guest, socialTicket: ticket }
}
