import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type ErrorCode, errorCodes } from '#contract/errors.ts'
import { endpoints } from '#contract/index.ts'
import { anyNearly } from './test/any-input.ts'
import type { TestApp } from './test/app.ts'
import { createTestShop } from './test/shop.ts'

const all = endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const RUNS = 60

/** What exists in the small restaurant, and values that fit here and there. */
const ids = `
  margherita burger fries soup cola beer small medium bowl can mozzarella olives sauce ketchup serving
  menu side drink lunch lunch-main saver saver-side side-menu pizzas drinks mitte cash de en delivery
  Ada ada@example.org
`
  .trim()
  .split(/\s+/)

type Call = {
  params: Record<string, string>
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
}

function send(app: TestApp, endpoint: Endpoint, { params, query, body, headers }: Call): Promise<Response> {
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

/** The answer keeps the promise of the contract: the right shape, and never a fault of ours. */
async function keepsPromise(endpoint: Endpoint, response: Response): Promise<void> {
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

const odd = fc.oneof(
  fc.constantFrom(...ids),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('__proto__', '\u0000', '..', '%', 'x'.repeat(400)),
)
const anyHeaders = fc.record(
  {
    'accept-language': fc.constantFrom('de', 'en', 'xx;q=9', ';;', 'x'.repeat(500)),
    cookie: fc.constantFrom('lang=en', 'lang=__proto__', '=', 'XSRF-TOKEN=a'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', ',,'),
    'idempotency-key': fc.constantFrom('a', 'b', ' ', 'x'.repeat(129)),
    origin: fc.constantFrom('http://shop.test', 'null'),
  },
  { requiredKeys: [] },
)

describe.each(all)('%s', (_, endpoint) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const params = fc.record(
    Object.fromEntries(names.map((name) => [name, odd.filter((text) => text !== '' && text.isWellFormed())])),
  )

  test('is answered by a room of its own', async () => {
    const app = await createTestShop()
    const known = Object.fromEntries(names.map((name) => [name, 'x'.repeat(20)]))
    const response = await send(app, endpoint, { params: known, query: {}, body: {}, headers: {} })
    if (response.status === 404) expect(await response.json()).not.toMatchObject({ message: 'Not found' })
    expect(response.status).not.toBe(405)
  })

  test('keeps its promise whatever is sent', async () => {
    const app = await createTestShop()
    const body = endpoint.body
      ? fc.oneof(fc.jsonValue(), { weight: 4, arbitrary: anyNearly(endpoint.body, ids) })
      : fc.constant(null)
    const query = fc.dictionary(
      fc.constantFrom('deliverType', 'lang', 'page', '__proto__', 'q'),
      odd.filter((text) => text.isWellFormed()),
      { maxKeys: 3 },
    )
    await fc.assert(
      fc.asyncProperty(fc.record({ params, query, body, headers: anyHeaders }), async (call) =>
        keepsPromise(endpoint, await send(app, endpoint, call)),
      ),
      { numRuns: RUNS },
    )
  })
})
