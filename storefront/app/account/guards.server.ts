import { redirect, redirectDocument } from 'react-router'
import { getMe, type User } from '#contract/accounts.ts'
import type { ServerContext } from '../shop/server-context.ts'
import { signedInPath } from './return-path.ts'

/** The signed-in account; null for a guest. */
export async function whoIs(server: ServerContext): Promise<User | null> {
  return server.mine(getMe, {}).catch((error: unknown) => {
    if (isRefused(error)) return null
    throw error
  })
}

/**
 * Lets visitors pass; who is signed in goes to where the address returns to, or to the home page (spec 2). It is a new
 * document, because the page that linked here takes them for a guest.
 */
export async function visitorsOnly(server: ServerContext, url: URL): Promise<void> {
  if (await whoIs(server)) throw redirectDocument(signedInPath(url.search))
}

/** Lets users pass; visitors sign in first, a table user goes to the home page (spec 2). */
export async function usersOnly(server: ServerContext, url: URL): Promise<User> {
  const user = await whoIs(server)
  if (!user) throw toLogin(url)
  if (user.table) throw redirect('/')
  return user
}

/** Answers what belongs to a user. When there is none, the visitor is sent to sign in; `undefined` is nothing found. */
export async function asUser<T>(url: URL, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (isRefused(error)) throw toLogin(url)
    if (statusOf(error) === 403) throw redirect('/')
    if (statusOf(error) === 404) return undefined
    throw error
  }
}

const toLogin = ({ pathname }: URL): Response =>
  redirect(pathname === '/me' ? '/login' : `/login?return=${encodeURIComponent(pathname)}`)

const isRefused = (error: unknown): boolean => statusOf(error) === 401

/** The status of a refused call. The client that threw is not of this bundle, so its class cannot be asked for. */
export const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined
