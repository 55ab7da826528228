import { createHash } from 'node:crypto'
import { compressResponse, type CompressedResponse } from '#api/http/compressed-response.ts'

/** The data of the public pages as separate scripts, so that the first frame does not wait for them. */
export type PageData = {
  /** Stores the data of a page and answers the URL of its script; `path` is the path of the page. */
  keep(source: string, path: string): Promise<string>
  /** The script behind a URL, as long as this process has it. */
  find(pathname: string): CompressedResponse | undefined
}

export const DATA_PREFIX = '/page-data/'

/** Enough for two content versions of every page and language. */
const MAX_SCRIPTS = 4_000

/** Reloads the page once: its data belongs to an older content version. */
export const STALE_PAGE =
  "if(sessionStorage.getItem('stale')!==location.href){sessionStorage.setItem('stale',location.href);location.reload()}"

export function createPageData(): PageData {
  const scripts = new Map<string, CompressedResponse>()
  return {
    async keep(source, path) {
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 24)
      const pathname = `${DATA_PREFIX}${hash}.js`
      if (!scripts.has(pathname)) {
        const bytes = await compressResponse(Buffer.from(source), {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        if (scripts.size >= MAX_SCRIPTS) scripts.delete(scripts.keys().next().value!)
        scripts.set(pathname, bytes)
      }
      // Another process has rendered the page, or this one before a restart: it is rendered again to get its data.
      return `${pathname}?of=${encodeURIComponent(path)}`
    },
    find: (pathname) => scripts.get(pathname),
  }
}
