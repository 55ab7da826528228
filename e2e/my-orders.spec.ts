import { areaOf, newPerson, type Person, post, saveAddress, signedIn, visit } from './account-steps.ts'
import { choose, dishes, goToCheckout, orderButton, putIntoCart, reveal } from './checkout-steps.ts'
import { changeAndWait, expect, rows, test, write } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { pizzaOrder } from './orders.ts'

/** Places the pizzas of the demo as a person, whose meal is done, and answers the code of the order. */
async function order(server: AppServer, person: Person): Promise<string> {
  const { name, email, phone } = person
  const body = { ...pizzaOrder, name, email, phone }
  const quote = (await post(server, '/checkout/quote', body, person)) as { id: string }
  await post(server, '/checkout/v2', { ...body, quote: quote.id }, person)
  const code = String(placedBy(server, person)?.['code'])
  write(server.dataDir, `update orders set status = 'completed' where code = '${code}'`)
  return code
}

const placedBy = (server: AppServer, { email }: Person) =>
  rows(server.dataDir, `select * from orders where email = '${email}'`)[0]

test('U-28 a guest with a default address orders with five presses and comes to the page of the order', async ({
  page,
  shared,
}) => {
  const person = await newPerson(shared)
  await saveAddress(shared, person)
  await signedIn(page, shared, person)
  await putIntoCart(page, shared, dishes.antipasti, dishes.bruschetta)
  const added = page.getByRole('region', { name: 'In den Warenkorb gelegt' })
  await added.getByRole('link', { name: 'Zur Kasse' }).click()
  // What is known is one line each, and opens where it is wanted.
  await expect(await reveal(page.getByRole('radio', { name: /^Zuhause/ }))).toBeChecked()
  // known data of the account is shown, without fields.
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveCount(0)
  await choose(page.getByRole('main'), /^Barzahlung/)
  await page.getByRole('checkbox', { name: /^Es gelten unsere AGB/ }).check()
  await orderButton(page).click()
  await page.waitForURL(/\/me\/my-orders\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellung ist bei uns')
  const placed = placedBy(shared, person)
  await expect(page.getByText(String(placed?.['code']), { exact: true })).toBeVisible()
  // What is on its way is not ordered again.
  await expect(page.getByRole('button', { name: /^Nochmal bestellen/ })).toHaveCount(0)
  expect(placed).toMatchObject({
    address: 'Weserstraße 7',
    area_id: areaOf(shared, '12045'),
    name: person.name,
  })
  expect(placed?.['user_id']).not.toBeNull()
})

test('U-38 ordering again fills an empty cart with one press', async ({ page, shared }) => {
  const person = await newPerson(shared)
  const code = await order(shared, person)
  await signedIn(page, shared, person)
  await visit(page, `${shared.url}/me/my-orders?before=${code}`)
  await test.step('A-02 the focus goes to the heading when other orders are shown', async () => {
    await page.getByRole('link', { name: 'Neueste Bestellungen' }).press('Enter')
    await expect(page).toHaveURL(`${shared.url}/me/my-orders`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
  await page.getByRole('button', { name: `Nochmal bestellen: ${code}` }).click()
  const cart = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(cart.getByRole('spinbutton')).toHaveValue('2')
})

test('U-38 ordering again lists what is dearer or gone before anything is put into the cart', async ({
  page,
  own,
}) => {
  const person = await newPerson(own)
  const code = await order(own, person)
  await changeAndWait(own, `update product_sizes set price_cents = price_cents + 100`)
  await signedIn(page, own, person)
  await visit(page, `${own.url}/me/my-orders/${code}`)
  await page.getByRole('button', { name: `Nochmal bestellen: ${code}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Nochmal bestellen' })
  await expect(dialog.getByText('Etwas ist anders als beim letzten Mal:')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(/jetzt .* statt/)
  await dialog.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('spinbutton')).toHaveValue('2')
})

test('the page of an order shows what was ordered, and state=new empties the cart', async ({
  page,
  shared,
}) => {
  const person = await newPerson(shared)
  const code = await order(shared, person)
  await signedIn(page, shared, person)
  await putIntoCart(page, shared, dishes.bruschetta)
  await visit(page, `${shared.url}/me/my-orders/${code}?state=new`)
  await expect(page.getByText(code, { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Das hast du bestellt' })).toContainText('Margherita')
  await expect(page).toHaveURL(`${shared.url}/me/my-orders/${code}`)
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
})

test('the order of another account is not found', async ({ page, shared }) => {
  const [ada, eve] = [await newPerson(shared), await newPerson(shared)]
  const code = await order(shared, ada)
  await signedIn(page, shared, eve)
  await visit(page, `${shared.url}/me/my-orders/${code}`)
  await expect(page).toHaveURL(`${shared.url}/me/my-orders`)
  await expect(page.getByText(code)).toHaveCount(0)
})

test('a guest signs in at the checkout gate and comes back with the cart', async ({ page, shared }) => {
  await goToCheckout(page, shared, dishes.bruschetta)
  await visit(page, `${shared.url}/?cart=1`)
  await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).click()
  const gate = page.getByRole('dialog', { name: 'Anmelden oder als Gast bestellen?' })
  await gate.getByRole('link', { name: 'Anmelden' }).click()
  await expect(page).toHaveURL(/\/login\?return=/)
})
