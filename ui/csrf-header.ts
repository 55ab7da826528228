/** The CSRF header of spec 7, read from its cookie; empty before the server has set one. */
export function csrfHeader(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return token ? { 'x-xsrf-token': decodeURIComponent(token) } : {}
}

/**
 * `fetch` with the CSRF header, where the call writes. The first answers of a page may each bring a cookie, and another tab
 * may get one: a call whose header is of the cookie before is refused before anything is done, and sent once more.
 */
export async function fetchWithCsrf(
  url: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  if (init.method === undefined || init.method === 'GET') return fetch(url, init)
  const send = () => fetch(url, { ...init, headers: { ...init.headers, ...csrfHeader() } })
  const response = await send()
  return response.status === 403 && (await isMismatch(response.clone())) ? send() : response
}

async function isMismatch(refusal: Response): Promise<boolean> {
  const body = (await refusal.json().catch(() => null)) as { code?: unknown } | null
  return body?.code === 'csrf'
}
