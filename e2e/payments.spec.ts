import type { Page } from '@playwright/test'
import type { Choice } from '../api/test/payments/payment-page.ts'
import type { AppServer } from './app-server.ts'
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
  checkoutTexts,
  reveal,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

// The check of a payment that failed or was cancelled answers 402.
test.use({ expectedNoise: /status of 402/ })

const APPROVED = 'Deine Bestellung ist angekommen'
const PROBLEM = 'Mit deiner Zahlung stimmt etwas nicht. Bitte versuche es noch einmal'

/** How the providers are written beside their buttons in the checkout. */
const names = { mollie: /^Online bezahlen/, paypal: /^PayPal/, stripe: /^Karte online/ }

// One provider goes all ways; what each answers to each call is proved without a browser (`api/test/payments`).
for (const [provider, name] of Object.entries(names)) {
  if (provider === 'stripe') continue
  test(`a guest who pays with ${provider} comes back to an approved order, and the cart is empty`, async ({
    page,
    paying: { server },
  }) => {
    const guest = newGuest()
    await orderOnline(page, server, guest, name)
    expect(statusOf(server, guest)).toEqual(['pending_payment'])
    await decide(page, 'Pay')
    await expectApproved(page, server, guest)
    await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  })
}

test('a guest who cancels finds checkout and cart as they were, a declined card orders nothing, and another pays (U-34)', async ({
  page,
  paying: { server },
}) => {
  const guest = newGuest()
  await test.step('cancelled', async () => {
    await orderOnline(page, server, guest, names.stripe)
    await decide(page, 'Cancel')
    await expectToldOfCancelling(page)
    await expectCheckoutAsItWas(page, server, guest, names.stripe)
  })
  await test.step('declined', async () => {
    await orderButton(page).click()
    await page.waitForURL(/\/pay\//)
    await decide(page, 'Decline')
    const isStill = page.getByRole('alert').filter({ hasText: 'Your payment was declined.' })
    await expect(isStill.or(page.getByText(PROBLEM))).toBeVisible()
    expect(statusOf(server, guest)).toEqual(['pending_payment'])
    if (await isStill.isVisible()) {
      await decide(page, 'Cancel')
      await expectToldOfCancelling(page)
    } else await expectToldOfProblem(page, server)
  })
  await test.step('paid', async () => {
    await orderButton(page).click()
    await page.waitForURL(/\/pay\//)
    await decide(page, 'Pay')
    await expectApproved(page, server, guest)
    await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  })
  await test.step('nothing of the paid order stands in the form of the next one', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBeNull()
  })
})

test('a guest who pays and closes the tab has ordered all the same, and can order it once more', async ({
  page,
  context,
  paying: { server, gateways },
}) => {
  const guest = newGuest()
  await orderOnline(page, server, guest, names.stripe)
  const ref = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.close()
  await gateways.stripe.simulate(ref, 'pay')
  await expect.poll(() => statusOf(server, guest)).toEqual(['pending_approval'])
  const later = await context.newPage()
  await later.goto(server.url)
  await expect(later.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  await orderOnline(later, server, guest, names.stripe)
  await decide(later, 'Pay')
  await expect.poll(() => statusOf(server, guest)).toEqual(['pending_approval', 'pending_approval'])
})

test('a guest who goes on to the menu while the payment is checked stays there, and the cart is empty', async ({
  page,
  paying: { server },
}) => {
  const guest = newGuest()
  await orderOnline(page, server, guest, names.stripe)
  const left = Promise.withResolvers<void>()
  await page.route('**/api/checkout/check?*', async (route) => {
    await left.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/checkout/check?*')
  await decide(page, 'Pay')
  await asked
  await page.locator('a[href="/menu/menus"]').first().click()
  await page.waitForURL(`${server.url}/menu/menus`)
  left.resolve()
  await expect(page.getByText(APPROVED).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/menu/menus')
})

/** Goes from the menu to the payment page of the provider. */
async function orderOnline(page: Page, server: AppServer, guest: Guest, name: RegExp): Promise<void> {
  await goToCheckout(page, server, dishes.antipasti)
  await fillTakeaway(page, guest)
  await choose(page.getByRole('main'), name)
  await orderButton(page).click()
  await page.waitForURL(/\/pay\//)
}

/** Presses a button of the payment page. */
async function decide(page: Page, choice: Choice): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click()
}

async function expectApproved(page: Page, server: AppServer, guest: Guest): Promise<void> {
  await expect(page.getByText(APPROVED).first()).toBeVisible()
  await page.waitForURL(`${server.url}/order/*`)
  await expect.poll(() => statusOf(server, guest)).toEqual(['pending_approval'])
}

/** Cancelling is no error: the checkout offers to pay once more, or another way. */
async function expectToldOfCancelling(page: Page): Promise<void> {
  const notice = page.getByRole('status').filter({ hasText: 'Die Zahlung wurde abgebrochen' })
  await notice.getByRole('button', { name: 'Nochmal versuchen' }).click()
  await expect(orderButton(page)).toBeFocused()
  await notice.getByRole('button', { name: 'Anders bezahlen' }).click()
  await expect(page.getByRole('region', { name: 'Bezahlen' }).locator(':focus')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
}

/** The guest reads the text of spec 8, and the cart is as it was. */
async function expectToldOfProblem(page: Page, server: AppServer): Promise<void> {
  await expect(page.getByText(PROBLEM)).toBeVisible()
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(server.url)
}

/** The guest is at the checkout, and nothing has to be chosen or filled in again. */
async function expectCheckoutAsItWas(
  page: Page,
  server: AppServer,
  guest: Guest,
  name: RegExp,
): Promise<void> {
  await expect(page).toHaveURL(`${server.url}/checkout`)
  const { email, name: called, phone, takeaway, terms, total } = checkoutTexts.de
  for (const [field, value] of [
    [email, guest.email],
    [called, guest.name],
    [phone, guest.phone],
  ] as const)
    await expect(await reveal(page.getByRole('textbox', { name: field }))).toHaveValue(value)
  await expect(await reveal(page.getByRole('radio', { name: takeaway }))).toBeChecked()
  await expect(await reveal(page.getByRole('radio', { name }))).toBeChecked()
  await expect(page.getByRole('checkbox', { name: terms })).toBeChecked()
  const lines = page.getByRole('region', { name: 'Deine Bestellung' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText(dishes.antipasti.name)
  await expect(amountOf(page, total)).toHaveText('10,90 €')
}

const statusOf = (server: AppServer, guest: Guest) => ordersOf(server, guest).map(({ status }) => status)
