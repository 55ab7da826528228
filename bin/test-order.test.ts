import { expect, test } from 'vitest'
import { testOrderLink } from '../api/orders/test-order.ts'
import { createTestShop } from '../api/test/shop.ts'
import { createTestOrders } from './test-order.ts'

/** Pages that show the cookie they were asked with. */
const pages = {
  answer: async (request: Request) =>
    new Response(
      `<html lang="${/lang=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'de'}"><body>${request.headers.get('cookie')}</body></html>`,
      {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          etag: 'x',
          'x-encoding': request.headers.get('accept-encoding') ?? 'plain',
        },
      },
    ),
}

async function openShop(publicUrl?: string) {
  const app = await createTestShop()
  const tests = createTestOrders(app.deps, pages, { publicUrl })
  const token = testOrderLink(app.deps).path.replace('/test-order/', '')
  const open = (one: string) => tests.open(new Request(`http://shop/test-order/${one}`), one)
  const look = (cookie: string) =>
    tests.page(new Request('http://shop/', { headers: { cookie, 'accept-encoding': 'br' } }))
  return { app, tests, token, open, look }
}

test('the link keeps a cookie that no script reads for an hour, and leads to the shop', async () => {
  const { tests, token, open } = await openShop('https://shop.example')
  const answer = open(token)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  const cookie = `test_order=${token}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax; Secure`
  expect(answer.headers.get('set-cookie')).toBe(cookie)
  expect(tests.isAsked({ cookie })).toBe(true)
  expect(tests.end().headers.get('set-cookie')).toMatch(/^test_order=; Max-Age=0/)
})

test('every page says until when orders are tests, and nobody keeps it', async () => {
  const { token, look } = await openShop()
  const page = await look(`test_order=${token}; session=mine`)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-encoding': 'plain',
  })
  expect(page.headers.has('etag')).toBe(false)
  const html = await page.text()
  expect(await (await look(`test_order=${token}; lang=en`)).text()).toContain('End the test')
  expect(html).toMatch(/session=mine<aside aria-label="Testbestellung".*Bis 20:00 .*href="\/test-order\/end"/)
})

test('a link that is made up or over opens nothing', async () => {
  const { app, tests, token, open } = await openShop()
  expect(open('made-up').status).toBe(410)
  app.setClock('2026-11-20T19:00:00.000Z')
  expect([open(token).status, tests.isAsked({ cookie: `test_order=${token}` })]).toEqual([410, false])
})
