import {
  choose,
  dishes,
  expectPlaced,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
} from './checkout-steps.ts'
import { expect, rows, test } from './fixtures.ts'
import { card, openCart, openDish, plus, visit } from './menu-steps.ts'
import { orderByApi, pizzaOrder } from './orders.ts'

const mixed = {
  ...pizzaOrder,
  items: [
    { kind: 'productItem', productId: 'pizza-salami', sizeId: 'pizza-large', qty: 1 },
    { kind: 'productItem', productId: 'beer-weizen', sizeId: 'beer-wine-l05', qty: 2 },
  ],
  ageConfirmed: true,
} as typeof pizzaOrder

test('R-P1 prices say that VAT is in them and delivery is not: on the menu, at a dish and in the cart', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/starters`)
  await expect(page.getByText('Alle Preise inkl. MwSt., zzgl. Lieferkosten.')).toBeAttached()
  const sheet = await openDish(page, 'Bruschetta')
  await expect(sheet.getByText('inkl. MwSt.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: /^zzgl. Lieferkosten/ })).toBeVisible()
  await page.goBack()
  await plus(page, 'Bruschetta').click()
  const panel = await openCart(page)
  await expect(panel.getByText('inkl. MwSt.')).toBeVisible()
  await panel.getByRole('link', { name: 'zzgl. Lieferkosten' }).click()
  const fees = page.getByRole('main')
  await expect(fees.getByText('12047').first()).toBeVisible()
  await expect(fees.getByText(/Mindestbestellwert/).first()).toBeVisible()
})

test('R-P2 R-P3 a bottle shows its price per litre and its deposit beside the price', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/beer-wine`)
  const beer = card(page, 'Hefeweizen')
  await expect(beer).toContainText('4,50 €')
  await expect(beer).toContainText('0,5 l')
  await expect(beer).toContainText('9,00 €/l')
  await expect(beer).toContainText('zzgl. 0,08 € Pfand')
})

test('R-C4 the terms are a page to print and to keep, complete without scripts', async ({
  browser,
  shared,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(`${shared.url}/pages/terms`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: 'AGB' })).toBeVisible()
  await expect(page.getByText('kein Widerrufsrecht').first()).toBeVisible()
  expect((await page.pdf()).byteLength).toBeGreaterThan(5_000)
  await context.close()
})

test('R-T4 R-T7 an order is a receipt to print: supplier, number, lines and VAT per rate, and no cash receipt', async ({
  page,
  shared,
}) => {
  const link = await orderByApi(shared.url, mixed)
  await page.goto(shared.url + link)
  await page.emulateMedia({ media: 'print' })
  const receipt = page.getByRole('region', { name: 'Deine Bestellung' })
  await expect(receipt.getByText('Bestellbestätigung – kein Kassenbeleg')).toBeVisible()
  await expect(receipt).toContainText('Feuer & Flora GmbH')
  await expect(receipt).toContainText('Weserstraße 999')
  // The number is given after the commit, at the latest when the order is shown.
  const [order] = rows(
    shared.dataDir,
    'select receipt_number from orders order by placed_at desc, id desc limit 1',
  )
  await expect(receipt).toContainText(`Belegnummer ${order?.['receipt_number']}`)
  const taxes = receipt.getByRole('table', { name: 'Im Gesamtbetrag enthaltene Mehrwertsteuer' })
  await expect(taxes.getByRole('row')).toHaveCount(3)
  // 19,50 € of food; 2 × 4,50 € of beer with 0,16 € deposit.
  await expect(taxes.getByRole('row', { name: /^7\s%/ })).toContainText(/18,22\s€.*1,28\s€.*19,50\s€/)
  await expect(taxes.getByRole('row', { name: /^19\s%/ })).toContainText(/7,70\s€.*1,46\s€.*9,16\s€/)
})

test('R-V1 a guest may have reusable packaging at the same price, for a deposit; it is never chosen beforehand; an invoice request is stored with the order', async ({
  page,
  shared,
}) => {
  const guest = newGuest()
  await goToCheckout(page, shared, dishes.bruschetta)
  await fillTakeaway(page, guest)
  const main = page.getByRole('main')
  const choice = page.getByRole('checkbox', { name: /^Mehrwegverpackung zum gleichen Preis/ })
  await expect(choice).not.toBeChecked()
  await expect(main.getByText('7,20 €').first()).toBeVisible()
  await choose(main, /^Mehrwegverpackung/, 'checkbox')
  await choose(main, /^Bitte eine Rechnung/, 'checkbox')
  await expect(choice).toBeChecked()
  await expect(main.getByRole('definition').getByText('12,20 €').first()).toBeVisible()
  await orderButton(page).click()
  await expectPlaced(page)
  await expect(page.getByText('In Mehrweg verpackt')).toBeVisible()
  await expect(page.getByText('Pfand Mehrweg')).toBeVisible()
  const sums = 'goods_cents, reusable_deposit_cents, total_cents'
  expect(
    rows(
      shared.dataDir,
      `select wants_reusable, issue_invoice, ${sums} from orders where email = '${guest.email}'`,
    ),
  ).toEqual([
    { wants_reusable: 1, issue_invoice: 1, goods_cents: 720, reusable_deposit_cents: 500, total_cents: 1220 },
  ])
})
