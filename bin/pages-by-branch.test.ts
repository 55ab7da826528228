import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { listSettings } from '#contract/settings.public.ts'
import { createApp } from '#api/app.ts'
import { createTestApp } from '../api/test/app.ts'
import { branch } from '../api/test/branches.ts'
import { change, publish, settings } from '../api/test/builders.ts'
import { createPages } from './pages.ts'

/** A storefront whose page shows the title that the API answers, at two branches; `main` has the shared settings. */
async function setUp(hasBranch = '1') {
  const app = await createTestApp()
  await publish(
    app,
    settings({ HAS_BRANCH: hasBranch, SITE_TITLE: 'Haus' }),
    branch('nord', { settings: { SITE_TITLE: 'Nord' } }),
    branch('ost', { settings: { SITE_TITLE: 'Ost' } }),
  )
  let asksForBranch: boolean | undefined
  const pages = createPages(app.deps, createApp(app.deps), {
    cacheableHeader: 'x-cacheable',
    async render(_, server: { call: Client; hasBranches: boolean; branch: { name: string } | undefined }) {
      asksForBranch = server.hasBranches
      const all = await server.call(listSettings, {})
      const title = all.find(({ key }) => key === 'SITE_TITLE')?.value
      const html = `<html><head></head><body>${title}, ${server.branch?.name ?? 'none'}</body></html>`
      return new Response(html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'x-render-mark': 'mark',
          'x-cacheable': 'content',
        },
      })
    },
  })
  const get = async (cookie: string) => {
    const answer = await pages.answer(new Request('http://shop/', { headers: { cookie } }))
    return /<body>([^<]*)/.exec(await answer.text())?.[1]
  }
  const asks = async () => {
    await get('')
    return asksForBranch
  }
  return { app, get, asks }
}

test('a cached page is served at its own branch only, in whatever order guests come', async () => {
  const { get } = await setUp()
  for (let round = 0; round < 2; round++) {
    expect(await get('branch=nord')).toBe('Nord, nord')
    expect(await get('')).toBe('Haus, none')
    expect(await get('session=x; branch=ost; lang=de')).toBe('Ost, ost')
    expect(await get('branch=unknown')).toBe('Haus, none')
  }
})

test('an old branch cookie is ignored in a system without branches', async () => {
  const { get } = await setUp('')
  expect(await get('branch=nord')).toBe('Haus, none')
})

test('in a system without branches a guest at a table sees the pages of its branch, also after a change', async () => {
  const { app, get } = await setUp('')
  expect(await get('branch=table~nord')).toBe('Nord, nord')
  expect(await get('')).toBe('Haus, none')
  await change(app, 'branch_settings', { branch_id: 'nord', key: 'SITE_TITLE' }, { value: 'Neu' })
  await app.deps.content.refresh()
  await expect.poll(() => get('branch=table~nord')).toBe('Neu, nord')
})

test('the page of a request is determined again after a change: the cookie counts from then on', async () => {
  const { app, get } = await setUp('')
  expect(await get('branch=nord')).toBe('Haus, none')
  await change(app, 'settings', { key: 'HAS_BRANCH' }, { value: '1' })
  await app.deps.content.refresh()
  expect(await get('branch=nord')).toBe('Nord, nord')
  await change(app, 'branches', { id: 'nord' }, { slug: 'norden' })
  await app.deps.content.refresh()
  expect(await get('branch=nord')).toBe('Haus, none')
})

test('each branch shows its own change only', async () => {
  const { app, get } = await setUp()
  await get('branch=nord')
  await get('branch=ost')
  await change(app, 'branch_settings', { branch_id: 'nord', key: 'SITE_TITLE' }, { value: 'Neu' })
  await app.deps.content.refresh()
  await expect.poll(() => get('branch=nord')).toBe('Neu, nord')
  expect(await get('branch=ost')).toBe('Ost, ost')
})

test('guests are asked for a branch only while there is one', async () => {
  const { app, asks } = await setUp()
  expect(await asks()).toBe(true)
  await app.db.deleteFrom('branch_settings').execute()
  await app.db.deleteFrom('branches').execute()
  await change(app, 'settings', { key: 'SITE_TITLE' }, { value: 'Ada' })
  await app.deps.content.refresh()
  expect(await asks()).toBe(false)
})
