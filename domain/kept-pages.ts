/** The cache of what belongs to one person; the pages themselves empty it at the end of a session. */
export const ORDERS_CACHE = 'orders'

/** The page that the worker shows instead of one it does not have. */
export const OFFLINE_PATH = '/offline'

/** In its query: the path that it stands in for. */
export const OFFLINE_FROM = 'return'

/** The header of a stored response: when it was fetched, ISO-8601. */
export const KEPT_AT = 'x-kept-at'

/** What a page says to the worker that it now has: the pictures that it has already shown. */
export type ShownPictures = { pictures: string[] }

/** Query parameters that change what a page shows; such a page is not stored. */
const OWN_QUERY = /[?&](?:branch|map|table|lang|payment|sess|signed-in)(?:[=&]|$)/

/** Nothing of these is ever answered from memory; the worker does not even look at them. */
const NEVER = /^\/(?:api|backoffice|b|healthz|readyz|metrics|page-data|assets|media)(?:\/|$)/

/** Whether the worker answers the document of a path at all. */
export const isShopPage = (pathname: string): boolean => !NEVER.test(pathname)

/** A page that belongs to one order: of a guest by its secret link, of a member by its code. */
export const isOrderPage = (pathname: string): boolean => /^\/(?:order|me\/my-orders)\/[^/]+$/.test(pathname)

/** JSON that public pages fetch while a guest looks around. */
export const isPart = (pathname: string): boolean =>
  /^\/(?:section-data|dish-data|page-text)\/|^\/menu-index$/.test(pathname)

/** The path of the document that belongs to the data of a page; undefined for any other path. */
export function documentPath(pathname: string): string | undefined {
  const path = /^(\/.*)\.data$/.exec(pathname)?.[1]
  return path === undefined ? undefined : /^\/_(?:root)?$/.test(path) ? '/' : path
}

/** Whether a response is the same for all guests: the server alone says so (bin/pages.ts). */
export const isPublic = (status: number, cacheControl: string | null): boolean =>
  status === 200 && /^public\b/.test(cacheControl ?? '')

/** Whether a page at this query may be stored under its path. */
export const isPlainQuery = (search: string): boolean => !OWN_QUERY.test(search)

/** What a document needs besides itself, read from its HTML. */
export type PageNeeds = {
  /** Scripts, styles and messages of the build. */
  assets: string[]
  /** The script with its data; undefined when the data stands in the document. */
  data: string | undefined
  /** Where the messages of its language are, `/assets/de/`. */
  messages: string | undefined
  /** Its language and branch: pages of two scopes are never stored beside each other. */
  scope: string
}

export function pageNeeds(html: string): PageNeeds {
  const [, head = ''] = /<html([^>]*)>/.exec(html) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1] ?? ''
  const messages = /"messages\/":"(\/assets\/[\w-]+\/)"/.exec(html)?.[1]
  const found = [...html.matchAll(/"(\/assets\/[\w./-]+\.(?:m?js|css|woff2))"/g)]
  return {
    assets: [...new Set(found.map(([, path = '']) => path))],
    data: /"(\/page-data\/[\w-]+\.js[^"]*)"/.exec(html)?.[1],
    messages,
    scope: `${attribute('lang')} ${attribute('data-branch')}`,
  }
}

/** The document with the time of its fetching, so that the page says how old it is. */
export const markKept = (html: string, keptAt: string, etag: string | null): string =>
  html.replace('<html', () => `<html data-kept-at="${keptAt}" data-kept-etag="${escape(etag ?? '')}"`)

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
