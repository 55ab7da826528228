import { expect, test } from 'vitest'
import type { HttpBindings } from '@hono/node-server'
import type { Client } from '#contract/client.ts'
import { getBranchDocument } from '#contract/branches.staff.ts'
import { getProduct } from '#contract/menu.ts'
import { getPreviewLink, importDocuments } from '#contract/publishing.staff.ts'
import { createApp } from '#api/app.ts'
import { branch } from '../api/test/branches.ts'
import { draftPrice, staffClient } from '../api/test/documents.ts'
import { createTestShop } from '../api/test/shop.ts'
import { workAt } from '../api/test/staff.ts'
import { createPages } from './pages.ts'
import { createPreviewShop } from './preview.ts'

const margherita = { params: { categoryId: 'pizzas', productId: 'margherita' } }

/** A storefront whose public page shows what the large Margherita costs, and who asks for it. */
const storefront = {
  cacheableHeader: 'x-cacheable',
  async render(request: Request, { call, language }: { call: Client; language: string }) {
    const { sizes } = await call(getProduct, margherita)
    const text = `${sizes.at(-1)?.price} ${request.headers.get('cookie')}`
    return new Response(`<html lang="${language}"><head></head><body>${text}</body></html>`, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-render-mark': 'mark',
        'x-cacheable': 'content',
      },
    })
  },
}

async function openShop() {
  const app = await createTestShop()
  const mina = await staffClient(app)
  await draftPrice(mina, 1350)
  const pages = createPages(app.deps, createApp(app.deps), storefront)
  const preview = createPreviewShop(app.deps, storefront)
  const { path } = await mina(getPreviewLink, {})
  const token = path.replace('/preview/', '')
  const open = (one: string, query = '') =>
    preview.open(
      new Request(`http://shop/preview/${one}${query}`, { headers: { 'accept-language': 'de' } }),
      one,
    )
  const look = (cookie = `preview=${token}`) =>
    preview.page(new Request('http://shop/', { headers: { cookie, 'accept-encoding': 'br' } }))
  return { app, pages, preview, token, open, look }
}

test('a link shows the drafted price, in pages and calls that nobody keeps', async () => {
  const { app, pages, preview, open, look, token } = await openShop()
  const answer = open(token)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(preview.isAsked({ cookie })).toBe(true)
  const page = await look(`${cookie}; session=secret; lang=de`)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
  })
  expect(page.headers.has('etag')).toBe(false)
  const html = await page.text()
  expect(html).toMatch(
    /^<html lang="de"><head>.*<body>1350 lang=de; branch=; XSRF-TOKEN=<aside aria-label="Vorschau"/,
  )
  expect(html).toContain('1 unveröffentlichte Änderung, Stand 20.11.26, 19:00')
  const call = await preview.call(
    new Request('http://shop/api/products/categories/pizzas/products/margherita', { headers: { cookie } }),
    { incoming: { socket: {} } } as HttpBindings,
  )
  expect(call.headers.get('cache-control')).toBe('no-store')
  expect(await call.json()).toMatchObject({ data: { sizes: [{}, {}, { price: 13.5 }] } })
  expect(await (await pages.answer(new Request('http://shop/'))).text()).toContain('1290')
  expect((await app.call(getProduct, margherita)).sizes.at(-1)?.price).toBe(1290)
})

test('a link that has ended, was changed or is of another shop shows nothing but a word', async () => {
  const { app, preview, open, token } = await openShop()
  const other = await openShop()
  const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  for (const wrong of [changed, other.token, 'x', '']) {
    const answer = open(wrong)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([410, null])
    expect(await answer.text()).toContain('Dieser Link zur Vorschau ist abgelaufen')
    expect(preview.isAsked({ cookie: `preview=${wrong}` })).toBe(false)
  }
  app.setClock('2026-11-21T17:59:00.000Z')
  expect(preview.isAsked({ cookie: `preview=${token}` })).toBe(true)
  app.setClock('2026-11-21T18:00:00.000Z')
  expect(preview.isAsked({ cookie: `preview=${token}` })).toBe(false)
  expect(open(token).status).toBe(410)
})

test('a link leads to pages of this shop only', async () => {
  const { open, token } = await openShop()
  const to = (path: string) => open(token, `?to=${encodeURIComponent(path)}`).headers.get('location')
  expect(to('/menu/pizzas?dish=1')).toBe('/menu/pizzas?dish=1')
  for (const path of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'])
    expect(to(path)).toBe('/')
})

test('the back office sees the shop itself, also beside a preview, and a browser can leave it', async () => {
  const { preview, token } = await openShop()
  const cookie = `preview=${token}`
  expect(preview.isCalled({ cookie, referer: 'http://shop/backoffice/menu/preview' })).toBe(false)
  expect(preview.isCalled({ cookie, referer: 'http://shop/menu/pizzas' })).toBe(true)
  expect(preview.end().headers.get('set-cookie')).toMatch(/^preview=; Max-Age=0/)
})

test('a link of a manager of one branch shows what is drafted for it and for all, and no draft of another branch', async () => {
  const app = await createTestShop({ rows: [branch('nord'), branch('ost')] })
  const mina = await staffClient(app)
  const nora = await staffClient(app, { email: 'nora@example.org', role: 'manager' })
  await workAt(app, 'nora@example.org', ['nord'])
  await draftPrice(mina, 1350)
  const renamed = await Promise.all(
    ['nord', 'ost'].map(async (id) => {
      const { document } = await mina(getBranchDocument, { params: { id } })
      return { kind: 'branch' as const, id, document: { ...document, name: `${id} drafted` } }
    }),
  )
  await mina(importDocuments, {
    query: {},
    body: { format: 'tischlein', version: 1, documents: renamed },
  })
  const preview = createPreviewShop(app.deps, storefront)
  const seen = async (maker: Client) => {
    const { path } = await maker(getPreviewLink, {})
    const headers = { cookie: `preview=${path.replace('/preview/', '')}` }
    const call = (to: string) =>
      preview.call(new Request(`http://shop/api${to}`, { headers }), {
        incoming: { socket: {} },
      } as HttpBindings)
    const branches = (await (await call('/branches')).json()) as { data: { name: string }[] }
    const page = await preview.page(new Request('http://shop/', { headers }))
    return [...branches.data.map(({ name }) => name), /<body>(\d+)/.exec(await page.text())?.[1]]
  }
  expect(await seen(nora)).toEqual(['nord drafted', 'ost', '1350'])
  expect(await seen(mina)).toEqual(['nord drafted', 'ost drafted', '1350'])
  expect(await seen(nora)).toEqual(['nord drafted', 'ost', '1350'])
})

test('a link of a manager of many branches is one of a preview', async () => {
  const ids = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32))
  const app = await createTestShop({ rows: ids.map((id) => branch(id)) })
  const nora = await staffClient(app, { email: 'nora@example.org', role: 'manager' })
  await workAt(app, 'nora@example.org', ids)
  const { path } = await nora(getPreviewLink, {})
  const cookie = `preview=${path.replace('/preview/', '')}`
  expect(createPreviewShop(app.deps, storefront).isAsked({ cookie })).toBe(true)
})
