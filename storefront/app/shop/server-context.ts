import { createContext, RouterContextProvider } from 'react-router'
import type { Client } from '#contract/client.ts'

export type ChosenBranch = { id: string; name: string; slug: string }

/** What loaders need while a page is rendered on the server. */
export type ServerContext = {
  /** Calls the API for the guest of this request, in the language of this request. */
  call: Client
  /** Calls the API as the signed-in guest; only pages that are never cached may use it. */
  mine: Client
  language: string
  /** Whether guests choose a branch before they order (HAS_BRANCH), and the one they have chosen. */
  hasBranches: boolean
  branch: ChosenBranch | undefined
  /** The address of the shop, for canonical links. */
  origin: string
  /** Called with every error while a page is rendered. */
  onError(error: unknown): void
}

export const serverContext = createContext<ServerContext>()

/** Provides the server context to the loaders of one request. */
export function createLoadContext(server: ServerContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serverContext, server)
  return context
}
