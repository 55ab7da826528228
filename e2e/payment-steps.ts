import { test as base, type Page } from '@playwright/test'
import type { FakeGateway } from '../api/test/payments/fake-gateway.ts'
import type { Choice } from '../api/test/payments/payment-page.ts'
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
  spoken,
} from './checkout-steps.ts'
import { test as houseTest } from './fixtures.ts'
import { templateDir } from './global-setup.ts'
import { copyDemo, type House, startHouse } from './house.ts'

/** A provider on this machine, and how a house is told of it. */
export type StoryProvider = {
  /** As it is written beside its button in the checkout. */
  name: RegExp
  /** The address of our house to which it brings its news. */
  path: string
  start(): Promise<{ fake: FakeGateway; env: Record<string, string> }>
}

type Paying = { house: House; fake: FakeGateway }

const { expect } = base
const APPROVED = 'Deine Bestellung ist angekommen'
const PROBLEM = 'Mit deiner Zahlung stimmt etwas nicht. Bitte versuche es noch einmal'

/** Tells the ways through the payment page of a provider. */
export function tellPaymentStories(provider: StoryProvider): void {
  const test = houseTest.extend<object, { paying: Paying }>({
    paying: [
      async ({}, use) => {
        const { fake, env } = await provider.start()
        const demo = copyDemo(templateDir())
        const house = await startHouse({ dataDir: demo.dataDir, env: { PAYMENT_SANDBOX: 'false', ...env } })
        fake.webhooks.deliverTo = `${house.url}${provider.path}`
        await use({ house, fake })
        fake.webhooks.deliverTo = null
        await house.stop()
        await fake.stop()
        demo.remove()
      },
      { scope: 'worker' },
    ],
  })

  test('who pays comes back to an approved order, and the cart is empty', async ({ page, paying }) => {
    const guest = newGuest()
    await orderOnline(page, paying.house, guest, provider)
    expect(statusOf(paying.house, guest)).toEqual(['pending_payment'])
    await decide(page, 'Pay')
    await expectApproved(page, paying.house, guest)
    await expect(page.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  })

  test('who cancels finds checkout and cart as they were, and pays after all by one press (U-34)', async ({
    page,
    paying,
  }) => {
    const guest = newGuest()
    await orderOnline(page, paying.house, guest, provider)
    await decide(page, 'Cancel')
    await expectToldOfProblem(page, paying.house)
    await expectCheckoutAsItWas(page, paying.house, guest, provider)
    await pay(page, paying.house, guest)
  })

  test('whose card is declined orders nothing, and pays with another', async ({ page, paying }) => {
    const guest = newGuest()
    await orderOnline(page, paying.house, guest, provider)
    await decide(page, 'Decline')
    const isStill = page.getByRole('alert').filter({ hasText: 'Your payment was declined.' })
    await expect(isStill.or(page.getByText(PROBLEM))).toBeVisible()
    expect(statusOf(paying.house, guest)).toEqual(['pending_payment'])
    if (await isStill.isVisible()) await decide(page, 'Cancel')
    await expectToldOfProblem(page, paying.house)
    await pay(page, paying.house, guest)
  })

  test('who pays and closes the tab has ordered all the same', async ({ page, paying }) => {
    const guest = newGuest()
    await orderOnline(page, paying.house, guest, provider)
    const ref = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.close()
    await paying.fake.happen(ref, 'pay')
    await expect.poll(() => statusOf(paying.house, guest)).toEqual(['pending_approval'])
  })
}

/** Goes from the menu to the payment page of the provider. */
async function orderOnline(page: Page, house: House, guest: Guest, { name }: StoryProvider): Promise<void> {
  await goToCheckout(page, house, dishes.antipasti)
  await fillTakeaway(page, guest)
  await choose(page.getByRole('main'), name)
  await orderButton(page).click()
  await page.waitForURL(/\/pay\//)
}

/** Presses a button of the payment page. */
async function decide(page: Page, choice: Choice): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click()
}

async function expectApproved(page: Page, house: House, guest: Guest): Promise<void> {
  await expect(page.getByText(APPROVED).first()).toBeVisible()
  await page.waitForURL(`${house.url}/order/*`)
  await expect.poll(() => statusOf(house, guest)).toEqual(['pending_approval'])
}

/** The guest reads what spec 8 says, and the cart is as it was. */
async function expectToldOfProblem(page: Page, house: House): Promise<void> {
  await expect(page.getByText(PROBLEM)).toBeVisible()
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(house.url)
}

/** The guest is at the checkout, and nothing has to be chosen or filled in again. */
async function expectCheckoutAsItWas(
  page: Page,
  house: House,
  guest: Guest,
  { name }: StoryProvider,
): Promise<void> {
  await expect(page).toHaveURL(`${house.url}/checkout`)
  const { email, name: called, phone, takeaway, terms, total } = spoken.de
  for (const [field, value] of [
    [email, guest.email],
    [called, guest.name],
    [phone, guest.phone],
  ] as const)
    await expect(page.getByRole('textbox', { name: field })).toHaveValue(value)
  await expect(page.getByRole('radio', { name: takeaway })).toBeChecked()
  await expect(page.getByRole('radio', { name })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: terms })).toBeChecked()
  const lines = page.getByRole('region', { name: 'Deine Bestellung' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText(dishes.antipasti.name)
  await expect(amountOf(page, total)).toHaveText('10,90 €')
}

/** Orders what the checkout still shows. The next try makes one order, not two. */
async function pay(page: Page, house: House, guest: Guest): Promise<void> {
  await orderButton(page).click()
  await page.waitForURL(/\/pay\//)
  await decide(page, 'Pay')
  await expectApproved(page, house, guest)
}

const statusOf = (house: House, guest: Guest) => ordersOf(house, guest).map(({ status }) => status)
