import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '#api/context.ts'
import { isDiskTrouble, StoreUnavailable } from '#api/db/store-unavailable.ts'
import { isServedName } from '#api/media/store/media-name.ts'
import { createPlaceholders } from '#api/media/pending-placeholder.ts'
import { staticFiles } from './static-files.ts'
import { answerStoreAway } from './store-away.ts'

const FOLDER = '/media/'
const PICTURE = /^([0-9a-f]{24})\/(\w+[.]\w+)$/

/**
 * Serves the files of pictures: those that are on this machine as files, others once they were brought here, and a
 * placeholder for what is not drawn yet. `onPending` receives the picture that a guest waits for.
 */
export function answerMedia(
  { mediaDir, mediaFiles, log }: Pick<Deps, 'mediaDir' | 'mediaFiles' | 'log'>,
  onPending: (id: string) => void = () => {},
): MiddlewareHandler {
  const files = staticFiles({
    root: mediaDir,
    cacheControl: 'public, max-age=31536000, immutable',
    rewriteRequestPath: (path) => path.slice(FOLDER.length - 1),
  })
  const serve = async (c: Context): Promise<Response | undefined> => {
    const found = await files(c, async () => {})
    return found instanceof Response ? found : undefined
  }

  const placeholderOf = createPlaceholders(mediaFiles)
  const bring = async (c: Context, name: string) => ((await mediaFiles.bring(name)) ? serve(c) : undefined)

  async function answerMissing(c: Context, name: string): Promise<Response> {
    const found = await bring(c, name)
    if (found) return found
    const [, id, file] = PICTURE.exec(name) ?? []
    const placeholder = id && file && (await placeholderOf(id, file))
    if (placeholder) {
      onPending(id)
      return new Response(placeholder, { headers: placeholderHeaders })
    }
    // It may have been finished between the two looks.
    return (await bring(c, name)) ?? notFound()
  }

  return async (c) => {
    const name = c.req.path.slice(FOLDER.length)
    if (!isServedName(name) || !['GET', 'HEAD'].includes(c.req.method)) return notFound()
    try {
      return (await serve(c)) ?? (await answerMissing(c, name))
    } catch (error) {
      if (!(error instanceof StoreUnavailable) && !isDiskTrouble(error)) throw error
      log.error('a picture cannot be read', { name, error: String(error).slice(0, 300) })
      return answerStoreAway()
    }
  }
}

/** Not cached, so that the next request gets the picture. */
const placeholderHeaders = {
  'content-type': 'image/svg+xml',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; img-src data:; style-src 'none'",
}

const notFound = (): Response =>
  new Response('404 Not Found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
