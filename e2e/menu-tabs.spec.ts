import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { card, tabs, visit } from './menu-steps.ts'

// Everything glides here as it does for most guests.
test.use({ reducedMotion: 'no-preference' })

/** What 150 ms are on a screen of 60 Hz; a busy machine makes frames longer, not more of them. */
const FRAMES = 9

/** Scrolls to a section and answers after how many frames its tab was the current one. */
const markedAfter = (page: Page, name: string): Promise<number> =>
  page.evaluate((name) => {
    const bar = document.querySelector('nav[aria-label="Kategorien"]')
    const heading = [...document.querySelectorAll('h2')].find((one) => one.textContent === name)
    const tab = [...(bar?.querySelectorAll('a') ?? [])].find((one) => one.textContent === name)
    if (!heading || !tab) throw new Error(`no section and tab ${name}`)
    return new Promise<number>((resolve) => {
      const wait = (frames: number) =>
        requestAnimationFrame(() => (tab.hasAttribute('aria-current') ? resolve(frames) : wait(frames + 1)))
      addEventListener('scroll', () => wait(0), { once: true })
      heading.scrollIntoView()
    })
  }, name)

test(
  'U-03 the tab of the section in view is marked at once and lies inside the bar',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, shared.url)
    await expect(card(page, 'Limoncello')).toHaveCount(1)
    for (const name of ['Pasta', 'Desserts', 'Softdrinks', 'Burger', 'Pizza bianca']) {
      expect(await markedAfter(page, name), name).toBeLessThanOrEqual(FRAMES)
      const tab = tabs(page).getByRole('link', { name, exact: true })
      await expect(tabs(page).locator('[aria-current]')).toHaveText(name)
      await expect.poll(() => liesInside(tab, tabs(page)), name).toBe(true)
    }
  },
)

async function liesInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [one, all] = [await inner.boundingBox(), await outer.boundingBox()]
  if (!one || !all) return false
  const fits = (from: number, size: number, start: number, available: number) =>
    from >= start - 1 && from + size <= start + available + 1
  return fits(one.x, one.width, all.x, all.width) && fits(one.y, one.height, all.y, all.height)
}

/** Waits until the page and its bar of tabs have come to rest. */
const restedPage = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const bar = document.querySelector('nav[aria-label="Kategorien"] ul')
        const check = (last: string, stillFrames: number) =>
          requestAnimationFrame(() => {
            const now = `${scrollY} ${bar?.scrollLeft}`
            if (stillFrames > 8) resolve()
            else check(now, now === last ? stillFrames + 1 : 0)
          })
        check('', 0)
      }),
  )

/** Presses a tab as people do: when it has come to rest under the finger. */
async function pressTab(page: Page, name: string): Promise<void> {
  const tab = tabs(page).getByRole('link', { name, exact: true })
  await tab.scrollIntoViewIfNeeded()
  await restedPage(page)
  await tab.click()
}

/** How far a section's heading stands below what covers the top of the resting page, in pixels. */
async function belowTheBar(page: Page, name: string): Promise<number> {
  await restedPage(page)
  const heading = await page.getByRole('heading', { level: 2, name, exact: true }).boundingBox()
  const bar = await tabs(page).boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  if (!heading || !bar || !header) return Number.NaN
  // Beside the menu the tabs stand upright and cover nothing.
  const isBeside = bar.height > bar.width
  return heading.y - (isBeside ? header.y + header.height : bar.y + bar.height)
}

test(
  'U-04 a tab brings the heading of its section right below the bar',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, shared.url)
    for (const name of [
      'Pizza bianca',
      'Softdrinks',
      'Calzone',
      'Bier & Wein',
      'Menüs',
      'Kaffee & Milchgetränke',
    ]) {
      await pressTab(page, name)
      const gap = await belowTheBar(page, name)
      expect(gap, name).toBeGreaterThanOrEqual(0)
      expect(gap, name).toBeLessThanOrEqual(24)
      await expect(tabs(page).locator('[aria-current]')).toHaveText(name)
    }
  },
)

/** Presses a tab, and another one while the page is still on its way to the first section. */
const pressBoth = (page: Page, first: string, second: string): Promise<void> =>
  page.evaluate(
    async ([first, second]) => {
      const press = (name?: string) =>
        [...document.querySelectorAll<HTMLElement>('nav[aria-label="Kategorien"] a')]
          .find((tab) => tab.textContent === name)
          ?.click()
      const start = scrollY
      press(first)
      for (let frames = 0; frames < 60 && Math.abs(scrollY - start) < 40; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      press(second)
    },
    [first, second],
  )

test('U-04 a tab leads to its section while the menu still glides to another one, on a slow phone too', async ({
  page,
  shared,
}) => {
  test.slow()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await visit(page, shared.url)
  for (const [first, second] of [
    ['Pizza', 'Softdrinks'],
    ['Calzone', 'Desserts'],
    ['Kaffee & Milchgetränke', 'Bier & Wein'],
  ] as const) {
    await pressBoth(page, first, second)
    const gap = await belowTheBar(page, second)
    expect(gap, second).toBeGreaterThanOrEqual(0)
    expect(gap, second).toBeLessThanOrEqual(24)
    await expect(tabs(page).locator('[aria-current]')).toHaveText(second)
  }
})

test('U-04 a tab gives way to a guest who scrolls on while the menu glides', async ({ page, shared }) => {
  await visit(page, shared.url)
  await pressTab(page, 'Pizza bianca')
  await restedPage(page)
  const start = await page.evaluate(() => scrollY)
  await pressTab(page, 'Calzone')
  await page.waitForFunction((start) => scrollY > start + 20, start)
  await page.keyboard.press('Control+Home')
  await restedPage(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(tabs(page).locator('[aria-current]')).toHaveText('Menüs')
})

test('U-05 an address with a section opens there, and Back leaves in one step', async ({ page, shared }) => {
  await page.goto(`${shared.url}/pages/imprint`)
  await visit(page, `${shared.url}/#c-desserts`)
  await expect(page.getByRole('heading', { level: 2, name: 'Desserts' })).toBeInViewport()
  const gap = await belowTheBar(page, 'Desserts')
  expect(gap).toBeGreaterThanOrEqual(0)
  expect(gap).toBeLessThanOrEqual(24)
  await pressTab(page, 'Pasta')
  await pressTab(page, 'Burger')
  await expect(page).toHaveURL(/#c-burgers$/)
  await page.goBack()
  await expect(page).toHaveURL(`${shared.url}/pages/imprint`)
})
