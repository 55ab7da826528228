import { data } from 'react-router'

/** Marks a response that depends on language, branch and content version alone, so that the response cache may keep it. */
export const CACHEABLE_HEADER = 'x-cacheable'

/** Wraps what a loader answers for a public page, so that the page may be kept in the response cache. */
export function contentData<T>(value: T, status = 200) {
  return data(value, { status, headers: { [CACHEABLE_HEADER]: 'content' } })
}

/** For the `headers` export of such a route: the document carries the header of its own loader. */
export function contentHeaders({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}
