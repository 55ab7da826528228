import type { Page } from '@playwright/test'
import { changeAndWait, expect, test } from './fixtures.ts'
import { untilHydrated, buy, cartLine, openCart, openDish, plus, visit } from './menu-steps.ts'

/** Puts dishes without choices into the cart. */
async function add(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await plus(page, name).click()
}

const names = (page: Page) =>
  page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('heading', { level: 3 })

test('U-18 editing a line restores size, options, extras and quantity, and changes just this line', async ({
  page,
  shared,
}) => {
  await visit(page, shared.url)
  const sheet = await openDish(page, 'Margherita')
  await sheet.getByLabel(/^Groß/).press('Space')
  await sheet.getByLabel(/^Mit Käserand/).check()
  await sheet.getByLabel(/^Ohne Zwiebeln/).check()
  await sheet.getByLabel(/^Extra Mozzarella/).check()
  await sheet.getByRole('button', { name: 'Menge erhöhen' }).click()
  await buy(sheet).click()
  await expect(sheet).toBeHidden()
  await add(page, 'Tiramisù')

  const panel = await openCart(page)
  const line = cartLine(panel, 'Margherita')
  for (const text of ['Groß', 'Mit Käserand', 'Ohne Zwiebeln', 'Extra Mozzarella', '45,40'])
    await expect(line).toContainText(text)
  await line.getByRole('button', { name: 'Margherita bearbeiten' }).click()
  const again = page.getByRole('dialog', { name: 'Margherita' })
  for (const name of [/^Groß/, /^Mit Käserand/, /^Ohne Zwiebeln/, /^Extra Mozzarella/])
    await expect(again.getByLabel(name)).toBeChecked()
  await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(again.getByRole('spinbutton', { name: 'Menge' })).toHaveValue('2')
  await expect(buy(again)).toHaveText(/^Aktualisieren.*45,40\s€$/)

  await again.getByLabel(/^Extra Mozzarella/).uncheck()
  await buy(again).click()
  await expect(again).toBeHidden()
  // The cart is open again, because the guest came from there.
  await expect(names(page)).toHaveText(['Margherita', 'Tiramisù'])
  await expect(cartLine(panel, 'Margherita')).toContainText('39,60')

  await test.step('U-18 a line that is edited again is shown as it is by now', async () => {
    await line.getByRole('button', { name: 'Menge von Margherita erhöhen' }).click()
    await line.getByRole('button', { name: 'Margherita bearbeiten' }).click()
    await expect(again.getByLabel(/^Mit Käserand/)).toBeChecked()
    await expect(again.getByLabel(/^Extra Mozzarella/)).not.toBeChecked()
    await expect(again.getByRole('spinbutton', { name: 'Menge' })).toHaveValue('3')
  })
})

test(
  'U-20 after the first dish the bar shows how many and how much',
  { tag: '@phone' },
  async ({ page, shared }) => {
    await visit(page, `${shared.url}/menu/desserts`)
    await expect(page.getByRole('button', { name: /Artikel.*€.*Warenkorb$/ })).toHaveCount(0)
    await add(page, 'Tiramisù')
    await expect(page.getByRole('button', { name: /^1 Artikel.*6,50\s€.*Warenkorb$/ })).toBeVisible()
    const missing = page.getByRole('button', { name: /^Noch 5,50\s€ bis zum Mindestbestellwert$/ })
    await missing.click()
    await expect(
      page.getByRole('button', { name: 'Käsekuchen mit Erdbeeren in den Warenkorb' }).first(),
    ).toBeVisible()
    await missing.click()
    await add(page, 'Tiramisù', 'Panna cotta mit Himbeeren')
    const bar = page.getByRole('button', { name: /^3 Artikel.*18,90\s€.*Warenkorb$/ })
    await expect(bar).toBeInViewport({ ratio: 1 })
    // What has no choices is counted and taken out again at its card; the focus stays there.
    await page.getByRole('button', { name: 'Einmal Tiramisù herausnehmen, 2 im Warenkorb' }).click()
    await page.getByRole('button', { name: 'Einmal Tiramisù herausnehmen, 1 im Warenkorb' }).press('Enter')
    await expect(page.getByRole('button', { name: /^1 Artikel.*5,90\s€.*Warenkorb$/ })).toBeVisible()
    await expect(plus(page, 'Tiramisù')).toBeFocused()
    await add(page, 'Tiramisù', 'Tiramisù')
    await bar.click()
    await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible()
  },
)

test(
  'the cart shows lines, deposit and the total without delivery',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, `${shared.url}/menu/soft-drinks`)
    await add(page, 'Tonic Water', 'Tonic Water')
    const isWide = (page.viewportSize()?.width ?? 0) >= 1280
    const panel = isWide ? page.getByRole('complementary', { name: 'Warenkorb' }) : await openCart(page)
    const line = cartLine(panel, 'Tonic Water')
    await expect(line).toContainText(/6,20\s€/)
    await expect(line).toContainText(/Pfand\s*0,30\s€/)
    const totals = panel.getByRole('contentinfo').or(panel.locator('.cart-column__sums'))
    await expect(totals).toContainText(/Zwischensumme\s*6,20\s€/)
    await expect(totals).toContainText(/Gesamt ohne Lieferung\s*6,50\s€/)
    await expect(totals).toContainText('inkl. MwSt.')
    await line.getByRole('button', { name: 'Menge von Tonic Water erhöhen' }).click()
    await expect(totals).toContainText(/Gesamt ohne Lieferung\s*9,75\s€/)
    // Three more: the deposit counts nothing to the minimum order.
    await expect(totals).toContainText(/Noch 2,70\s€ bis zum Mindestbestellwert/)
    const offers = panel.getByRole('region', { name: 'Reicht für den Mindestbestellwert' })
    await expect(offers.getByRole('listitem')).toHaveCount(3)
    await offers.getByRole('button').last().click()
    await expect(offers).toBeHidden()
    await expect(totals).toContainText('Mindestbestellwert je nach Adresse')
    await totals.getByRole('link', { name: 'Zur Kasse' }).click()
    await page.getByRole('link', { name: 'Als Gast bestellen' }).click()
    await expect(page).toHaveURL(`${shared.url}/checkout`)
  },
)

test('a line of the cart is changed, announced and taken back', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/desserts`)
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]')
        if (region?.textContent?.includes('Warenkorb:'))
          texts.push(region.textContent.replaceAll('\u00a0', ' '))
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  await add(page, 'Tiramisù')
  const first = '1 × Tiramisù hinzugefügt. Warenkorb: 1 Artikel, 6,50 €.'
  await expect.poll(() => announced.jsonValue()).toEqual([first])
  const panel = await openCart(page)
  await test.step('A-21 the cart announces a change once, also after a series of presses', async () => {
    const more = panel.getByRole('button', { name: 'Menge von Tiramisù erhöhen' })
    // Pressed faster than a screen reader could read.
    await more.evaluate((button: HTMLElement) => {
      button.click()
      setTimeout(() => button.click(), 60)
      setTimeout(() => button.click(), 120)
    })
    await expect
      .poll(() => announced.jsonValue())
      .toEqual([first, 'Tiramisù: jetzt 4. Warenkorb: 4 Artikel, 26,00 €.'])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await panel.getByRole('spinbutton', { name: 'Menge von Tiramisù' }).fill('1')
  await panel.getByRole('spinbutton', { name: 'Menge von Tiramisù' }).press('Enter')
  await test.step('A-32 the quantity of a line goes from 1 to 6, by buttons and by typing', async () => {
    const quantity = panel.getByRole('spinbutton', { name: 'Menge von Tiramisù' })
    const less = panel.getByRole('button', { name: 'Menge von Tiramisù verringern' })
    await expect(less).toBeDisabled()
    await quantity.fill('9')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('6')
    await expect(panel.getByRole('button', { name: 'Menge von Tiramisù erhöhen' })).toBeDisabled()
    await less.click()
    await expect(quantity).toHaveValue('5')
    await expect(cartLine(panel, 'Tiramisù')).toContainText(/32,50\s€/)
  })
  await test.step('the last line can be taken back too', async () => {
    await panel.getByRole('button', { name: 'Tiramisù entfernen' }).click()
    await expect(panel.getByText('Noch nichts drin')).toBeVisible()
    await panel.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(names(page)).toHaveText(['Tiramisù'])
    await expect(panel.getByText('Noch nichts drin')).toHaveCount(0)
  })
})

test('U-21 a removed line can be taken back for 6 seconds, to the same place', async ({ page, shared }) => {
  await page.clock.install()
  await visit(page, `${shared.url}/menu/desserts`)
  await add(page, 'Tiramisù', 'Panna cotta mit Himbeeren', 'Schokoladenkuchen')
  const panel = await openCart(page)
  await cartLine(panel, 'Panna cotta mit Himbeeren')
    .getByRole('button', { name: /erhöhen$/ })
    .click()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const remove = panel.getByRole('button', { name: 'Panna cotta mit Himbeeren entfernen' })
  await remove.click()
  await expect(names(page)).toHaveText(['Tiramisù', 'Schokoladenkuchen'])
  await page.mouse.move(1, 1)
  await page.clock.runFor(5_800)
  await panel.getByRole('button', { name: 'Rückgängig' }).click()
  await page.clock.runFor(300)
  await expect(names(page)).toHaveText(['Tiramisù', 'Panna cotta mit Himbeeren', 'Schokoladenkuchen'])
  await expect(panel.getByRole('spinbutton', { name: /Panna cotta/ })).toHaveValue('2')

  await remove.click()
  await page.mouse.move(1, 1)
  await page.clock.runFor(6_300)
  await expect(panel.getByRole('button', { name: 'Rückgängig' })).toHaveCount(0)
  await expect(names(page)).toHaveText(['Tiramisù', 'Schokoladenkuchen'])
})

test('dishes stand in the cart in the order of the presses, also while its scripts are on their way', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/desserts`)
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await add(page, 'Tiramisù', 'Panna cotta mit Himbeeren', 'Schokoladenkuchen')
  letThrough()
  await openCart(page)
  await expect(names(page)).toHaveText(['Tiramisù', 'Panna cotta mit Himbeeren', 'Schokoladenkuchen'])
})

test('U-24 a reload keeps the cart while the restaurant keeps carts, and two tabs share one', async ({
  page,
  shared,
  context,
}) => {
  await visit(page, `${shared.url}/menu/desserts`)
  await add(page, 'Tiramisù', 'Tiramisù')
  // What the guest sees in the cart is kept already.
  const two = page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })
  await expect(two).toBeVisible()
  await page.reload()
  await expect(two).toBeVisible()
  const other = await context.newPage()
  await visit(other, `${shared.url}/menu/desserts`)
  await add(page, 'Tiramisù')
  await expect(other.getByRole('button', { name: 'Warenkorb, 3 Artikel' })).toBeVisible()
  await other.close()
})

test('U-24 without CART_REMINDER a reload removes the stored cart', async ({ page, own }) => {
  await visit(page, `${own.url}/menu/desserts`)
  await add(page, 'Tiramisù')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('dessert-tiramisu')
  await changeAndWait(own, `update settings set value = '' where key = 'CART_REMINDER'`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  await untilHydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  await test.step('U-24 without CART_REMINDER a switch of the language keeps the cart, until the guest leaves', async () => {
    await add(page, 'Tiramisù')
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
  })
})
