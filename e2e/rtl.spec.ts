import type { Locator, Page } from '@playwright/test'
import { change, expect, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { untilHydrated, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'

/** A language without a catalogue that runs from right to left: everything is English, and everything is mirrored. */
function addArabic(server: AppServer): void {
  change(
    server.dataDir,
    `insert into languages (id, code, name, is_default, is_rtl, position) values ('ar', 'ar', 'العربية', 0, 1, 9)`,
  )
}

async function visitMirrored(page: Page, server: AppServer, path: string): Promise<void> {
  const url = `${server.url}${path}?lang=ar`
  // Another process reads a change within a second.
  await expect(async () => {
    await page.goto(url)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl', { timeout: 500 })
  }).toPass()
  await untilHydrated(page)
}

const box = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

test('no page scrolls sideways from right to left, at 320 and at 390 px @phone', async ({ page, own }) => {
  addArabic(own)
  const order = await orderByApi(own.url)
  for (const path of [
    '/',
    '/menu/pizza',
    '/checkout',
    '/contact',
    '/login',
    '/register',
    '/pages/terms',
    order,
  ]) {
    await visitMirrored(page, own, path)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('arrows turn round, and the slider runs from right to left', async ({ page, own }) => {
  addArabic(own)
  await visitMirrored(page, own, '/')
  const slider = page.getByRole('region', { name: 'Categories in pictures' })
  const next = slider.getByRole('button', { name: 'Next categories' })
  const previous = slider.getByRole('button', { name: 'Previous categories' })
  expect((await box(next)).x).toBeLessThan((await box(previous)).x)
  expect(await next.locator('svg').evaluate((arrow) => getComputedStyle(arrow).scale)).toBe('-1 1')
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true')
  const moved = await slider.getByRole('list').evaluate((row) => row.scrollLeft)
  expect(moved).toBeLessThan(0)
})

test('the cart opens on the other side, with the texts of a dish away from its edge', async ({
  page,
  own,
}) => {
  addArabic(own)
  await visitMirrored(page, own, '/menu/starters')
  const name = page.getByRole('heading', { name: 'Bruschetta', exact: true })
  const card = page.getByRole('listitem').filter({ has: name })
  const [label, whole] = [await box(name), await box(card)]
  expect(whole.x + whole.width - (label.x + label.width)).toBeGreaterThanOrEqual(8)

  await page.getByRole('button', { name: /Add .*Bruschetta.* to cart/ }).click()
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  const panel = page.getByRole('dialog', { name: 'Cart' })
  await expect(panel).toBeVisible()
  expect((await box(panel)).x).toBe(0)
})

test('a phone number and an address are read from left to right', async ({ page, own }) => {
  addArabic(own)
  await visitMirrored(page, own, '/login')
  const email = page.getByRole('textbox', { name: /^E-mail/ })
  const styles = await email.evaluate((input) => {
    const { direction, textAlign } = getComputedStyle(input)
    return { direction, textAlign }
  })
  expect(styles).toEqual({ direction: 'ltr', textAlign: 'end' })
})

test('a language that runs from left to right is not mirrored', async ({ page, shared }) => {
  await visit(page, `${shared.url}/?lang=en`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})
