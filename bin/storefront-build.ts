import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Client } from '#contract/client.ts'

type RequestScope = {
  call: Client
  mine: Client
  language: string
  hasBranches: boolean
  branch: { id: string; name: string; slug: string } | undefined
  origin: string
  onError(error: unknown): void
}

type StorefrontBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext(scope: RequestScope): RouterContextProvider
      createRequestHandler: typeof createRequestHandler
      CACHEABLE_HEADER: string
    }
  }
}

export type Storefront = {
  /** Renders one page or answers one data request. */
  render(request: Request, scope: RequestScope): Promise<Response>
  cacheableHeader: string
}

export const CLIENT_DIR = join(import.meta.dirname, '../storefront/build/client')

/** Loads the built storefront; it must have been built before. */
export async function loadStorefront(): Promise<Storefront> {
  const path = join(import.meta.dirname, '../storefront/build/server/index.js')
  const build = (await import(pathToFileURL(path).href)) as StorefrontBuild
  const { createLoadContext, createRequestHandler, CACHEABLE_HEADER } = build.entry.module
  const handle = createRequestHandler(build, 'production')
  return {
    render: (request, scope) => handle(request, createLoadContext(scope)),
    cacheableHeader: CACHEABLE_HEADER,
  }
}
