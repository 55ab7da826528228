import { createHash } from 'node:crypto'
import { compressResponse, type CompressedResponse } from '#api/http/compressed-response.ts'

/** The data of the public pages as scripts of their own, so that the first frame does not wait for them. */
export type PageData = {
  /** Keeps the data of a page and answers the address it is had from; `path` is the address of the page. */
  keep(source: string, path: string): Promise<string>
  /** The script behind an address, as long as this process knows it. */
  find(pathname: string): CompressedResponse | undefined
}

export const DATA_PREFIX = '/page-data/'

/** Two content versions of every page and language. */
const MAX_SCRIPTS = 4_000

/** Reloads the page once: its data is of a menu that is no more. */
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
      // Another process, or this one after a restart, makes the page again to know its data.
      return `${pathname}?of=${encodeURIComponent(path)}`
    },
    find: (pathname) => scripts.get(pathname),
  }
}
