import type { Locator, Page } from '@playwright/test'
import { changeAndWait, expect, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { untilHydrated } from './menu-steps.ts'
import { orderByApi } from './orders.ts'

/** A language without a catalogue that runs from right to left: everything is English, and everything is mirrored. */
const addArabic = (server: AppServer): Promise<void> =>
  changeAndWait(
    server,
    `insert into languages (id, code, name, is_default, is_rtl, position) values ('ar', 'ar', 'العربية', 0, 1, 9)`,
  )

async function visitMirrored(page: Page, server: AppServer, path: string): Promise<void> {
  await page.goto(`${server.url}${path}?lang=ar`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await untilHydrated(page)
}

const box = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }

test('a language that is written from right to left turns the whole page around @phone', async ({
  page,
  own,
}) => {
  test.slow()
  await addArabic(own)
  await test.step('no page scrolls sideways from right to left, at 320 and at 390 px', async () => {
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
  await test.step('arrows turn round, and the slider runs from right to left', async () => {
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
  await test.step('the cart opens on the other side, with the texts of a dish away from its edge', async () => {
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
  await test.step('a phone number and an address are read from left to right', async () => {
    await visitMirrored(page, own, '/login')
    const email = page.getByRole('textbox', { name: /^E-mail/ })
    const styles = await email.evaluate((input) => {
      const { direction, textAlign } = getComputedStyle(input)
      return { direction, textAlign }
    })
    expect(styles).toEqual({ direction: 'ltr', textAlign: 'end' })
    // The menu is where the text begins.
    expect((await box(page.getByRole('banner').getByRole('button').first())).x).toBeGreaterThan(300)
  })
})
