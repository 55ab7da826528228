import type { Page } from '@playwright/test'
import {
  amountOf,
  choose,
  dishes,
  fillTakeaway,
  goToCheckout,
  type Guest,
  newGuest,
  orderButton,
  ordersOf,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'

// The check of a payment that failed or was cancelled answers 402.
test.use({ expectedNoise: /status of 402/ })

/** What the bank of the sandbox takes, and what a busy machine adds. */
const BANK_MS = 40_000

const BEING_CHECKED = 'Deine Zahlung wird geprüft'

/** From the cart to the page of the sandbox. */
async function goToSandbox(page: Page, server: AppServer) {
  const guest = newGuest()
  await goToCheckout(page, server, dishes.bruschetta)
  await orderInSandbox(page, guest)
  return guest
}

/** On the page nothing can be mistaken for real money. */
async function orderInSandbox(page: Page, guest: Guest) {
  await fillTakeaway(page, guest)
  await choose(page.getByRole('main'), /^Sandbox/)
  const total = await amountOf(page, 'Gesamt inkl. MwSt.').textContent()
  await orderButton(page).click()
  await page.waitForURL(/\/api\/payments\/sandbox\//)
  await expect(page.getByRole('banner')).toHaveText('Sandbox: Hier fließt kein echtes Geld')
  await expect(page.getByRole('main')).toContainText(total ?? '')
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click()

/** A polite announcement. */
const announcement = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** The order is on the counter, and the cart is empty. */
async function expectOrdered(page: Page, server: AppServer, guest: Guest) {
  await expect(announcement(page, 'Deine Bestellung ist angekommen')).toBeVisible({ timeout: BANK_MS })
  await expect(announcement(page, BEING_CHECKED)).toHaveCount(0)
  await page.waitForURL(/\/order\/[\w-]{20,}$/)
  expect(ordersOf(server, guest)).toMatchObject([
    { status: 'pending_approval', payment_state: 'authorized', total_cents: 720 },
  ])
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
}

/** The guest reads the text of spec 8, and is back at the checkout; the kitchen has nothing. */
async function expectNotOrdered(page: Page, server: AppServer, guest: Guest) {
  const dialog = page.getByRole('dialog', { name: 'Fehler' })
  await expect(dialog.getByRole('alert')).toHaveText(
    'Mit deiner Zahlung stimmt etwas nicht. Bitte versuche es noch einmal',
  )
  await dialog.getByRole('button', { name: 'Ok' }).click()
  expect(ordersOf(server, guest)).toMatchObject([{ status: 'pending_payment' }])
  await expect(page).toHaveURL(`${server.url}/checkout`)
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
}

test('a payment that the bank confirms later is waited for, and the page shows that for as long (A-39)', async ({
  page,
  shared,
}) => {
  await page.clock.install()
  const guest = await goToSandbox(page, shared)
  await press(page, /^Mit Wartezeit bezahlen/)
  await expect(announcement(page, BEING_CHECKED)).toBeVisible()
  expect(ordersOf(shared, guest)).toMatchObject([{ status: 'pending_payment' }])
  // Longer than a one-time message stays.
  await page.clock.fastForward(8_000)
  await expect(announcement(page, BEING_CHECKED)).toBeVisible()
  await expectOrdered(page, shared, guest)
})

test('a declined payment orders nothing, nor does a cancelled one, and a newcomer who pays in the sandbox has ordered', async ({
  page,
  shared,
}) => {
  const guest = await goToSandbox(page, shared)
  await press(page, /^Zahlung ablehnen/)
  await expectNotOrdered(page, shared, guest)
  await orderInSandbox(page, guest)
  await press(page, /^Abbrechen/)
  await expect(announcement(page, 'Die Zahlung wurde abgebrochen')).toBeVisible()
  await expect(page).toHaveURL(`${shared.url}/checkout`)
  expect(ordersOf(shared, guest)).toMatchObject([{ status: 'pending_payment' }])
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  await orderInSandbox(page, guest)
  await press(page, /^Bezahlen/)
  await expectOrdered(page, shared, guest)
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
