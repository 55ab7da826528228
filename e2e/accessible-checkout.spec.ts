import {
  choose,
  dishes,
  expectPlaced,
  fillDelivery,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
  pressUnavailable,
} from './checkout-steps.ts'
import { axe } from './axe.ts'
import { change, expect, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'

test('axe finds nothing on the checkout, whatever is filled in or wrong (BFSG)', async ({ page, shared }) => {
  await page.goto(`${shared.url}/checkout`)
  await expect(page.getByRole('heading', { name: 'Noch nichts drin' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await goToCheckout(page, shared, dishes.antipasti, dishes.beer)
  await expect(page.getByRole('radio', { name: /^So schnell wie möglich/ })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await pressUnavailable(orderButton(page))
  await expect(page.getByRole('group', { name: /Angaben fehlen noch$/ })).toBeFocused()
  expect(await axe(page)).toEqual([])

  await choose(page.getByRole('main'), /^Später/)
  // The first time of today could pass before the order is sent.
  await choose(page.getByRole('main'), 'Morgen')
  await page.getByRole('combobox', { name: /^Postleitzahl/ }).fill('12')
  await expect(page.getByRole('listbox', { name: 'Liefergebiete' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await fillDelivery(page, newGuest(), '12047')
  await page.getByRole('checkbox', { name: /16 Jahre/ }).check()
  await choose(page.getByRole('main'), 'Anderer Betrag')
  await page.getByRole('spinbutton', { name: 'Betrag in Euro' }).fill('2')
  await page.getByRole('button', { name: 'Hinweis hinzufügen' }).click()
  await expect(orderButton(page)).toBeEnabled()
  expect(await axe(page)).toEqual([])

  await orderButton(page).click()
  await expectPlaced(page)
  expect(await axe(page)).toEqual([])
})

test.describe('when something is in the way', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('axe finds nothing on the messages about it (BFSG)', async ({ page, context, own }) => {
    await goToCheckout(page, own, dishes.antipasti)
    await page.getByRole('combobox', { name: /^Postleitzahl/ }).fill('10115')
    await expect(page.getByText('Dorthin liefern wir nicht')).toBeVisible()
    await fillTakeaway(page, newGuest())
    await expect(orderButton(page)).toBeEnabled()
    await page.route('**/api/checkout/v2', (route) => route.abort())
    await orderButton(page).click()
    await expect(page.getByText('Wir haben keine Antwort bekommen.')).toBeVisible()
    expect(await axe(page)).toEqual([])

    change(own.dataDir, `update product_sizes set price_cents = 1190 where product_id = 'starter-antipasti'`)
    await page.unroute('**/api/checkout/v2')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { name: 'Es hat sich etwas geändert' })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await context.setOffline(true)
    await expect(page.getByRole('button', { name: 'Keine Verbindung' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
})

test('the whole way from the menu to the order works with the keyboard alone (A-03, A-13, A-14, A-21)', async ({
  page,
  shared,
}) => {
  test.slow() // a hundred presses, each looked at
  const guest = newGuest()
  const { keyboard } = page
  await page.goto(`${shared.url}/menu/pizza`)
  await tabTo(page, page.getByRole('link', { name: 'Margherita', exact: true }))
  await keyboard.press('Enter')

  const sheet = page.getByRole('dialog', { name: 'Margherita' })
  await expect(sheet).toBeVisible()
  await tabTo(page, sheet.getByRole('radio', { name: /^Klein/ }))
  await keyboard.press('ArrowRight')
  await expect(sheet.getByRole('radio', { name: /^Normal/ })).toBeChecked()
  await tabTo(page, sheet.getByRole('checkbox', { name: 'Ohne Knoblauch' }))
  await keyboard.press('Space')
  await tabTo(page, sheet.getByRole('button', { name: /^In den Warenkorb/ }))
  await keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Margherita', exact: true })).toBeFocused()
  const announced = page.getByRole('status').filter({ hasText: 'Warenkorb:' })
  await expect(announced).toHaveText('1 × Margherita hinzugefügt. Warenkorb: 1 Artikel, 10,90 €.')

  await tabTo(page, page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }), 'Shift+Tab')
  await keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(cart.getByText('Ohne Knoblauch')).toBeVisible()
  await tabTo(page, cart.getByRole('link', { name: 'Zur Kasse' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Als Gast bestellen' }))
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Kasse', level: 1 })).toBeFocused()
  await tabTo(page, page.getByRole('radio', { name: 'Lieferung' }))
  await keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Selbst abholen' })).toBeChecked()
  await tabTo(page, page.getByRole('textbox', { name: /^E-Mail/ }))
  await keyboard.type(guest.email)
  await tabTo(page, page.getByRole('textbox', { name: /^Name/ }))
  await keyboard.type(guest.name)
  await tabTo(page, page.getByRole('textbox', { name: /^Telefon/ }))
  await keyboard.type(guest.phone)
  await tabTo(page, page.getByRole('radio', { name: /^Barzahlung/ }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('checkbox', { name: /AGB/ }))
  await keyboard.press('Space')
  await expect(orderButton(page)).toBeEnabled()
  await tabTo(page, orderButton(page))
  await keyboard.press('Enter')
  await expectPlaced(page)
  expect(ordersOf(shared, guest)).toMatchObject([{ total_cents: 1090 }])
})
