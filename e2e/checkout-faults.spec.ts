import type { Page } from '@playwright/test'
import {
  amountOf,
  choose,
  dishes,
  expectPlaced,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
  pressUnavailable,
  checkoutTexts,
  reveal,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

const QUOTE = '**/api/checkout/quote'
const ORDER = '**/api/checkout/v2'

test.use({ expectedNoise: /Failed to load resource/ })

for (const [language, noConnection] of [
  ['de', 'Keine Verbindung'],
  ['en', 'No connection'],
] as const) {
  const texts = checkoutTexts[language]
  test(
    `offline the button says "${noConnection}", nothing is lost, and what was changed is priced by itself afterwards (U-40)`,
    { tag: language === 'de' ? [] : '@all' },
    async ({ page, context, shared }) => {
      const guest = newGuest()
      await goToCheckout(page, shared, dishes.bruschetta)
      if (language === 'en') await page.goto(`${shared.url}/checkout?lang=en`)
      await fillTakeaway(page, guest, texts)
      await expect(orderButton(page, texts)).toBeEnabled()
      await context.setOffline(true)
      const button = page.getByRole('button', { name: noConnection, exact: true })
      await expect(button).toBeDisabled()
      await expect(button).toHaveAccessibleDescription(/offline/)
      await pressUnavailable(button)
      expect(ordersOf(shared, guest)).toEqual([])
      // What is changed meanwhile is priced as soon as the connection is back.
      await choose(page.getByRole('main'), /^10\s?%/)
      await expect(amountOf(page, texts.total)).toHaveText(/7[.,]92/)

      await context.setOffline(false)
      await orderButton(page, texts).click()
      await expectPlaced(page, texts)
      expect(ordersOf(shared, guest)).toMatchObject([{ tip_cents: 72, total_cents: 792 }])
    },
  )
}

test('whatever fails on the way to an order, the guest reads it, keeps everything and can try again', async ({
  page,
  shared,
}) => {
  test.slow() // every fault in turn
  const guest = newGuest()
  await page.route('**/api/checkout/times*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.route(QUOTE, (route) => route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }))
  await goToCheckout(page, shared, dishes.bruschetta)
  await test.step('times that cannot be loaded can be loaded again', async () => {
    const alert = page.getByRole('alert').filter({ hasText: 'Die Zeiten konnten nicht geladen werden.' })
    await expect(alert).toBeVisible()
    await page.unroute('**/api/checkout/times*')
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(page.getByRole('radio', { name: /^So schnell wie möglich/ })).toBeChecked()
  })
  await fillTakeaway(page, guest)
  await test.step('when the prices cannot be checked the guest gets a message, keeps everything and can check again', async () => {
    await expect(orderButton(page)).toBeDisabled()
    await pressUnavailable(orderButton(page))
    const summary = page.getByRole('group', { name: 'Eine Angabe fehlt noch' })
    await expect(summary).toContainText('Wir konnten die Preise nicht prüfen. Bitte versuche es noch einmal')
    await page.unroute(QUOTE)
    await page.getByRole('button', { name: 'Preise noch einmal prüfen' }).click()
    await expect(await reveal(page.getByRole('textbox', { name: /^E-Mail/ }))).toHaveValue(guest.email)
    await expect(orderButton(page)).toBeEnabled()
  })
  await test.step('while a slow quote is on its way nothing can be ordered at the old price', async () => {
    const gate = Promise.withResolvers<undefined>()
    await page.route(QUOTE, async (route) => {
      await gate.promise
      await route.continue()
    })
    await choose(page.getByRole('main'), /^10 %/)
    await expect(orderButton(page)).toHaveAccessibleDescription('Preise werden geprüft …')
    await expect(orderButton(page)).toBeDisabled()
    const ordered = watchOrders(page)
    await pressUnavailable(orderButton(page))
    gate.resolve(undefined)
    await expect(orderButton(page)).toBeEnabled()
    expect(ordered()).toBe(0)
  })
  await test.step('what the server finds wrong stands in one message that stays, in a summary and at the fields (A-22, A-23, A-26)', async () => {
    const data = {
      email: ['Please enter a valid e-mail address'],
      phone: ['Please enter a valid phone number'],
    }
    await page.route(ORDER, (route) => route.fulfill({ status: 422, json: { data } }), { times: 1 })
    await page.clock.install()
    await orderButton(page).click()
    const [email, phone] = [
      'Bitte gib eine gültige E-Mail-Adresse ein',
      'Bitte gib eine gültige Telefonnummer ein',
    ]
    const toast = page.getByRole('alert').filter({ hasText: 'Fehler' })
    await expect(toast).toContainText(new RegExp(`${email}.*, ${phone}`))
    const summary = page.getByRole('group', { name: '2 Angaben fehlen noch' })
    await expect(summary).toBeFocused()
    await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveAccessibleDescription(
      new RegExp(email),
    )
    await expect(page.getByRole('textbox', { name: /^Telefon/ })).toHaveAccessibleDescription(
      new RegExp(phone),
    )
    await page.clock.fastForward(20_000)
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Schließen' }).click()
    await expect(toast).toHaveCount(0)
  })
  for (const [field, text] of [
    [checkoutTexts.de.email, guest.email],
    [checkoutTexts.de.phone, guest.phone],
  ] as const) {
    await page.getByRole('textbox', { name: field }).fill('')
    await page.getByRole('textbox', { name: field }).fill(text)
  }
  await expect(orderButton(page)).toBeEnabled()
  await test.step('a server error while ordering is announced at once, keeps everything, and trying again works (A-22)', async () => {
    await page.route(
      ORDER,
      (route) => route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }),
      {
        times: 1,
      },
    )
    await orderButton(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Wir haben keine Antwort bekommen.' })
    await expect(alert).toBeVisible()
    await expect(await reveal(page.getByRole('textbox', { name: /^Name/ }))).toHaveValue(guest.name)
    expect(ordersOf(shared, guest)).toEqual([])
    await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expectPlaced(page)
    expect(ordersOf(shared, guest)).toHaveLength(1)
  })
  expect(ordersOf(shared, guest)).toMatchObject([{ tip_cents: 72, total_cents: 792 }])
})

function watchOrders(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout/v2')) sent++
  })
  return () => sent
}
