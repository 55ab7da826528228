import type { Page } from '@playwright/test'
import { newPerson, signedIn, visit } from './account-steps.ts'
import { dishes, putIntoCart, checkoutTexts } from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import { openCart } from './menu-steps.ts'
import { footer, set, interact, visitUntil } from './shell-steps.ts'

/** The entries of the account, as header and side menu offer them. */
async function openAccount(page: Page, isMobile: boolean) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menü öffnen' }).click()
    return page.getByRole('dialog', { name: 'Feuer & Flora' })
  }
  await page.getByRole('banner').getByRole('button', { name: 'Mein Konto' }).click()
  return page.getByRole('banner').getByRole('navigation', { name: 'Mein Konto' })
}

test('signed in, the header leads to profile, addresses, orders and points; Logout makes a guest and leads home', async ({
  page,
  shared,
  isMobile,
}) => {
  await signedIn(page, shared, await newPerson(shared))
  await visit(page, `${shared.url}/menu/desserts`)
  await interact(page)
  const account = await openAccount(page, isMobile)
  for (const [name, href] of [
    ['Mein Profil', '/me/my-profile'],
    ['Meine Adressen', '/me/my-addresses'],
    ['Meine Bestellungen', '/me/my-orders'],
    [/^Meine Punkte\s+0,00/, '/me/my-transactions/transaction-history'],
  ] as const)
    await expect(account.getByRole('link', { name })).toHaveAttribute('href', href)
  for (const name of ['Anmelden', 'Registrieren'])
    await expect(account.getByRole('link', { name, exact: true })).toHaveCount(0)
  await account.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(`${shared.url}/`)
  expect((await page.context().cookies()).filter(({ name }) => name === 'session')).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull()
  await expect((await openAccount(page, isMobile)).getByRole('link', { name: 'Anmelden' })).toBeVisible()
})

test('the link to the top is at the bottom of every page', async ({ page, shared }) => {
  for (const path of ['/', '/pages/terms']) {
    await visit(page, shared.url + path)
    await interact(page)
    const top = footer(page).getByRole('link', { name: 'Nach oben' })
    await top.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    await top.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(200)
  }
})

test('a page from the side menu opens at its top, and the menu closes', async ({ page, shared }) => {
  await visit(page, shared.url)
  await interact(page)
  await page.evaluate(() => scrollTo(0, 2_000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
  await page.getByRole('banner').getByRole('button', { name: 'Menü öffnen' }).click()
  const menu = page.getByRole('dialog', { name: 'Feuer & Flora' })
  await expect(menu.getByRole('link', { name: /\+49 30/ })).toHaveAttribute('href', /^tel:\+49/)
  await menu.getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL(`${shared.url}/pages/accessibility`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('a trigger opens the cart beside the page, and closes it', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/desserts`)
  const panel = await openCart(page)
  await expect(page).toHaveURL(/\/menu\/desserts/)
  await panel.getByRole('button', { name: 'Schließen' }).click()
  await expect(panel).toBeHidden()
  await openCart(page)
})

test('the checkout gate: Login leads to /login, Checkout as Guest to /checkout', async ({ page, shared }) => {
  await putIntoCart(page, shared, dishes.bruschetta)
  await visit(page, `${shared.url}/?lang=en`)
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
  const panel = page.getByRole('dialog', { name: 'Cart' })
  await panel.getByRole('link', { name: 'Checkout' }).click()
  const gate = page.getByRole('dialog', { name: checkoutTexts.en.gate })
  await expect(gate.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', /^\/login/)
  await gate.getByRole('link', { name: 'Checkout as Guest', exact: true }).click()
  await expect(page).toHaveURL(`${shared.url}/checkout`)
})

test('where guests may not order there is no checkout gate: the checkout leads to /login', async ({
  page,
  own,
}) => {
  await putIntoCart(page, own, dishes.bruschetta)
  await set(own, { ALLOW_GUEST_CHECKOUT: '' })
  await visitUntil(page, `${own.url}/checkout`, async () => new URL(page.url()).pathname === '/login')
  await visit(page, `${own.url}/menu/desserts`)
  const panel = await openCart(page)
  await panel.getByRole('link', { name: checkoutTexts.de.toCheckout }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('dialog', { name: checkoutTexts.de.gate })).toHaveCount(0)
})

test('signed-in guests go from the cart straight to the checkout', async ({ page, own }) => {
  await set(own, { ALLOW_GUEST_CHECKOUT: '' })
  await signedIn(page, own, await newPerson(own))
  await putIntoCart(page, own, dishes.bruschetta)
  await visit(page, `${own.url}/menu/desserts`)
  await interact(page)
  const panel = await openCart(page)
  await panel.getByRole('link', { name: checkoutTexts.de.toCheckout }).click()
  await expect(page).toHaveURL(`${own.url}/checkout`)
})

test('a message leaves by itself after 3 seconds', async ({ page, shared }) => {
  await signedIn(page, shared, await newPerson(shared))
  await page.clock.install()
  await visit(page, `${shared.url}/me/my-profile`)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('button', { name: 'Profil aktualisieren', exact: true }).click()
  await page.mouse.move(1, 1)
  const message = page.getByText('Dein Profil ist aktualisiert')
  await expect(message).toBeVisible()
  await page.clock.runFor(2_900)
  await expect(message).toBeVisible()
  await page.clock.runFor(500)
  await expect(message).toBeHidden()
})
