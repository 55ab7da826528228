/**
 * Where to go after signing in: the path in `return`, if it is one of this shop. What leads elsewhere, or back to a page
 * for visitors, counts as the home page.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? ''
  const isOwn = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)
  return isOwn && !/^\/(?:login|register|reset-password|social)\b/.test(wanted) ? wanted : '/'
}

/** The query that returns a guest to the same place, for links between the pages for visitors. */
export function keepReturn(search: string): string {
  const path = returnPath(search)
  return path === '/' ? '' : `?return=${encodeURIComponent(path)}`
}
