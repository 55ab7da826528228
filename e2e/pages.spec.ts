import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buy, card, openCart, openDish, plus, tabs, visit } from './menu-steps.ts'

/** A page whose console may have errors: a browser reports every request that fails. */
const noisyPage = (browser: Browser): Promise<Page> => browser.newPage()

for (const [fault, break_] of [
  ['cannot be reached', (page: Page) => page.route('**/section-data/*', (route) => route.abort())],
  ['answers 500', (page: Page) => page.route('**/section-data/*', (route) => route.fulfill({ status: 500 }))],
] as const) {
  test(`U-41 a category that ${fault} leaves the others usable and offers another try`, async ({
    browser,
    shared,
  }) => {
    const page = await noisyPage(browser)
    await break_(page)
    await visit(page, shared.url)
    await tabs(page).getByRole('link', { name: 'Desserts' }).click()
    const desserts = page.getByRole('region', { name: 'Desserts' })
    await expect(desserts.getByRole('alert')).toContainText('Diese Gerichte konnten nicht geladen werden.')
    await expect(card(page, 'Margherita')).toHaveCount(1)

    await page.unroute('**/section-data/*')
    await desserts.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(card(page, 'Tiramisù')).toBeVisible()
    await plus(page, 'Tiramisù').click()
    await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    await page.close()
  })
}

test('a dish that cannot be loaded shows a message and offers another try', async ({ browser, shared }) => {
  const page = await noisyPage(browser)
  await page.route('**/dish-data/**', (route) => route.abort())
  await visit(page, shared.url)
  await card(page, 'Margherita').getByRole('link', { name: 'Margherita', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('alert')).toContainText('Das Gericht lässt sich gerade nicht laden.')
  await page.unroute('**/dish-data/**')
  await sheet.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(buy(page.getByRole('dialog', { name: 'Margherita' }))).toBeVisible()
  await page.close()
})

test('no request leaves our own server', async ({ page, shared }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await visit(page, shared.url)
  const sheet = await openDish(page, 'Margherita')
  await buy(sheet).click()
  await expect(sheet).toBeHidden()
  const panel = await openCart(page)
  await panel.getByRole('link', { name: 'zzgl. Lieferkosten' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lieferung & Zahlung' })).toBeVisible()
  await visit(page, `${shared.url}/menu/burgers/burger-klassiker`)
  expect(requested.length).toBeGreaterThan(20)
  expect(requested.filter((url) => !url.startsWith(`${shared.url}/`) && !url.startsWith('data:'))).toEqual([])
})

/** Counts how far things move on the page, also right after a press (which the usual figure forgives). */
async function watchShifts(page: Page): Promise<{ total(): Promise<number> }> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifts: number }
    seen.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { total: () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts) }
}

test(
  'U-43 nothing jumps while the home page loads and fills: layout shift at most 0.05',
  { tag: '@wide' },
  async ({ page, shared }) => {
    const shifts = await watchShifts(page)
    await visit(page, shared.url)
    await expect(card(page, 'Limoncello')).toHaveCount(1)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo')).toContainText('00:00–24:00')
    expect(await shifts.total()).toBeLessThanOrEqual(0.05)
  },
)

test(
  'U-20 nothing jumps when a dish goes into the cart: layout shift at most 0.01',
  { tag: '@wide' },
  async ({ page, shared }) => {
    const shifts = await watchShifts(page)
    await visit(page, `${shared.url}/menu/desserts`)
    await expect(page.getByText('Geöffnet')).toBeVisible()
    // On a busy machine the fonts may come after the press, and what they move is not about the cart.
    const loaded = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => family + status))
    await expect.poll(loaded).toContainEqual(expect.stringMatching(/^"?Figtree Variable"?loaded$/))
    const before = await shifts.total()
    await plus(page, 'Tiramisù').click()
    await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'In den Warenkorb gelegt' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'In den Warenkorb gelegt' })).toBeHidden()
    expect((await shifts.total()) - before).toBeLessThanOrEqual(0.01)
  },
)
