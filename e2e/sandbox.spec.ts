import type { Page } from '@playwright/test'
import {
  amountOf,
  choose,
  dishes,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import type { House } from './house.ts'

/** What the bank of the sandbox takes, and what a busy machine adds. */
const BANK_MS = 40_000

/** From the cart to the page of the sandbox, on which nothing can be mistaken for real money. */
async function goToSandbox(page: Page, house: House) {
  const guest = newGuest()
  await goToCheckout(page, house, dishes.bruschetta)
  await fillTakeaway(page, guest)
  await choose(page.getByRole('main'), /^Sandbox/)
  const total = await amountOf(page, 'Gesamt inkl. MwSt.').textContent()
  await orderButton(page).click()
  await page.waitForURL(/\/api\/payments\/sandbox\//)
  await expect(page.getByRole('banner')).toHaveText('Sandbox: Hier fließt kein echtes Geld')
  await expect(page.getByRole('main')).toContainText(total ?? '')
  return guest
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

/** The order is on the counter, and the cart is empty. */
async function expectOrdered(page: Page, house: House, guest: ReturnType<typeof newGuest>) {
  await expect(page.getByText('Deine Bestellung ist angekommen')).toBeVisible({ timeout: BANK_MS })
  await page.waitForURL(/\/order\/[\w-]{20,}$/)
  expect(ordersOf(house, guest)).toMatchObject([
    { status: 'pending_approval', payment_state: 'authorized', total_cents: 720 },
  ])
  await page.goto(`${house.url}/cart`)
  await expect(page.getByText('Dein Warenkorb ist leer')).toBeVisible()
}

/** The guest is told in the words of spec 8, and finds the cart as it was; the kitchen has nothing. */
async function expectNotOrdered(page: Page, house: House, guest: ReturnType<typeof newGuest>) {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Mit deiner Zahlung gibt es ein Problem')
  await alert.getByRole('button').click()
  expect(ordersOf(house, guest)).toMatchObject([{ status: 'pending_payment' }])
  await page.goto(`${house.url}/cart`)
  await expect(page.getByText('Bruschetta').first()).toBeVisible()
}

test('a newcomer pays in the sandbox, and the restaurant has the order', async ({ page, shared }) => {
  const guest = await goToSandbox(page, shared)
  await press(page, /^Bezahlen/)
  await expectOrdered(page, shared, guest)
})

test('a payment that the bank confirms later is waited for', async ({ page, shared }) => {
  const guest = await goToSandbox(page, shared)
  await press(page, /^Mit Wartezeit bezahlen/)
  await expect(page.getByText('Deine Zahlung wird geprüft')).toBeVisible()
  expect(ordersOf(shared, guest)).toMatchObject([{ status: 'pending_payment' }])
  await expectOrdered(page, shared, guest)
})

test.describe(() => {
  test('a declined payment orders nothing, and the next one does', async ({ page, shared }) => {
    const guest = await goToSandbox(page, shared)
    await press(page, /^Ablehnen/)
    await expectNotOrdered(page, shared, guest)
  })

  test('a cancelled payment orders nothing', async ({ page, shared }) => {
    const guest = await goToSandbox(page, shared)
    await press(page, /^Abbrechen/)
    await expectNotOrdered(page, shared, guest)
  })
})

test('the page of the sandbox works without a script', async ({ browser, page, shared }) => {
  const guest = await goToSandbox(page, shared)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const bare = await context.newPage()
  await bare.goto(page.url())
  await press(bare, /^Bezahlen/)
  await context.close()
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Der Betrag dieser Zahlung ist vorgemerkt.')
  await page.getByRole('link', { name: 'Zurück zum Restaurant' }).click()
  await expectOrdered(page, shared, guest)
})
