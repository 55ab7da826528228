import {
  checkoutTexts,
  dishes,
  expectPlaced,
  fillDelivery,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
} from './checkout-steps.ts'
import { changeAndWait, expect, test } from './fixtures.ts'
import { plus, visit } from './menu-steps.ts'
import { countTaps } from './taps.ts'

const texts = checkoutTexts.de

test('a guest who asks to be remembered orders the same again with three taps and no field', async ({
  page,
  own,
}) => {
  const guest = newGuest()
  const count = await countTaps(page)
  await goToCheckout(page, own, dishes.antipasti, dishes.tiramisu)
  await fillDelivery(page, guest, '12047')
  const remember = page.getByRole('checkbox', { name: /^Auf diesem Gerät merken/ })
  await expect(remember).not.toBeChecked()
  await remember.check()
  await orderButton(page).click()
  await expectPlaced(page)

  count.restart()
  await page.goto(own.url)
  await expect(
    page.getByRole('banner').getByRole('link', { name: /12047 · ab 12\s€ · 1,50\s€/ }),
  ).toBeVisible()
  const last = page.getByRole('region', { name: /^Zuletzt/ })
  await expect(last).toContainText('Antipasti vom Holzofen + Tiramisù')
  await expect(last).toContainText(/18,90\s€/)
  await last.getByRole('button', { name: /^Nochmal/ }).click()
  await page.getByRole('checkbox', { name: /^Es gelten unsere AGB/ }).check()
  await orderButton(page).click()
  await expectPlaced(page)
  expect(count.taps).toBe(3)
  expect([...count.fields]).toEqual([])
  expect([...count.screens]).toEqual(['/', '/checkout'])
  const [first, second] = ordersOf(own, guest)
  for (const field of ['address', 'deliver_type', 'total_cents', 'phone', 'name'])
    expect(second?.[field]).toEqual(first?.[field])

  // With a new cart too nobody asks again who orders.
  await visit(page, own.url)
  await plus(page, dishes.antipasti.name).click()
  await page.getByRole('region', { name: texts.added }).getByRole('link', { name: texts.toCheckout }).click()
  await page.waitForURL(/\/checkout$/)

  await test.step('what has changed since the last order is said before anything is in the cart', async () => {
    await changeAndWait(
      own,
      `update product_sizes set price_cents = 1190
         where product_id = 'starter-antipasti'`,
    )
    await page.goto(own.url)
    await page
      .getByRole('region', { name: /^Zuletzt/ })
      .getByRole('button', { name: /^Nochmal/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Nochmal bestellen' })
    await expect(dialog).toContainText(/Antipasti vom Holzofen.*11,90\s€.*10,90\s€/)
    await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
    await page.waitForURL(/\/checkout$/)
  })

  await page.goto(own.url)
  await last.getByRole('button', { name: 'Auf diesem Gerät nicht mehr merken' }).click()
  await expect(last).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('last-order'))).toBeNull()
})
