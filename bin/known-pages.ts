import type { CompressedResponse } from '#api/http/compressed-response.ts'
import type { CachedResponse } from '#api/http/response-cache.ts'

/**
 * `branch` is the slug of the chosen branch; empty when none is chosen. `version` is the content version it was
 * rendered from.
 */
export type PublicPage = {
  path: string
  language: string
  branch: string
  origin: string
  answer: CachedResponse<CompressedResponse>
  version: number
}

export type KnownPages = {
  /** A page with the current content: rendered again first, once for all callers, when the content has changed. */
  find(key: string): Promise<PublicPage | undefined>
  keep(key: string, page: PublicPage): void
  /** Drops the pages of one origin. */
  forgetOrigin(origin: string): void
  /** Call it at each change of content. */
  contentChanged(): void
}

type Options = {
  version(): number
  /** Renders the bytes of a page; undefined when the public page no longer exists. */
  render(page: PublicPage): Promise<CompressedResponse | undefined>
  onError(page: PublicPage, error: unknown): void
  /** How long the content has to stay unchanged before pages are rendered in advance, in milliseconds. */
  quietMs?: number
}

const QUIET_MS = 1_500
/** The most recently requested pages, this many, are rendered in advance after a change. */
const RENDERED_AHEAD = 50
const MAX_PAGES = 1_000

/**
 * The public pages that were requested, the most recent last. Several changes of content in a row cause one pass over
 * the most recent pages; every other page is rendered when it is requested again.
 */
export function createKnownPages({ version, render, onError, quietMs = QUIET_MS }: Options): KnownPages {
  const pages = new Map<string, PublicPage>()
  const rendering = new Map<PublicPage, Promise<void>>()
  let quiet: ReturnType<typeof setTimeout> | undefined
  let pass = Promise.resolve()

  async function renew(key: string, page: PublicPage): Promise<void> {
    const before = version()
    try {
      page.answer.bytes = await render(page)
    } catch (error) {
      page.answer.bytes = undefined
      onError(page, error)
    }
    // After a change in the meantime the page is stale: it is rendered again when it is requested.
    page.version = before
    if (!page.answer.bytes && pages.get(key) === page) pages.delete(key)
  }

  function current(key: string, page: PublicPage): Promise<void> {
    if (page.version === version() && page.answer.bytes) return Promise.resolve()
    const started = rendering.get(page) ?? renew(key, page).finally(() => rendering.delete(page))
    rendering.set(page, started)
    return started
  }

  async function renderAhead(): Promise<void> {
    const start = version()
    for (const [key, page] of [...pages].slice(-RENDERED_AHEAD).toReversed()) {
      // The next change starts a pass of its own.
      if (version() !== start) return
      await current(key, page)
    }
  }

  return {
    async find(key) {
      const page = pages.get(key)
      if (!page) return undefined
      await current(key, page)
      if (pages.get(key) !== page) return undefined
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    keep(key, page) {
      if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value as string)
      pages.set(key, page)
    },
    forgetOrigin(origin) {
      for (const [key, page] of pages) if (page.origin === origin) pages.delete(key)
    },
    contentChanged() {
      clearTimeout(quiet)
      quiet = setTimeout(() => (pass = pass.then(renderAhead)), quietMs).unref()
    },
  }
}
