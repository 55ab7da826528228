import { newPerson, signedIn } from './account-steps.ts'
import type { BrowserContext, Page, Request, Route } from '@playwright/test'
import {
  dishes,
  expectPlaced,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

const ORDER = '**/api/checkout/v2'

test('while the order is being sent the button is locked and shows that, and no press more sends another (U-33)', async ({
  page,
  shared,
}) => {
  const guest = newGuest()
  const sent = watchOrders(page)
  const gate = Promise.withResolvers<undefined>()
  await page.route(ORDER, async (route) => {
    await gate.promise
    await route.continue()
  })
  await goToCheckout(page, shared, dishes.bruschetta)
  await fillTakeaway(page, guest)
  await expect(orderButton(page)).toBeEnabled()
  // Three presses at the same moment, as a nervous finger does.
  await orderButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 1; press <= 3; press++) button.click()
  })
  const sending = page.getByRole('button', { name: 'Wird gesendet …' })
  await expect(sending).toBeVisible()
  await sending.dblclick({ force: true })
  gate.resolve(undefined)
  await expectPlaced(page)
  expect(sent()).toHaveLength(1)
  expect(ordersOf(shared, guest)).toHaveLength(1)
})

test('tabs with the same cart that order at the same moment make one order, and every other tab sees it', async ({
  page,
  context,
  shared,
}) => {
  const guest = newGuest()
  await goToCheckout(page, shared, dishes.bruschetta)
  const [other, menu, checkout] = [await context.newPage(), await context.newPage(), await context.newPage()]
  await menu.goto(`${shared.url}/menu/desserts`)
  await expect(menu.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  for (const one of [other, checkout]) {
    await one.goto(`${shared.url}/checkout`)
    await expect(one.getByRole('heading', { name: 'Kasse', level: 1 })).toBeVisible()
  }
  await fillTakeaway(page, guest)
  await fillTakeaway(other, guest)
  await letPassTogether(context, 2)
  await Promise.all([orderButton(page).click(), orderButton(other).click()])
  await Promise.all([expectPlaced(page), expectPlaced(other)])
  expect(other.url()).toBe(page.url())
  expect(ordersOf(shared, guest)).toHaveLength(1)
  await expect(menu.getByRole('button', { name: 'Warenkorb, 0 Artikel' })).toBeVisible()
  await expect(checkout.getByRole('heading', { name: 'Noch nichts drin' })).toBeVisible()
})

test.describe('when the answer is lost', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('trying again, a connection that comes back and a reload make no second order', async ({
    page,
    context,
    shared,
  }) => {
    const guest = newGuest()
    const sent = watchOrders(page)
    await goToCheckout(page, shared, dishes.bruschetta)
    await fillTakeaway(page, guest)
    await page.route(ORDER, loseAnswer, { times: 3 })
    const lost = page.getByRole('alert').filter({ hasText: 'Wir haben keine Antwort bekommen.' })
    await test.step('the guest gets a message, and trying again makes no second order', async () => {
      await orderButton(page).click()
      await expect(lost).toContainText('wird sie nicht doppelt aufgegeben')
      expect(ordersOf(shared, guest)).toHaveLength(1)
      await lost.getByRole('button', { name: 'Erneut versuchen' }).click()
      await expect.poll(() => sent().length).toBe(2)
      await expect(lost).toBeVisible()
    })
    await test.step('the order is sent again by itself when the connection is back, and stays one order', async () => {
      await expect(page.getByText(/senden wir deine Bestellung von selbst noch einmal/)).toBeVisible()
      await context.setOffline(true)
      await context.setOffline(false)
      await expect.poll(() => sent().length).toBe(3)
      await expect(lost).toBeVisible()
      expect(new Set(sent().map((request) => request.headers()['idempotency-key'])).size).toBe(1)
    })
    await test.step('a reload before trying again makes no second order either', async () => {
      await page.reload()
      await orderButton(page).click()
      await expectPlaced(page)
      expect(ordersOf(shared, guest)).toHaveLength(1)
    })
  })

  test('a guest who has signed in meanwhile is led to the order that arrived, and makes no second one', async ({
    page,
    context,
    shared,
  }) => {
    const guest = newGuest()
    await goToCheckout(page, shared, dishes.bruschetta)
    await fillTakeaway(page, guest)
    await page.route(ORDER, loseAnswer, { times: 2 })
    await orderButton(page).click()
    const lost = page.getByRole('alert').filter({ hasText: 'Wir haben keine Antwort bekommen.' })
    await expect(lost).toBeVisible()
    await signedIn(page, shared, await newPerson(shared))
    const quoted = page.waitForResponse('**/api/checkout/quote')
    await context.setOffline(true)
    await context.setOffline(false)
    expect(await (await quoted).text()).toContain('"field":"accountId"')
    await expect(page.getByText('Noch offen: Anmelden')).toBeVisible()
    await lost.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expectPlaced(page)
    expect(ordersOf(shared, guest)).toHaveLength(1)
  })

  test('a guest who changes the order and tries again sees the one that arrived, and can order anew', async ({
    page,
    shared,
  }) => {
    const guest = newGuest()
    await goToCheckout(page, shared, dishes.bruschetta, dishes.tiramisu)
    await fillTakeaway(page, guest)
    await page.route(ORDER, loseAnswer, { times: 1 })
    await orderButton(page).click()
    await expect(page.getByText('Wir haben keine Antwort bekommen.')).toBeVisible()
    await page.getByRole('button', { name: 'Tiramisù entfernen' }).click()
    await orderButton(page).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Dieser Warenkorb ist schon bestellt' })
    await notice.getByRole('link', { name: 'Bestellung ansehen' }).click()
    await expectPlaced(page)
    await expect(page.getByRole('table').getByText('Tiramisù')).toBeVisible()
    expect(ordersOf(shared, guest)).toHaveLength(1)

    await goToCheckout(page, shared, dishes.bruschetta)
    await fillTakeaway(page, guest)
    await orderButton(page).click()
    await expectPlaced(page)
    expect(ordersOf(shared, guest)).toHaveLength(2)
  })
})

function watchOrders(page: Page): () => Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/checkout/v2')) sent.push(request)
  })
  return () => sent
}

/** The server gets the request, the browser never the answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

/** Holds orders back until there are as many as expected, then sends them at once. */
async function letPassTogether(context: BrowserContext, expected: number): Promise<void> {
  const held: Route[] = []
  await context.route(ORDER, async (route) => {
    held.push(route)
    if (held.length === expected) await Promise.all(held.map((one) => one.continue()))
  })
}
