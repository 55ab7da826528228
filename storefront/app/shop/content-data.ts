import { data } from 'react-router'

/** The mark of an answer that depends on nothing but language, branch and content version (design: pages as bytes). */
export const CACHEABLE_HEADER = 'x-cacheable'

/** Wraps what a loader answers for a public page, so that the page may be kept in the response cache. */
export function contentData<T>(value: T, status = 200) {
  return data(value, { status, headers: { [CACHEABLE_HEADER]: 'content' } })
}

/** For the `headers` export of such a route: the document carries the mark of its own loader. */
export function contentHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}
