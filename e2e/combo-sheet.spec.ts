import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buy, card, cartLine, openCart, openDish, visit } from './menu-steps.ts'

/** One part of a combo. */
const part = (sheet: Locator, name: string): Locator =>
  sheet
    .getByRole('group')
    .filter({ has: sheet.page().getByRole('heading', { level: 3, name, exact: true }) })
    .last()

const progress = (sheet: Locator): Locator => sheet.getByRole('status').first()

test('U-16 U-18 a combo is bought once all its parts are chosen', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/menus`)
  await expect(card(page, 'Mittagspause')).toContainText(/9,90\s€/)
  await expect(card(page, 'Mittagspause')).toContainText(/statt einzeln 11,40\s€/)
  const sheet = await openDish(page, 'Mittagspause')
  await test.step('U-16 a combo with empty parts adds nothing, names them and leads to the first', async () => {
    await expect(buy(sheet)).toBeDisabled()
    await expect(buy(sheet)).toHaveAccessibleDescription('Bitte wähle: Pizza, Getränk')
    await buy(sheet).click({ force: true })
    await expect(sheet.getByRole('alert')).toHaveText('Bitte wähle: Pizza, Getränk')
    await expect
      .poll(() => part(sheet, 'Pizza').evaluate((node) => node.contains(document.activeElement)))
      .toBe(true)
    await sheet.getByRole('radio', { name: 'Salami' }).check()
    await expect(buy(sheet)).toHaveAccessibleDescription('Bitte wähle: Getränk')
  })
  await test.step('a combo costs price × (100 − discount) / 100 and compares itself with buying singly', async () => {
    await expect(buy(sheet)).toHaveText(/9,90\s€$/)
    await sheet.getByRole('radio', { name: 'Cola', exact: true }).check()
    await expect(sheet.getByText(/^Du sparst \d,\d\d\s€ gegenüber dem Einzelkauf$/)).toBeVisible()
    await expect(buy(sheet)).toHaveText(/9,90\s€$/)
    await sheet.getByRole('button', { name: 'Menge erhöhen' }).click()
    await expect(buy(sheet)).toHaveText(/19,80\s€$/)
  })
  await test.step('a combo is added once, though the button is pressed twice before the sheet closes', async () => {
    await buy(sheet).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
  })
  await test.step('U-18 a combo in the cart is edited with its dishes as they were chosen', async () => {
    const panel = await openCart(page)
    const line = cartLine(panel, 'Mittagspause')
    await expect(line).toContainText('Salami')
    await expect(line).toContainText('Cola')
    await line.getByRole('button', { name: 'Mittagspause bearbeiten' }).click()
    const again = page.getByRole('dialog', { name: 'Mittagspause' })
    await expect(progress(again)).toHaveText('2 von 2 gewählt')
    await expect(part(again, 'Pizza')).toContainText('Salami')
    await expect(part(again, 'Getränk')).toContainText('Cola')
    await expect(again.getByRole('spinbutton', { name: 'Menge' })).toHaveValue('2')
    await expect(buy(again)).toHaveText(/^Aktualisieren.*19,80\s€$/)
  })
})

test(
  'choosing opens the next empty part and moves the focus there',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, `${shared.url}/menu/menus`)
    const sheet = await openDish(page, 'Kinderteller mit Eis')
    await part(sheet, 'Gericht').getByRole('radio', { name: 'Räuberpizza' }).click()
    const drink = part(sheet, 'Getränk')
    await expect(drink.getByRole('radio', { name: 'Apfelschorle' })).toBeVisible()
    await expect.poll(() => drink.evaluate((node) => node.contains(document.activeElement))).toBe(true)
    await expect(part(sheet, 'Gericht')).toContainText('Räuberpizza')
    await expect(progress(sheet)).toHaveText('1 von 3 gewählt')
    await drink.getByRole('radio', { name: 'Apfelschorle' }).click()
    await part(sheet, 'Eis').getByRole('radio', { name: 'Vanille' }).click()
    await expect(progress(sheet)).toHaveText('3 von 3 gewählt')
    await expect(buy(sheet)).toBeEnabled()
  },
)

test('the parts of a combo show what is chosen, and what of it can be changed', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/menus`)
  await test.step('U-15 a part with one dish is chosen and closed, the first open part is not', async () => {
    const sheet = await openDish(page, 'Pizzaabend zu zweit')
    await expect(progress(sheet)).toHaveText('1 von 4 gewählt')
    await expect(part(sheet, 'Dessert')).toContainText('Tiramisù')
    await expect(part(sheet, 'Dessert').getByRole('radio')).toHaveCount(0)
    await expect(part(sheet, 'Erste Pizza').getByRole('radio', { name: 'Margherita' })).toBeVisible()
  })
  await page.keyboard.press('Escape')
  await test.step('a dish inside a combo can be changed and costs what the change costs', async () => {
    const sheet = await openDish(page, 'Mittagspause')
    const pizza = part(sheet, 'Pizza')
    await pizza.getByRole('radio', { name: 'Margherita' }).click()
    // What was picked can be adapted while its part is closed, below it.
    await expect(pizza.getByRole('radio', { name: 'Margherita' })).toBeHidden()
    await sheet.getByText('Margherita anpassen').click()
    await sheet.getByRole('checkbox', { name: /^Extra Mozzarella/ }).check()
    await expect(buy(sheet)).toHaveText(/11,20\s€$/)
  })
})
