import { z } from 'zod'
import type { Answer, Args, Endpoint } from './endpoint.ts'
import type { ErrorCode, FieldErrors } from './errors.ts'

/** A refused call. `fields` holds the messages per field for 422, else it is empty. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'fields' | 'network'
  readonly fields: FieldErrors
  readonly body: unknown

  constructor(status: number, code: ErrorCode | 'fields' | 'network', message: string, body: unknown) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.body = body
    this.fields = code === 'fields' ? (body as { data: FieldErrors }).data : {}
  }
}

/** The part of `fetch` the client needs, so that it runs in a browser, on a server and against an app in memory. */
export type Fetch = (
  input: string,
  init: { method: string; headers: Record<string, string>; body: string | undefined; credentials: 'include' },
) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>

export type ClientOptions = {
  /** Where the API lives, for example `https://shop.example/api`. */
  baseUrl: string
  fetch: Fetch
  /** Headers of every call: language, bearer token, CSRF token. */
  headers?: () => Record<string, string>
}

export type Client = <E extends Endpoint>(endpoint: E, args: Args<E>) => Promise<Answer<E>>

/**
 * The one typed client of the API, used by the browser, the server's rendering and the tests. Encodes cents to decimal
 * euros on the way out and decodes them on the way in. Throws `ApiError` for every answer that is not 2xx.
 */
export function createClient(options: ClientOptions): Client {
  return async (endpoint, args) => {
    const { params, query, body, idempotencyKey } = args as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
      idempotencyKey?: string
    }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    )
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers?.() }
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
    let payload: string | undefined
    if (endpoint.body && body !== undefined) {
      headers['content-type'] = 'application/json'
      payload = JSON.stringify(z.encode(endpoint.body, body))
    }
    const response = await options.fetch(options.baseUrl + path + search(query), {
      method: endpoint.method,
      headers,
      body: payload,
      credentials: 'include',
    })
    const json: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw apiErrorOf(response.status, json)
    return decode(endpoint, json) as Answer<typeof endpoint>
  }
}

function decode(endpoint: Endpoint, json: unknown): unknown {
  if (endpoint.envelope === 'none') return endpoint.response.parse(json)
  // A call that has worked may be answered by nothing at all.
  const { data, meta } = (json ?? { data: null }) as { data: unknown; meta?: unknown }
  const answer = endpoint.response.parse(data)
  return endpoint.meta ? { data: answer, meta: endpoint.meta.parse(meta) } : answer
}

/** The error that an answer other than 2xx stands for. */
export function apiErrorOf(status: number, json: unknown): ApiError {
  const body = json as { data?: FieldErrors; code?: ErrorCode; message?: string } | undefined
  if (status === 422 && body?.data) return new ApiError(status, 'fields', 'Validation Error', body)
  return new ApiError(status, body?.code ?? 'network', body?.message ?? `HTTP ${status}`, body)
}

/** Query parameters with null or undefined values are omitted (spec 7). */
function search(query: Record<string, unknown> | undefined): string {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== null && value !== undefined)
  const pairs = entries.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
