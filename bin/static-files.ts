import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

type Options = { root: string; cacheControl: string; rewriteRequestPath?: (path: string) => string }

/** Serves the files below a folder, precompressed ones first; other paths are passed on to the next handler. */
export function staticFiles({ cacheControl, ...options }: Options): MiddlewareHandler {
  const serve = serveStatic({ ...options, precompressed: true })
  return async (c, next) => {
    const found = await serve(c, next)
    // `onFound` runs too late: the answer is built by then.
    if (found instanceof Response) {
      found.headers.set('cache-control', cacheControl)
      found.headers.set('x-content-type-options', 'nosniff')
    }
    return found
  }
}
