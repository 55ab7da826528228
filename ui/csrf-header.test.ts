import { afterEach, expect, test, vi } from 'vitest'
import { csrfHeader, fetchWithCsrf } from './csrf-header.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['XSRF-TOKEN=abc', { 'x-xsrf-token': 'abc' }],
  ['lang=de; XSRF-TOKEN=a%2Bb; theme=dark', { 'x-xsrf-token': 'a+b' }],
  ['lang=de', {}],
  ['NOT-XSRF-TOKEN=abc', {}],
  ['', {}],
])('the header is what the cookie of spec 7 says: %j', (cookie, header) => {
  vi.stubGlobal('document', { cookie })
  expect(csrfHeader()).toEqual(header)
})

/** What reaches the network from a page whose cookie changes with the first call; `refusal` is the answer to that call. */
function setUp(refusal: { status: number; code: string }) {
  const sent: (string | undefined)[] = []
  const page = { cookie: 'XSRF-TOKEN=before' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers?: Record<string, string> }) => {
    sent.push(headers?.['x-xsrf-token'])
    page.cookie = 'XSRF-TOKEN=after'
    return sent.length === 1
      ? Response.json({ code: refusal.code }, { status: refusal.status })
      : Response.json({})
  })
  return sent
}

test('a call whose cookie was replaced on its way is sent once more, with the cookie of then', async () => {
  const sent = setUp({ status: 403, code: 'csrf' })
  const { status } = await fetchWithCsrf('/api/me/logout', { method: 'POST' })
  expect([status, sent]).toEqual([200, ['before', 'after']])
})

test.each([
  { method: 'POST', status: 403, code: 'forbidden', header: 'before' },
  { method: 'POST', status: 401, code: 'unauthenticated', header: 'before' },
  { method: 'GET', status: 403, code: 'csrf', header: undefined },
])('a $method that is refused as $code is not sent again', async ({ method, header, ...refusal }) => {
  const sent = setUp(refusal)
  const { status } = await fetchWithCsrf('/api/me', { method })
  expect([status, sent]).toEqual([refusal.status, [header]])
})
