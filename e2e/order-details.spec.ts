import { areaOf, newPerson, type Person, post, signedIn, visit } from './account-steps.ts'
import { amountOf, dishes, goToCheckout, ordersOf, checkoutTexts } from './checkout-steps.ts'
import { changeAndWait, expect, test, write } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { set } from './shell-steps.ts'

/** Two large pizzas with an extra and a dessert, brought home with a tip and an invoice. */
async function orderMuch(server: AppServer, person: Person, more: object = {}): Promise<string> {
  const body = {
    items: [
      {
        kind: 'productItem',
        productId: 'pizza-margherita',
        sizeId: 'pizza-large',
        qty: 2,
        extraIds: [{ extraId: 'mozzarella', selected: true }],
      },
      { kind: 'productItem', productId: 'dessert-tiramisu', sizeId: 'desserts-portion', qty: 1 },
    ],
    deliverType: 'delivery',
    deliverAt: 'now',
    areaId: areaOf(server, '12437'),
    address: 'Weserstraße 7',
    tip: 2,
    issueInvoice: true,
    notes: 'Bitte nicht klingeln',
    terms: true,
    paymentType: 'cash',
    ...more,
  }
  const quote = (await post(server, '/checkout/quote', body, person)) as { id: string }
  await post(server, '/checkout/v2', { ...body, quote: quote.id }, person)
  return String(ordersOf(server, person).at(-1)?.['code'])
}

test('orders of an account are cards that lead to their details', async ({ page, shared }) => {
  const person = await newPerson(shared)
  await test.step('an order is a card with code, status, date, dishes and price, and leads to its details', async () => {
    const code = await orderMuch(shared, person)
    await signedIn(page, shared, person)
    await visit(page, `${shared.url}/me/my-orders`)
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: code }) })
    await expect(card.getByText('Wartet auf Bestätigung')).toBeVisible()
    await expect(card.getByRole('time')).toContainText(String(new Date().getFullYear()))
    await expect(card.getByRole('listitem')).toHaveText(['2 × Margherita', '1 × Tiramisù'])
    await expect(card).toContainText(/52,00\s€/)
    await card.getByRole('link', { name: `Details der Bestellung ${code}` }).click()
    await expect(page).toHaveURL(`${shared.url}/me/my-orders/${code}`)

    const main = page.getByRole('main')
    const lines = main.getByRole('table', { name: 'Das hast du bestellt' }).getByRole('row')
    await expect(lines.nth(1)).toContainText(/2 ×\s*Margherita.*Groß.*Extra Mozzarella/)
    await expect(lines.nth(1).getByRole('cell').last()).toHaveText(/39,60\s€/)
    await expect(lines.nth(2).getByRole('cell').last()).toHaveText(/6,50\s€/)
    for (const [term, amount] of [
      ['Zwischensumme', '46,10 €'],
      ['Lieferung', '3,90 €'],
      ['Trinkgeld', '2,00 €'],
      ['Gesamt inkl. MwSt.', '52,00 €'],
    ] as const)
      await expect(amountOf(page, term)).toHaveText(amount)
    await expect(amountOf(page, 'Rabatt')).toHaveCount(0)
    await expect(amountOf(page, 'Lieferadresse')).toContainText('Weserstraße 7')
    await expect(amountOf(page, 'Bestellt am')).toBeVisible()
    await expect(amountOf(page, 'Lieferzeit')).toBeVisible()
    await expect(amountOf(page, 'Rechnung')).toHaveText('Ja, bitte')
    await expect(main.getByText('Zahlungsart: Barzahlung')).toBeVisible()
  })
  await test.step('an order has the badge of its status in the list and in its details, and a takeaway order shows Takeaway in place of an address', async () => {
    for (const [status, text, badge] of [
      ['completed', 'Abgeschlossen', 'completed'],
      ['approved', 'Bestätigt', 'approved'],
      ['rejected', 'Abgelehnt', 'rejected'],
      ['pending_approval', 'Wartet auf Bestätigung', 'pending'],
    ] as const) {
      const code = await orderMuch(shared, person, { deliverType: 'takeaway' })
      write(shared.dataDir, `update orders set status = '${status}' where code = '${code}'`)
      await page.goto(`${shared.url}/me/my-orders/${code}`)
      await expect(page.locator(`.status--${badge}`).first()).toContainText(text)
    }
    await expect(amountOf(page, 'So bekommst du dein Essen')).toHaveText('Selbst abholen')
    await expect(page.getByText('Weserstraße 7')).toHaveCount(0)
    await expect(amountOf(page, 'Lieferung')).toHaveCount(0)
    await visit(page, `${shared.url}/me/my-orders`)
    for (const look of ['completed', 'approved', 'rejected', 'pending'])
      await expect(page.locator(`.status--${look}`)).toHaveCount(look === 'pending' ? 2 : 1)
  })
})

test('fields that the restaurant has switched off are not shown', async ({ page, own }) => {
  const person = await newPerson(own)
  const code = await orderMuch(own, person)
  await goToCheckout(page, own, dishes.bruschetta)
  const main = page.getByRole('main')
  for (const name of ['Lieferung', 'Selbst abholen', 'Ans Auto bringen'])
    await expect(main.getByRole('radio', { name, exact: true })).toHaveCount(1)
  await expect(main.getByRole('button', { name: 'Trinkgeld geben' })).toBeVisible()
  await expect(main.getByRole('checkbox', { name: /^Bitte eine Rechnung/ })).toBeVisible()

  await set(own, { ALLOW_DELIVERY: '', ALLOW_CURBSIDE: '', TIP_PERCENTS: '', ALLOW_ISSUE_INVOICE: '' })
  await page.reload()
  await expect(main.getByRole('checkbox', { name: checkoutTexts.de.terms })).toBeVisible()
  await expect(main.getByRole('checkbox', { name: /^Bitte eine Rechnung/ })).toHaveCount(0)
  await expect(main.getByText('Ans Auto bringen')).toHaveCount(0)
  await expect(main.getByRole('radio', { name: 'Lieferung', exact: true })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Trinkgeld geben' })).toHaveCount(0)
  await signedIn(page, own, person)
  await visit(page, `${own.url}/me/my-orders/${code}`)
  await expect(main.getByText(code, { exact: true })).toBeVisible()
  await expect(main.getByText('Rechnung', { exact: true })).toHaveCount(0)
})

test('discount and added taxes are lines of their own', async ({ page, own }) => {
  await set(own, { PRICES_INCLUDE_TAX: '' })
  await changeAndWait(
    own,
    `insert into taxes (id, name, rate_basis_points, position) values ('city', 'Stadtsteuer', 1000, 1)`,
  )
  const person = await newPerson(own)
  const code = await orderMuch(own, person)
  write(
    own.dataDir,
    `update orders set discount_cents = 350, total_cents = total_cents - 350 where code = '${code}'`,
  )
  await signedIn(page, own, person)
  await visit(page, `${own.url}/me/my-orders/${code}`)
  await expect(amountOf(page, 'Rabatt')).toHaveText('−3,50 €')
  await expect(amountOf(page, 'Stadtsteuer')).toHaveText('5,00 €') // 10 % of 46,10 + 3,90
  await expect(amountOf(page, 'Gesamt')).toHaveText('53,50 €') // 46,10 + 3,90 − 3,50 + 5,00 + 2,00
})
