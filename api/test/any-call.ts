import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, errorCodes } from '#contract/errors.ts'
import type { TestApp } from './app.ts'

/** What exists in the small restaurant, and values that fit here and there. */
export const knownIds = `
  margherita burger fries soup cola beer small medium bowl can mozzarella olives sauce ketchup serving
  menu side drink lunch lunch-main saver saver-side side-menu pizzas drinks mitte cash de en delivery
  Ada ada@example.org
`
  .trim()
  .split(/\s+/)

type AnyCall = {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
}

/** Sends a call as it stands, however wrong it is. */
export function sendAny(
  app: TestApp,
  endpoint: Endpoint,
  { params, query, body, headers }: AnyCall,
): Promise<Response> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return app.request(search ? `${path}?${search}` : path, {
    method: endpoint.method,
    headers: { ...headers, ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
    body: endpoint.body ? JSON.stringify(body ?? null) : null,
  })
}

/** Checks that the answer keeps the contract: the right shape, and never a 500. */
export async function keepsPromise(endpoint: Endpoint, response: Response): Promise<void> {
  const bytes = Buffer.from(await response.arrayBuffer())
  const plain = response.headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes
  const body = JSON.parse(plain.toString()) as {
    data?: unknown
    meta?: unknown
    code?: ErrorCode
    message?: string
  }
  if (response.ok) {
    const { data, meta } = endpoint.envelope === 'none' ? { data: body, meta: undefined } : body
    expect(endpoint.response.safeParse(data).error).toBeUndefined()
    if (endpoint.meta) expect(endpoint.meta.safeParse(meta).error).toBeUndefined()
  } else if (response.status === 422) {
    expect(Object.keys(body)).toEqual(['data'])
    const fields = Object.values(body.data as Record<string, unknown>)
    expect(fields.length).toBeGreaterThan(0)
    for (const messages of fields)
      expect(messages).toSatisfy(
        (all: unknown[]) => all.length > 0 && all.every((one) => typeof one === 'string'),
      )
  } else {
    expect(response.status).toBeLessThan(500)
    expect(body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
    expect(errorCodes[body.code!]).toBe(response.status)
  }
}

/** Texts for addresses: of things that exist, and odd ones. */
export const oddText = fc.oneof(
  fc.constantFrom(...knownIds),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('__proto__', '\u0000', '..', '%', 'x'.repeat(400)),
)
export const anyHeaders = fc.record(
  {
    'accept-language': fc.constantFrom('de', 'en', 'xx;q=9', ';;', 'x'.repeat(500)),
    cookie: fc.constantFrom('lang=en', 'lang=__proto__', '=', 'XSRF-TOKEN=a'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', ',,'),
    'idempotency-key': fc.constantFrom('a', 'b', ' ', 'x'.repeat(129)),
    origin: fc.constantFrom('http://shop.test', 'null'),
  },
  { requiredKeys: [] },
)
