import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buy, openCart, openDish, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'

/** Everything that opens above the menu. */
const dialogs: Record<string, (page: Page) => Promise<Locator>> = {
  'a dish': (page) => openDish(page, 'Margherita'),
  'the cart': openCart,
  'the side menu': async (page) => {
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    return page.getByRole('dialog', { name: 'Feuer & Flora' })
  },
  'the choice of allergens': async (page) => {
    await page.getByRole('button', { name: 'Allergene ausschließen' }).click()
    return page.getByRole('dialog', { name: 'Allergene ausschließen' })
  },
}

test('A-15 whatever opens above the menu is closed by one press or by Esc, without dragging', async ({
  page,
  shared,
}) => {
  await visit(page, shared.url)
  for (const [name, open] of Object.entries(dialogs)) {
    for (const close of [
      (dialog: Locator) => dialog.getByRole('button', { name: 'Schließen' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      const dialog = await open(page)
      await expect(dialog, name).toBeVisible()
      await close(dialog)
      await expect(dialog, name).toBeHidden()
    }
  }
})

test(
  'A-07 at 320 px with doubled text every button is whole',
  { tag: '@phone' },
  async ({ page, shared }) => {
    const order = await orderByApi(shared.url)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      '/',
      '/menu/pizza',
      '/?dish=pizza/pizza-margherita',
      '/?cart=1',
      '/checkout',
      order,
      '/login',
      '/register',
    ]) {
      await visit(page, shared.url + path)
      if (path.includes('?')) await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await brokenButtons(page), path).toEqual([])
      if (path.includes('dish=')) await buy(page.getByRole('dialog')).click()
    }
  },
)

/** The buttons that stick out of the screen or do not hold their text. Rows that scroll are no fault. */
const brokenButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) ||
        scrolls(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('button, .button')]
      .filter((button) => {
        const { left, right, width } = button.getBoundingClientRect()
        if (width < 2 || !button.checkVisibility({ visibilityProperty: true })) return false
        const isOut = (left < -1 || right > innerWidth + 1) && !scrolls(button)
        // A badge in a corner may hang over, and is no text of the button.
        const badges = [...button.querySelectorAll<HTMLElement>('*')].filter(
          (one) => getComputedStyle(one).position === 'absolute',
        )
        for (const badge of badges) badge.style.display = 'none'
        const isCut = button.scrollWidth > button.clientWidth + 1
        for (const badge of badges) badge.style.display = ''
        return isOut || isCut
      })
      .map((button) => `${button.className} ${button.innerText}`)
  })

test('A-15 the row of categories goes on and back by pressing a button, the menus of a phone have a page', async ({
  page,
  shared,
  isMobile,
}) => {
  await visit(page, shared.url)
  await goesOnAndBack(page, '.slider__row', 'Kategorien')
  if (!isMobile) return goesOnAndBack(page, '.combos--row', 'Menüs')
  const menus = page.getByRole('region', { name: 'Menüs', exact: true })
  const count = await menus.getByRole('listitem').count()
  await menus.getByRole('link', { name: 'Alle zeigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menüs' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(count)
})

/** Moves a row by its two buttons. */
async function goesOnAndBack(page: Page, row: string, items: string): Promise<void> {
  const passed = () => page.locator(row).evaluate((node) => Math.round(Math.abs(node.scrollLeft)))
  expect(await passed(), items).toBe(0)
  await page.getByRole('button', { name: `Nächste ${items}` }).click()
  await expect.poll(passed, items).toBeGreaterThan(50)
  await page.getByRole('button', { name: `Vorherige ${items}` }).click()
  await expect.poll(passed, items).toBe(0)
}
