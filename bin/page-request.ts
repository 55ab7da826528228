import { readBody } from '#api/http/read-body.ts'

/**
 * The request as the storefront may read it: a body is short, and a form sent from a page of the public address gets
 * that address as its URL, although the server is behind a proxy and was called by another one. Throws
 * `body_too_large`.
 */
export async function pageRequest(request: Request, publicUrl: string | undefined): Promise<Request> {
  if (request.method !== 'POST') return request
  const { origin, pathname, search } = new URL(request.url)
  const publicOrigin = publicUrl && new URL(publicUrl).origin
  const isOurs = publicOrigin !== undefined && request.headers.get('origin') === publicOrigin
  return new Request((isOurs ? publicOrigin : origin) + pathname + search, {
    method: request.method,
    headers: request.headers,
    body: await readBody(request),
  })
}
