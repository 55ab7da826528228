import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/index.ts'
import { anyHeaders, keepsPromise, knownIds, oddText, sendAny } from './test/any-call.ts'
import { anyNearly } from './test/any-input.ts'
import { createTestShop } from './test/shop.ts'

const all = endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const RUNS = 60

describe.each(all)('%s', (_, endpoint) => {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const params = fc.record(
    Object.fromEntries(
      names.map((name) => [name, oddText.filter((text) => text !== '' && text.isWellFormed())]),
    ),
  )

  test('is answered by a module of its own', async () => {
    const app = await createTestShop()
    const known = Object.fromEntries(names.map((name) => [name, 'x'.repeat(20)]))
    const response = await sendAny(app, endpoint, { params: known, query: {}, body: {}, headers: {} })
    if (response.status === 404) expect(await response.json()).not.toMatchObject({ message: 'Not found' })
    expect(response.status).not.toBe(405)
  })

  test('keeps its contract whatever is sent', async () => {
    const app = await createTestShop()
    const body = endpoint.body
      ? fc.oneof(fc.jsonValue(), { weight: 4, arbitrary: anyNearly(endpoint.body, knownIds) })
      : fc.constant(null)
    const query = fc.dictionary(
      fc.constantFrom('deliverType', 'lang', 'page', '__proto__', 'q'),
      oddText.filter((text) => text.isWellFormed()),
      { maxKeys: 3 },
    )
    await fc.assert(
      fc.asyncProperty(fc.record({ params, query, body, headers: anyHeaders }), async (call) =>
        keepsPromise(endpoint, await sendAny(app, endpoint, call)),
      ),
      { numRuns: RUNS },
    )
  })
})
