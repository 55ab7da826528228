import { redirect } from 'react-router'
import { getMe, type User } from '#contract/accounts.ts'
import type { ServerContext } from '../shop/server-context.ts'

/** The signed-in account; null for a guest. */
export async function whoIs(server: ServerContext): Promise<User | null> {
  return server.mine(getMe, {}).catch((error: unknown) => {
    if (isRefused(error)) return null
    throw error
  })
}

/** Lets visitors pass; who is signed in goes to the home page (spec 2). */
export async function visitorsOnly(server: ServerContext): Promise<void> {
  if (await whoIs(server)) throw redirect('/')
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
