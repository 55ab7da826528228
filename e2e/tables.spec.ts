import type { Page } from '@playwright/test'
import { dishes, goToCheckout, orderButton, putIntoCart, checkoutTexts } from './checkout-steps.ts'
import { changeAndWait, expect, rows, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { openCart, plus, untilHydrated, visit } from './menu-steps.ts'

/** Each test sits at a table of its own, so that its orders are found. */
const tables = {
  again: ['tisch-1-rosmarin', 'Tisch 1'],
  order: ['tisch-2-thymian', 'Tisch 2'],
  leave: ['tisch-3-salbei', 'Tisch 3'],
  members: ['tisch-4-basilikum', 'Tisch 4'],
  look: ['tisch-5-oregano', 'Tisch 5'],
} as const

const note = (page: Page) => page.getByRole('complementary', { name: 'Dein Tisch' })

async function sitDown(page: Page, server: AppServer, [code, name]: readonly [string, string]) {
  await visit(page, `${server.url}/?table=${code}`)
  await expect(note(page)).toContainText(name)
}

async function orderAtTable(page: Page, server: AppServer) {
  await goToCheckout(page, server, dishes.bruschetta)
  await page.getByRole('checkbox', { name: checkoutTexts.de.terms }).check()
  await orderButton(page).click()
  await page.waitForURL(/\/order\/[\w-]{20,}$/)
  await expect(page.getByRole('heading', { name: checkoutTexts.de.received, level: 1 })).toBeVisible()
}

const ordersAt = (server: AppServer, name: string) =>
  rows(server.dataDir, `select * from orders where table_name = '${name}'`)

test('a guest orders at a table', async ({ page, context, shared }) => {
  await sitDown(page, shared, tables.order)
  await test.step('a code is checked, kept for the session, shown, and removed from the address', async () => {
    await expect(page.getByText('Du bestellst jetzt an: Tisch 2')).toBeVisible()
    expect(page.url()).toBe(`${shared.url}/`)
    const stored = await page.evaluate(() => sessionStorage.getItem('table'))
    expect(JSON.parse(stored ?? '')).toEqual({ id: 'table-2', name: 'Tisch 2' })
    const token = (await context.cookies()).find(({ name }) => name === 'table')
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      token?.value,
    )
  })
  await test.step('nothing moves under a press once it is known again who sits there', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/me', async (route) => {
      await asked
      await route.continue()
    })
    await visit(page, `${shared.url}/menu/starters`)
    const add = plus(page, dishes.bruschetta.name)
    const before = await add.boundingBox()
    await expect(note(page)).toHaveCount(0)
    answer()
    await expect(note(page)).toBeVisible()
    expect(await add.boundingBox()).toEqual(before)
    await page.unroute('**/api/me')
  })
  await test.step('a table user has no account pages', async () => {
    await page.goto(`${shared.url}/me/my-profile`)
    await expect(page).toHaveURL(`${shared.url}/`)
  })
  await test.step('the cart says nothing of delivery', async () => {
    await putIntoCart(page, shared, dishes.bruschetta)
    await visit(page, `${shared.url}/menu/starters`)
    const panel = await openCart(page)
    await expect(panel).toContainText(/Gesamt\s*7,20\s€/)
    await expect(panel.getByText(/Liefer|Mindestbestellwert/)).toHaveCount(0)
  })
  await test.step('at a table only the terms are asked for; an order ends the seat, and a second round is ordered on purpose', async () => {
    await page.goto(`${shared.url}/checkout`)
    const main = page.getByRole('main')
    await expect(main.getByText('Tisch 2', { exact: true })).toBeVisible()
    await expect(main.getByRole('radio', { name: /^Am Tisch bezahlen/ })).toBeChecked()
    await expect(main.getByRole('radio', { name: /Lieferung|Selbst abholen|Barzahlung/ })).toHaveCount(0)
    await expect(main.getByRole('textbox', { name: /^E-Mail|^Telefon|^Straße/ })).toHaveCount(0)
    await expect(main.getByRole('textbox', { name: /^Name/ })).not.toHaveAttribute('aria-required', 'true')

    await page.getByRole('checkbox', { name: checkoutTexts.de.terms }).check()
    await orderButton(page).click()
    await page.waitForURL(/\/order\/[\w-]{20,}$/)
    await expect(page.getByRole('main')).toContainText(/Am Tisch\s*Tisch 2/)
    expect(await page.evaluate(() => sessionStorage.getItem('table'))).toBeNull()

    await page.goto(`${shared.url}/checkout`)
    await page.getByRole('main').getByRole('button', { name: 'Nochmal bestellen an Tisch 2' }).click()
    await orderAtTable(page, shared)
    expect(ordersAt(shared, 'Tisch 2')).toMatchObject([
      { deliver_type: 'table', table_id: 'table-2', payment_method: 'pay_at_table', name: '', email: '' },
      { deliver_type: 'table', table_id: 'table-2', payment_method: 'pay_at_table', name: '', email: '' },
    ])
  })
})

test('a guest who leaves the table orders like every other guest', async ({ page, shared }) => {
  await sitDown(page, shared, tables.leave)
  // Leaving goes to the home page as a new document.
  const isLoaded = page.waitForEvent('load')
  await note(page).getByRole('button', { name: 'Tisch verlassen' }).click()
  await isLoaded
  await untilHydrated(page)
  await expect(note(page)).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('table'))).toBeNull()
  await goToCheckout(page, shared, dishes.bruschetta)
  await expect(page.getByRole('radio', { name: 'Selbst abholen' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Am Tisch bezahlen')).toHaveCount(0)
})

test('where guests choose no branch, a table of another one has its menu and its orders until it is left', async ({
  page,
  own,
}) => {
  await changeAndWait(own, `update tables set branch_id = 'kreuzberg' where name = '${tables.order[1]}'`)
  await sitDown(page, own, tables.order)
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: 'Filiale wechseln' })).toHaveCount(0)
  await page.goto(`${own.url}/menu/pizza`)
  const margherita = page.getByRole('listitem').filter({ hasText: 'Margherita' }).first()
  await expect(margherita).toContainText('ab 8,90')
  await orderAtTable(page, own)
  expect(ordersAt(own, tables.order[1])).toMatchObject([{ branch_id: 'kreuzberg', table_id: 'table-2' }])
  await visit(page, own.url)
  const isLoaded = page.waitForEvent('load')
  await note(page).getByRole('button', { name: 'Tisch verlassen' }).click()
  await isLoaded
  await page.goto(`${own.url}/menu/pizza`)
  await expect(margherita).not.toContainText('ab 8,90')
})

test.describe('with a code that cannot be checked', () => {
  test.use({ expectedNoise: /404|ERR_FAILED|Failed to load/ })

  test('the guest gets a message and has no table, and tries again when the server could not be reached', async ({
    page,
    shared,
  }) => {
    await visit(page, `${shared.url}/?table=falsch`)
    await expect(page.getByText('Diesen Tisch kennen wir nicht.')).toBeVisible()
    expect(page.url()).toBe(`${shared.url}/`)
    await expect(note(page)).toHaveCount(0)
    await page.goto(`${shared.url}/checkout`)
    await expect(page.getByRole('main').getByText('Am Tisch bezahlen')).toHaveCount(0)
    await page.route('**/api/tables/*', (route) => route.abort())
    await visit(page, `${shared.url}/?table=${tables.again[0]}`)
    const toast = page.getByText('Wir konnten deinen Tisch nicht prüfen.')
    await expect(toast).toBeVisible()
    await page.unroute('**/api/tables/*')
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(note(page)).toContainText('Tisch 1')
  })
})

test('where guests may not order they sign in, and a table user orders', async ({ page, members }) => {
  await page.goto(`${members.url}/checkout`)
  await expect(page).toHaveURL(/\/login/)
  await sitDown(page, members, tables.members)
  await orderAtTable(page, members)
  expect(ordersAt(members, 'Tisch 4')).toHaveLength(1)
})
