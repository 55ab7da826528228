import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the scripts of the page answer to presses. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && !(globalThis as { early?: unknown }).early,
  )
}

/** Opens a page of a server, waits until it answers to presses, and moves the pointer: what is loaded on the first interaction then comes. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await untilHydrated(page)
  await page.mouse.move(2, 2)
}

/** The card of a dish or a combo. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** The round plus of a card: a button that adds, or a link that opens the dish. */
export const plus = (page: Page, name: string): Locator =>
  card(page, name)
    .getByText(`${name} in den Warenkorb`)
    .or(card(page, name).getByLabel(`${name} in den Warenkorb`))

/** Presses the name of a dish and answers its sheet. */
export async function openDish(page: Page, name: string): Promise<Locator> {
  await card(page, name).getByRole('link', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name, exact: true })
  await expect(sheet.getByRole('spinbutton', { name: 'Menge' })).toBeVisible()
  return sheet
}

/** The button of a sheet that adds the dish, or takes over the changes. */
export const buy = (sheet: Page | Locator): Locator =>
  sheet.getByRole('button', { name: /^(In den Warenkorb|Aktualisieren)/ })

/** Opens the cart from the header and answers its panel. */
export async function openCart(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Warenkorb/ })
    .click()
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel).toBeVisible()
  return panel
}

/** One line of the open cart. */
export const cartLine = (panel: Locator, name: string): Locator =>
  panel.getByRole('listitem').filter({ has: panel.page().getByRole('heading', { name, exact: true }) })

/** The tabs of the categories. */
export const tabs = (page: Page): Locator => page.getByRole('navigation', { name: 'Kategorien' })

/** Whether the focus is on an element. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === node.ownerDocument.activeElement)
