import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { card, cartLine, openCart, plus, untilHydrated } from './menu-steps.ts'

/** Shows a page whose scripts do not come before the answered function lets them. */
async function openWithoutScripts(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return async () => {
    release()
    await untilHydrated(page)
    await page.unroute('**/assets/*.js')
  }
}

test('a button that is pressed before the scripts are there still works', async ({ page, shared }) => {
  const letScriptsCome = await openWithoutScripts(page, `${shared.url}/menu/desserts`)
  await plus(page, 'Tiramisù').click()
  await page.getByRole('button', { name: /^Warenkorb/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('heading', { level: 3 })).toHaveText(
    'Tiramisù',
  )
})

test('presses before the scripts are there count once each, in their order: size, quantity, cart', async ({
  page,
  shared,
}) => {
  const letScriptsCome = await openWithoutScripts(page, `${shared.url}/menu/pizza/pizza-margherita`)
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Groß/ }) })
    .click()
  const more = page.getByRole('button', { name: 'Menge erhöhen' })
  await more.click()
  await more.click()
  await page.getByRole('button', { name: /^In den Warenkorb/ }).click()
  await letScriptsCome()
  await expect(page.getByRole('radio', { name: /^Groß/ })).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'Menge' })).toHaveValue('3')
  const line = cartLine(await openCart(page), 'Margherita')
  await expect(line).toContainText('Groß')
  await expect(line.getByRole('spinbutton', { name: 'Menge' })).toHaveValue('3')
})

test('the cart opens once, however often its button was pressed before the scripts were there', async ({
  page,
  shared,
}) => {
  const letScriptsCome = await openWithoutScripts(page, `${shared.url}/menu/starters`)
  const button = page.getByRole('banner').getByRole('button', { name: /^Warenkorb/ })
  await button.click()
  await button.click()
  await letScriptsCome()
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toBeHidden()
})

test('a link that is pressed after a dish waits for it; pressed again it leads on at once', async ({
  page,
  shared,
}) => {
  const letScriptsCome = await openWithoutScripts(page, `${shared.url}/menu/starters`)
  await plus(page, 'Bruschetta').click()
  await card(page, 'Pizzabrot mit Rosmarin')
    .getByRole('link', { name: 'Pizzabrot mit Rosmarin', exact: true })
    .click()
  expect(page.url()).toBe(`${shared.url}/menu/starters`)
  await letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Pizzabrot mit Rosmarin' })).toBeVisible()
  await page.goBack()
  await expect(
    card(page, 'Bruschetta').getByRole('button', { name: /^Einmal .* herausnehmen/ }),
  ).toBeVisible()

  await openWithoutScripts(page, `${shared.url}/menu/starters`)
  await plus(page, 'Bruschetta').click()
  const tab = page
    .getByRole('navigation', { name: 'Kategorien' })
    .getByRole('link', { name: 'Pizza', exact: true })
  await tab.click()
  await tab.click()
  await expect(page).toHaveURL(`${shared.url}/menu/pizza`)
})

test.describe('where something else has changed the document', () => {
  // React says that it draws the page anew, which has no allowance for the styles in the page.
  test.use({ expectedNoise: /Minified React error #418|inline style/ })

  test('a press counts though its button was replaced', async ({ page, shared }) => {
    const letScriptsCome = await openWithoutScripts(page, `${shared.url}/menu/starters`)
    await plus(page, 'Bruschetta').click()
    const button = await plus(page, 'Bruschetta').elementHandle()
    await page.locator('h1').evaluate((title) => title.replaceChildren('Starters'))
    await letScriptsCome()
    expect(await button?.evaluate((old) => old.isConnected)).toBe(false)
    await expect(
      card(page, 'Bruschetta').getByRole('button', { name: /^Einmal .* herausnehmen/ }),
    ).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Warenkorb, 1 / })).toBeVisible()
  })
})
