import type { Page } from '@playwright/test'
import {
  amountOf,
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
  putIntoCart,
} from './checkout-steps.ts'
import { change, changeAndWait, expect, rows, test } from './fixtures.ts'
import { cartLine, openCart } from './menu-steps.ts'

const dearer = `update product_sizes set price_cents = 790 where product_id = 'starter-bruschetta'`
const soldOut = `update products set is_sold_out = 1 where id = 'starter-bruschetta'`

const always = { weekdays: [], spans: [], from: null, until: null, deliverTypes: [] }
const limitedTo = (rules: object[]) =>
  `update products set availability_json = '${JSON.stringify(rules)}' where id = 'starter-bruschetta'`

// An order that is refused because something changed is a failed request.
test.use({ expectedNoise: /status of (409|422)/ })

/** The agreement to new prices, beside the button that orders. */
const agreement = (page: Page) =>
  page
    .getByRole('region', { name: 'Deine Bestellung' })
    .getByRole('button', { name: 'Neue Preise übernehmen' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Es hat sich etwas geändert' })

test('what has changed since the cart was filled is accepted before ordering', async ({ page, own }) => {
  const guest = newGuest()
  await putIntoCart(page, own, dishes.bruschetta, dishes.tiramisu)
  await test.step('a dish that is limited meanwhile says at its line when it can be had, in the cart and in the checkout', async () => {
    const cart = await openCart(page)
    await changeAndWait(own, limitedTo([{ ...always, until: '2020-11-01' }]))
    await expect(cartLine(cart, 'Bruschetta')).toContainText('Zurzeit nicht (bis 1. Nov. 2020)')
    await page.goto(`${own.url}/checkout`)
    const line = page.getByRole('listitem').filter({ hasText: 'Bruschetta' })
    await expect(line).toContainText('Nicht zur gewählten Zeit: Bruschetta (bis 1. Nov. 2020)')
    await changeAndWait(own, limitedTo([]))
    await expect(line).not.toContainText('Nicht zur gewählten Zeit')
  })
  await test.step('a higher price is shown and has to be accepted before ordering (U-25)', async () => {
    await changeAndWait(own, dearer)
    await page.goto(`${own.url}/checkout`)
    await fillTakeaway(page, guest)
    await expect(notice(page)).toContainText('Bruschetta: jetzt 7,90 € statt 7,20 €')
    await expect(notice(page)).toContainText('Gesamt: jetzt 14,40 € statt 13,70 €')
    await expect(orderButton(page)).toBeDisabled()
    await expect(orderButton(page)).toHaveAccessibleDescription(
      'Es hat sich etwas geändert: Bruschetta: jetzt 7,90 € statt 7,20 €, Gesamt: jetzt 14,40 € statt 13,70 €',
    )
    await pressUnavailable(orderButton(page))
    // The press leads to the agreement beside the button.
    await expect(agreement(page)).toBeFocused()
    expect(ordersOf(own, guest)).toEqual([])
    await notice(page).getByRole('button', { name: 'Neue Preise übernehmen' }).click()
    await expect(notice(page)).toHaveCount(0)
    await expect(orderButton(page)).toBeEnabled()
  })
  await test.step('a dish that is sold out is named and leaves the cart when the guest confirms', async () => {
    await changeAndWait(own, soldOut)
    await page.reload()
    await expect(notice(page)).toContainText('Bruschetta: Heute ausverkauft')
    await expect(orderButton(page)).toBeDisabled()
    await notice(page).getByRole('button', { name: 'Entfernen und weiter' }).click()
    await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('6,50 €')
    await orderButton(page).click()
    await expectPlaced(page)
    expect(ordersOf(own, guest)).toMatchObject([{ goods_cents: 650, total_cents: 650 }])
  })
})

test.describe('between the price shown and the press', () => {
  test('nothing is placed at another price than the guest has seen', async ({ page, own }) => {
    const guest = newGuest()
    await goToCheckout(page, own, dishes.bruschetta, dishes.tiramisu)
    await fillTakeaway(page, guest)
    await choose(page.getByRole('main'), /^10 %/)
    await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('15,07 €')
    await expect(orderButton(page)).toBeEnabled()
    await test.step('a higher price places nothing until it is accepted (U-25)', async () => {
      change(own.dataDir, dearer)
      await orderButton(page).click()
      await expect(notice(page)).toContainText('Bruschetta: jetzt 7,90 € statt 7,20 €')
      await expect(orderButton(page)).toBeDisabled()
      expect(ordersOf(own, guest)).toEqual([])
      await agreement(page).click()
      await expect(orderButton(page)).toBeFocused()
      await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('15,84 €') // 7,90 + 6,50 and 10 % of it
      await expect(orderButton(page)).toBeEnabled()
    })
    await test.step('a dish that is sold out places nothing, and the rest can still be ordered', async () => {
      change(own.dataDir, soldOut)
      await orderButton(page).click()
      await expect(notice(page)).toContainText('Bruschetta: Heute ausverkauft')
      expect(ordersOf(own, guest)).toEqual([])
      const summary = page.getByRole('group', { name: /fehlt|fehlen/ })
      await expect(summary).toHaveCount(0)
      await notice(page).getByRole('button', { name: 'Entfernen und weiter' }).click()
      await expect(summary).toHaveCount(0)
      await orderButton(page).click()
      await expectPlaced(page)
      expect(ordersOf(own, guest)).toMatchObject([{ goods_cents: 650, tip_cents: 65, total_cents: 715 }])
    })
  })

  test('nothing is placed at another fee, minimum or area than the guest has seen', async ({ page, own }) => {
    const guest = newGuest()
    await goToCheckout(page, own, dishes.antipasti, dishes.bruschetta)
    await fillDelivery(page, guest, '12047')
    await expect(amountOf(page, 'Lieferung')).toHaveText('1,50 €')
    await expect(orderButton(page)).toBeEnabled()
    await test.step('a dearer delivery places nothing until it is accepted', async () => {
      change(own.dataDir, `update areas set delivery_price_cents = 290 where id = '12047'`)
      await orderButton(page).click()
      await expect(notice(page)).toContainText('Lieferung: jetzt 2,90 € statt 1,50 €')
      expect(ordersOf(own, guest)).toEqual([])
      await notice(page).getByRole('button', { name: 'Neue Preise übernehmen' }).click()
      await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('21,00 €')
      await expect(orderButton(page)).toBeEnabled()
    })
    await test.step('a higher minimum order places nothing and names the missing amount (U-22)', async () => {
      change(own.dataDir, `update areas set minimum_order_cents = 2000 where id = '12047'`)
      await orderButton(page).click()
      await expect(page.getByText('Noch 1,90 € bis zum Mindestbestellwert von 20,00 €').first()).toBeVisible()
      await expect(orderButton(page)).toBeDisabled()
      expect(ordersOf(own, guest)).toEqual([])
    })
    await test.step('an area that is not delivered to any more places nothing, and picking up still works (U-36)', async () => {
      await changeAndWait(own, `update areas set minimum_order_cents = 0 where id = '12047'`)
      await page.reload()
      await expect(orderButton(page)).toBeEnabled()
      change(own.dataDir, `delete from areas where id = '12047'`)
      await orderButton(page).click()
      const area = page.getByRole('combobox', { name: /^Postleitzahl/ })
      await expect(area).toHaveAccessibleDescription(/In dieses Gebiet liefern wir nicht/)
      expect(ordersOf(own, guest)).toEqual([])
      await choose(page.getByRole('main'), 'Selbst abholen')
      await orderButton(page).click()
      await expectPlaced(page)
      expect(ordersOf(own, guest)).toMatchObject([{ deliver_type: 'takeaway', total_cents: 1810 }])
    })
  })

  test('a restaurant that has closed places nothing, and the next time can be ordered', async ({
    page,
    own,
  }) => {
    const guest = newGuest()
    await goToCheckout(page, own, dishes.bruschetta)
    await fillTakeaway(page, guest)
    await expect(orderButton(page)).toBeEnabled()
    const today = rows(own.dataDir, `select cast(strftime('%w', 'now') as integer) as day`)[0]?.['day']
    // Two days from now, so that the test does not depend on the hour.
    change(own.dataDir, `delete from hours where weekday <> ${((Number(today) + 1) % 7) + 1}`)
    await orderButton(page).click()
    await expect(page.getByRole('group', { name: 'Wann' })).toContainText('Wir haben geschlossen')
    await expect(page.getByRole('radio', { name: /^Später/ })).toBeChecked()
    expect(ordersOf(own, guest)).toEqual([])
    // Another time than the guest has seen is confirmed before the button orders again.
    await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true')
    await notice(page).getByRole('button', { name: 'Diese Zeit nehmen' }).click()
    await orderButton(page).click()
    await expectPlaced(page)
    expect(ordersOf(own, guest)).toMatchObject([{ deliver_at: 'later', total_cents: 720 }])
  })
})
