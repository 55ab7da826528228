import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { changeAndWait, expect, test } from './fixtures.ts'
import { card, plus, tabs, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'

const OFFLINE = /^Du bist offline\. Preise von \d\d:\d\d/

test.use({
  serviceWorkers: 'allow',
  expectedNoise: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/,
})

/** Waits until the device has what a guest needs without a connection. */
async function untilStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const has = await Promise.all(
        ['/', '/offline', '/section-data/desserts'].map((path) => caches.match(path)),
      )
      return navigator.serviceWorker.controller?.state === 'activated' && has.every(Boolean)
    })
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true)
}

/** What answered the calls of the API that the page has made. */
const answeredBy = (page: Page) =>
  page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))
    return [
      ...new Set(calls.map((call) => (call as { workerFinalSourceType?: string }).workerFinalSourceType)),
    ]
  })

/** The paths of everything that is stored. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })

test('U-40 without a connection a guest has the menu and the cart, every page is styled, and what was wanted opens by itself', async ({
  page,
  shared,
  context,
}) => {
  // A whole build and a menu are stored before it begins.
  test.slow()
  await visit(page, shared.url)
  await plus(page, 'Tiramisù').click()
  await untilStored(page)
  const order = shared.url + (await orderByApi(shared.url))
  await page.goto(order)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  await expect.poll(() => answeredBy(page), 'calls of the API do not wake the worker').toEqual(['network'])
  await expect.poll(() => storedPaths(page)).toContain(new URL(order).pathname)
  await context.setOffline(true)
  await page.goto(shared.url)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Warenkorb, 1/ })).toBeVisible()
  await tabs(page).getByRole('link', { name: 'Desserts' }).click()
  await expect(card(page, 'Panna cotta mit Himbeeren')).toBeAttached()

  await page.goto(`${shared.url}/checkout`)
  await expect(page).toHaveURL(`${shared.url}/offline?return=%2Fcheckout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline')
  await expect(page.getByRole('banner').getByRole('button', { name: /^Warenkorb, 1/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCSS('border-radius', /[1-9]/)

  await page.goto(order)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.getByText(/^Keine Verbindung\. .*\d\d:\d\d/)).toBeVisible()
  await expect(page.getByText(/^Du bist offline/)).toBeHidden()

  await page.goto(`${shared.url}/checkout`)
  await context.setOffline(false)
  await expect(page).toHaveURL(`${shared.url}/checkout`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasse')
  await expect(page.getByText(/Du bist offline/)).toHaveCount(0)
  expect(
    (await storedPaths(page)).filter((path) => /^\/(?:api|me|checkout|backoffice|login)(?:\/|$)/.test(path)),
  ).toEqual([])
})

test('a new build takes over by itself, beside an open tab that keeps the files of its own', async ({
  page,
  shared,
  context,
}) => {
  test.slow()
  const builds = await serveBuilds(shared.url)
  // A worker that ends may leave an empty cache behind: its lists of ages are cleaned after its answers.
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const filled: string[] = []
      for (const name of await caches.keys())
        if (name.includes('-') && (await (await caches.open(name)).keys()).length > 0) filled.push(name)
      return {
        active: registration?.active?.state,
        next: (registration?.installing ?? registration?.waiting)?.state,
        caches: filled.toSorted(),
      }
    })
  const settled = (names: string[]) => ({ active: 'activated', next: undefined, caches: names.toSorted() })
  const stored = (id: string) => [`assets-${id}`, `pages-${id}`, `parts-${id}`]
  try {
    await visit(page, builds.url)
    await untilStored(page)
    expect(await state()).toEqual(settled(stored(builds.first)))
    builds.deploy()
    // Not by a visit: Chromium keeps a new worker waiting, for minutes, while requests reach the one before.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect
      .poll(state, { timeout: 60_000 })
      .toEqual(settled([`assets-${builds.first}`, ...stored(builds.second)]))
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(OFFLINE)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    builds.server.close()
    builds.server.closeAllConnections()
  }
})

/** The shop behind a server that pretends, once it `deploy`s, to have another build. */
async function serveBuilds(shop: string) {
  const worker = await (await fetch(`${shop}/sw.js`)).text()
  const first = /\bid:[`"]([0-9a-f]{12})[`"]/.exec(worker)?.[1] ?? ''
  const second = 'f'.repeat(12)
  let sent = worker
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', shop)
    const answer = await fetch(shop + request.url, { headers: { accept: request.headers.accept ?? '*/*' } })
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(?:content-(?:encoding|length)|etag|transfer-encoding)$/.test(name),
      ),
    )
    response.writeHead(answer.status, headers)
    response.end(pathname === '/sw.js' ? sent : Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const deploy = () => {
    sent = worker.replaceAll(first, second)
  }
  return { url: `http://127.0.0.1:${port}`, server, first, second, deploy }
}

test('an old price is shown with its hour, and the new one comes by itself with the connection', async ({
  page,
  own,
  context,
}) => {
  test.slow()
  await visit(page, own.url + '/menu/desserts')
  await untilStored(page)
  const price = await card(page, 'Tiramisù').textContent()
  await context.setOffline(true)
  await changeAndWait(
    own,
    `update product_sizes set price_cents = 9990 where product_id = 'dessert-tiramisu'`,
  )
  await page.reload()
  expect(await card(page, 'Tiramisù').textContent()).toBe(price)
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await context.setOffline(false)
  await expect(card(page, 'Tiramisù')).toContainText('99,90')
  await expect(page.getByText(/Preise von/)).toHaveCount(0)
})
