import type { Page } from '@playwright/test'
import { newPerson, post, signedIn, visit } from './account-steps.ts'
import {
  amountOf,
  choose,
  dishes,
  expectPlaced,
  goToCheckout,
  type Guest,
  newGuest,
  orderButton,
  ordersOf,
  checkoutTexts,
  reveal,
} from './checkout-steps.ts'
import { changeAndWait, expect, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { usesPlaces } from './demo-server.ts'
import { find, place, withoutWebGl } from './map-steps.ts'

const enough = [dishes.antipasti, dishes.bruschetta] as const

async function sayWho(page: Page, { email, name, phone }: Guest) {
  await page.getByRole('textbox', { name: checkoutTexts.de.email }).fill(email)
  await page.getByRole('textbox', { name: checkoutTexts.de.name }).fill(name)
  await page.getByRole('textbox', { name: checkoutTexts.de.phone }).fill(phone)
}

async function order(page: Page) {
  await choose(page.getByRole('main'), checkoutTexts.de.cash)
  await page.getByRole('checkbox', { name: checkoutTexts.de.terms }).check()
  await orderButton(page).click()
}

/** The delivery location of the only order of a guest. */
const addressOf = (server: AppServer, guest: { email: string }): string => {
  const orders = ordersOf(server, guest)
  expect(orders).toHaveLength(1)
  return String(orders[0]?.['address'])
}

test.describe('found by the search', () => {
  test.use({ expectedNoise: /422/ })

  test('a guest orders to a place that the search has found, without typing the street again', async ({
    page,
    mapped,
  }) => {
    await withoutWebGl(page)
    const guest = newGuest()
    await goToCheckout(page, mapped, ...enough)
    await test.step('without a place nothing can be ordered, and the summary leads to the search', async () => {
      await expect(place(page).search).toBeVisible()
      await orderButton(page).focus()
      await orderButton(page).press('Enter')
      await page.getByRole('link', { name: 'Bitte wähle deine Adresse' }).click()
      await expect(place(page).search).toBeFocused()
    })
    await test.step('out of range a guest may give another address or pick up', async () => {
      await find(page, 'Invalidenstraße 117 10115', /^Invalidenstraße/)
      const { outside } = place(page)
      await expect(outside).toBeVisible()
      await outside.getByRole('button', { name: 'Selbst abholen' }).click()
      await expect(page.getByRole('radio', { name: 'Selbst abholen' })).toBeChecked()
      await choose(page.getByRole('main'), 'Lieferung')
      await reveal(place(page).search)
    })
    await find(page, 'Sonnenallee 12 12047', /^Sonnenallee 12, 12047 Berlin/)
    await expect(place(page).served).toContainText(/Lieferung 1,50\s€/)
    await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
    await expect(page.getByRole('textbox', { name: checkoutTexts.de.address })).toHaveCount(0)
    await test.step('another place is another price, and it is seen at once', async () => {
      await find(page, 'Sonnenallee 225 12057', /^Sonnenallee 225/)
      await expect(amountOf(page, 'Lieferung')).not.toHaveText('1,50 €')
      await expect(page.getByRole('group', { name: /geändert/ })).toHaveCount(0)
      await find(page, 'Sonnenallee 12 12047', /^Sonnenallee 12, 12047 Berlin/)
      await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
    })
    await sayWho(page, guest)
    await order(page)
    await expectPlaced(page)
    expect(addressOf(mapped, guest)).toContain('Sonnenallee 12')
  })
})

test('a guest orders to the marker, moved with the keyboard, or to the location of the device', async ({
  page,
  mapped,
  context,
}) => {
  const guest = newGuest()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.4865, longitude: 13.4337, accuracy: 10 })
  await goToCheckout(page, mapped, ...enough)
  await page.getByRole('button', { name: 'Auf der Karte markieren' }).press('Enter')
  const { here, marker, search, served } = place(page)
  await marker.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(search).toHaveValue(/12045/)
  await expect(served).toBeVisible()
  await here.click()
  await expect(search).toHaveValue(/^Weserstraße 26, 12045/)
  await expect(amountOf(page, 'Lieferung')).not.toHaveText('nach Adresse')
  await expect(served).toBeVisible()
  await sayWho(page, guest)
  await order(page)
  await expectPlaced(page)
  expect(addressOf(mapped, guest)).toContain('Weserstraße 26')
})

test.describe('named in the header', () => {
  test.use({ expectedNoise: /422/ })

  test('a postal code is refused or priced at once, and the checkout begins with it', async ({
    page,
    mapped,
  }) => {
    await withoutWebGl(page)
    await page.goto(mapped.url)
    const header = page.getByRole('banner')
    await header.getByRole('link', { name: /Lieferung · PLZ\? · 35–45 Min/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Wie, wohin und wann?' })
    const field = sheet.getByRole('combobox', { name: 'Adresse oder Postleitzahl' })
    await field.fill('10115')
    await expect(sheet.getByRole('alert')).toContainText('Nach 10115 liefern wir leider nicht')
    await expect(sheet.getByRole('button', { name: 'Auf der Karte markieren' })).toHaveCount(0)
    await field.fill('12047')
    await expect(sheet.getByRole('status').filter({ hasText: 'Wir liefern zu dir' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Fertig' }).click()
    await goToCheckout(page, mapped, ...enough)
    await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
    await page.getByRole('textbox', { name: checkoutTexts.de.address }).fill('Sonnenallee 12')
    await page.goto(mapped.url)
    const named = header.getByRole('link', { name: /12047 · ab 12\s€ · 1,50\s€/ })
    await named.click()
    await test.step('whoever names no other place keeps the one that was named', async () => {
      await sheet.getByRole('button', { name: 'Ändern' }).click()
      await expect(field).toBeFocused()
      await expect(field).toHaveValue('')
      await find(page, 'Weserstraße 12045', /^Weserstraße/)
      await expect(sheet.getByRole('textbox', { name: /^Hausnummer/ })).toBeFocused()
      await sheet.getByRole('button', { name: 'Schließen' }).click()
      await expect(sheet).toBeHidden()
      await named.click()
      await expect(sheet.getByText('Wir liefern zu dir')).toBeVisible()
    })
    await sheet.getByRole('button', { name: 'Ändern' }).click()
    await find(page, 'Weserstraße 12045', /^Weserstraße/)
    const number = sheet.getByRole('textbox', { name: /^Hausnummer/ })
    await expect(number).toBeFocused()
    await expect(sheet.getByText('Wir liefern zu dir')).toHaveCount(0)
    await number.fill('26')
    await number.press('Enter')
    await expect(sheet.getByText('Wir liefern zu dir')).toBeVisible()
    await expect(sheet).toContainText('Weserstraße 26, 12045 Berlin')
  })
})

test('an account orders to its saved place, and comes back with a new one', async ({ page, mapped }) => {
  const person = await newPerson(mapped)
  const search = await fetch(`${mapped.url}/api/me/addresses/search?q=Sonnenallee%2012%2012047`)
  const { data } = (await search.json()) as { data: { placeId: string }[] }
  await post(mapped, '/me/addresses', { name: 'Zuhause', placeId: data[0]?.placeId }, person)
  await signedIn(page, mapped, person)
  await goToCheckout(page, mapped, ...enough)
  await expect(await reveal(page.getByRole('radio', { name: /^Zuhause/ }))).toBeChecked()
  await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
  await page.getByRole('link', { name: 'Neue Adresse speichern' }).click()
  await expect(page).toHaveURL(`${mapped.url}/me/address-list/create?return=checkout`)
  await find(page, 'Weserstraße 26 12045', /^Weserstraße 26/)
  await place(page).next.click()
  await place(page).name.fill('Büro')
  await place(page).save.click()
  await expect(page).toHaveURL(`${mapped.url}/checkout`)
  await expect(await reveal(page.getByRole('radio', { name: /^Büro/ }))).toBeChecked()
  await order(page)
  await page.waitForURL(/\/me\/my-orders\/\w+$/)
  expect(addressOf(mapped, person)).toContain('Weserstraße 26')
  await page.getByText(/Luftlinie vom Restaurant zu dir/).scrollIntoViewIfNeeded()
  const way = page.getByRole('region', { name: 'Karte mit dem Restaurant und deiner Lieferadresse' })
  for (const name of ['Das Restaurant', 'Lieferadresse'])
    await expect(way.getByRole('img', { name, exact: true })).toBeInViewport()
})

test('with the address asked first, the menu shows what delivery costs, and the checkout knows the place', async ({
  page,
  own,
}) => {
  await withoutWebGl(page)
  await changeAndWait(own, usesPlaces)
  await page.goto(own.url)
  await expect(page.getByRole('heading', { name: 'Wohin dürfen wir liefern?' })).toHaveCount(0)
  await changeAndWait(
    own,
    `insert into settings (key, value) values ('ADDRESS_FIRST', '1') on conflict do update set value = '1'`,
  )
  await visit(page, own.url)
  await expect(page.getByRole('heading', { name: 'Wohin dürfen wir liefern?' })).toBeVisible()
  await find(page, 'Sonnenallee 12 12047', /^Sonnenallee 12/)
  const first = page.getByRole('region', { name: 'Wohin dürfen wir liefern?' })
  await expect(first).toContainText('Sonnenallee 12, 12047 Berlin')
  await expect(first).toContainText(/Wir liefern zu dir.*Lieferung 1,50\s€.*35–45 Min/)
  await expect(first.getByRole('button', { name: 'Ändern' })).toBeVisible()
  await test.step('how soon it comes is said of an order for now alone', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /12047 · ab/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Wie, wohin und wann?' })
    const now = sheet.getByRole('radio', { name: /^So schnell wie möglich ca\. 35–45 Min/ })
    await expect(now).toBeChecked()
    await expect(sheet.getByText(/35–45 Min/)).toHaveCount(1)
    await choose(sheet, /^Später/)
    await sheet.getByRole('button', { name: 'Fertig' }).click()
    await expect(first).toContainText('Wir liefern zu dir')
    await expect(first).not.toContainText('35–45 Min')
  })
  await goToCheckout(page, own, ...enough)
  await expect(page.getByRole('region', { name: 'Wie & wann' })).toContainText('Sonnenallee 12, 12047 Berlin')
  await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
})
