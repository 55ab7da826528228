import { ORDERS_CACHE } from '#domain/kept-pages.ts'

/** The files of the build that the worker belongs to; put in by `scripts/build-worker.ts`. */
export type BuildFiles = {
  /** Names the build: another one in any file has another id. */
  id: string
  /** Scripts and styles that are stored in advance. */
  early: string[]
  /** Names of the files of messages; every language has all of them. */
  messages: string[]
}

declare const BUILD_FILES: BuildFiles

export const build: BuildFiles = BUILD_FILES

/** How the name of every cache with files of a build begins. */
export const ASSETS_PREFIX = 'assets-'

/**
 * The caches. Pages, parts and files are those of one build, so that none is ever mixed with another's; pictures and the
 * pages of orders outlive it.
 */
export const CACHES = {
  pages: `pages-${build.id}`,
  parts: `parts-${build.id}`,
  assets: ASSETS_PREFIX + build.id,
  pictures: 'pictures',
  orders: ORDERS_CACHE,
}
