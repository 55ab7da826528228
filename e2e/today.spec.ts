import type { Locator, Page } from '@playwright/test'
import { dishes, fillTakeaway, goToCheckout, newGuest, orderButton } from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import { addMember, signIn } from './staff.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** The same cart, open above the menu in another tab. */
async function openCart(tab: Page, url: string): Promise<Locator> {
  // From its first answer about the content on, a page notices every change.
  const followed = tab.waitForResponse(/\/content-version$/)
  await tab.goto(url)
  await tab.getByRole('button', { name: /^Warenkorb, / }).click()
  const cart = tab.getByRole('dialog', { name: 'Warenkorb' })
  // It is asked for from the first use of a page after its scripts have come.
  await cart.getByRole('heading', { name: 'Warenkorb' }).click()
  await followed
  return cart
}

// How soon they notice it is proved in storefront/app/http/watch-content.test.ts.
test('what the counter marks as sold out is told in an open checkout and an open cart, and taken back by one press', async ({
  page,
  browser,
  own,
}) => {
  await addMember(own, { email: 'kim@beispiel.example', name: 'Kim', role: 'kitchen' })
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  const guest = await context.newPage()
  await goToCheckout(guest, own, dishes.bruschetta, dishes.tiramisu)
  await fillTakeaway(guest, newGuest())
  await expect(orderButton(guest)).toBeEnabled()

  const cart = await openCart(await context.newPage(), own.url)
  await signIn(page, own, 'kim@beispiel.example')
  await page.getByRole('link', { name: 'Heute' }).click()
  await page.getByLabel('Gericht oder Option suchen').fill('brusch')
  await page.getByRole('button', { name: 'Bruschetta ausverkauft' }).click()
  const notice = guest.getByRole('alert').filter({ hasText: 'Bruschetta: Heute ausverkauft' })
  await expect(notice).toBeVisible()
  await expect(cart.getByText('Heute ausverkauft', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(notice).toHaveCount(0)
  await expect(cart.getByText('Heute ausverkauft', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: '15 Min', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Keine neuen Bestellungen bis' })).toBeVisible()
  await context.close()

  await test.step('an address of the back office that leads nowhere says so within the frame of the screens', async () => {
    await page.goto(`${own.url}/backoffice/nowhere`)
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
    await page.getByRole('link', { name: 'Zu den Bestellungen' }).click()
    await expect(page).toHaveURL(`${own.url}/backoffice/`)
  })
})
