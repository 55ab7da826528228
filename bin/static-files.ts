import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

type Options = { root: string; cacheControl: string; rewriteRequestPath?: (path: string) => string }

/** Serves the files below a folder, precompressed ones first; what is not there is left to the next handler. */
export function staticFiles({ cacheControl, ...options }: Options): MiddlewareHandler {
  const serve = serveStatic({ ...options, precompressed: true })
  return async (c, next) => {
    const found = await serve(c, next)
    // `onFound` comes too late: the answer is built by then.
    if (found instanceof Response) {
      found.headers.set('cache-control', cacheControl)
      found.headers.set('x-content-type-options', 'nosniff')
    }
    return found
  }
}
