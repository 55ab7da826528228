import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { createTestApp } from '../api/test/app.ts'
import { createPages } from './pages.ts'

/** A storefront that answers the address and the body that it receives. */
async function setUp(publicUrl?: string) {
  const { deps } = await createTestApp()
  const storefront = {
    cacheableHeader: 'x-cacheable',
    render: async (request: Request) =>
      new Response(`${new URL(request.url).origin} ${await request.text()}`, {
        headers: { 'content-type': 'text/plain' },
      }),
  }
  const pages = createPages(deps, createApp(deps), storefront, { publicUrl })
  const post = (body: string, origin: string) =>
    pages.answer(
      new Request('http://shop.example/select-branch', { method: 'POST', body, headers: { origin } }),
    )
  return { pages, post }
}

test('a form of the public address is accepted as our own, also behind a proxy that terminates https', async () => {
  const { post } = await setUp('https://shop.example')
  expect(await (await post('branch=nord', 'https://shop.example')).text()).toBe(
    'https://shop.example branch=nord',
  )
})

test('a form of another address keeps its origin, so that it is refused', async () => {
  for (const publicUrl of [undefined, 'https://shop.example']) {
    const { post } = await setUp(publicUrl)
    for (const origin of ['https://evil.example', 'null', ''])
      expect(await (await post('branch=nord', origin)).text()).toBe('http://shop.example branch=nord')
  }
})

test('an oversized form is refused before it is read', async () => {
  const { post } = await setUp()
  expect((await post('x'.repeat(70_000), 'http://shop.example')).status).toBe(413)
})

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page does not accept %s', async (method) => {
  const { pages } = await setUp()
  const answer = await pages.answer(new Request('http://shop.example/login', { method }))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})
