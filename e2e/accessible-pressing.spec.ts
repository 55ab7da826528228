import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openCart, openDish, visit } from './menu-steps.ts'

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
