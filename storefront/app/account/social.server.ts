import { getSocialTicket, listSocialProviders, type SocialProvider } from '#contract/accounts.ts'
import type { ServerContext } from '../shop/server-context.ts'

/** Somebody whom a social provider has proven to us and who has no account yet (spec 4). */
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

/** Who the ticket in an address stands for; undefined when there is none, or when it is not this browser's. */
export async function findSocialGuest(server: ServerContext, url: URL): Promise<SocialGuest | undefined> {
  const ticket = url.searchParams.get('ticket') ?? ''
  if (!/^[\w-]{20,128}$/.test(ticket)) return undefined
  const guest = await server.mine(getSocialTicket, { params: { ticket } }).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined
    throw error
  })
  return guest && { ...guest, socialTicket: ticket }
}
