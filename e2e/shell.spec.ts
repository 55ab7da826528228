import { expect, test } from './fixtures.ts'
import { visit } from './menu-steps.ts'
import { axe } from './axe.ts'
import { footer, set, interact, visitUntil } from './shell-steps.ts'

test(
  'the header leads to everything of spec 2 that the demo has',
  { tag: '@wide' },
  async ({ page, shared, isMobile }) => {
    await visit(page, shared.url)
    const banner = page.getByRole('banner')
    if (isMobile) {
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      const menu = page.getByRole('dialog', { name: 'Feuer & Flora' })
      await expect(menu.getByRole('button', { name: 'Reservieren' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login')
      await expect(menu.getByRole('link', { name: 'Registrieren' })).toHaveAttribute('href', '/register')
      await expect(menu.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
      await expect(menu.getByRole('link', { name: 'Instagram' })).toBeVisible()
      await expect(menu.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/contact')
      return
    }
    await expect(banner.getByRole('link', { name: 'Reservieren' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Lieferung & Zahlung' })).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'true')
    await banner.getByRole('button', { name: 'Mein Konto' }).click()
    const account = banner.getByRole('navigation', { name: 'Mein Konto' })
    await expect(account.getByRole('link', { name: 'Anmelden' })).toBeVisible()
    await expect(account.getByRole('link', { name: 'Registrieren' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(account).toHaveCount(0)
    await expect(banner.getByRole('button', { name: 'Mein Konto' })).toBeFocused()
    await banner.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(`${shared.url}/`)
  },
)

test('what is switched off is not offered: reservation, registration, points', async ({ page, own }) => {
  await set(own, { RESERVATION_ENABLED: '', ALLOW_REGISTRATION: '', LOYALTY_SYSTEM: '' })
  await visitUntil(
    page,
    own.url,
    async () => (await footer(page).getByRole('link', { name: 'Registrieren' }).count()) === 0,
  )
  await expect(footer(page).getByRole('link', { name: 'Anmelden' })).toBeVisible()
  await expect(page.getByText('Reservieren')).toHaveCount(0)
  expect(await page.content()).not.toContain('reservation=1')
  await expect(page.getByText('Meine Punkte')).toHaveCount(0)
  await page.goto(`${own.url}/?reservation=1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Tisch reservieren' })).toBeHidden()
})

test('the footer repeats the links of the header, and shows the ways to pay (R-C3)', async ({
  page,
  shared,
}) => {
  await visit(page, shared.url)
  for (const [name, href] of [
    ['Kontakt', '/contact'],
    ['Anmelden', '/login'],
    ['Registrieren', '/register'],
    ['Passwort vergessen?', '/reset-password'],
    ['Lieferung & Zahlung', '/pages/delivery-payment'],
  ] as const)
    await expect(footer(page).getByRole('link', { name }).first()).toHaveAttribute('href', href)
  await expect(footer(page).getByRole('list').filter({ hasText: 'Barzahlung' })).toContainText(
    'Kartenzahlung',
  )
  await expect(footer(page).getByRole('img', { name: 'Visa' })).toHaveCount(0)
})

test(
  "A-06 axe finds nothing on the shell's own screens",
  { tag: '@wide' },
  async ({ page, shared, isMobile }) => {
    await visit(page, `${shared.url}/pages/terms`)
    await interact(page)
    expect(await axe(page)).toEqual([])
    await footer(page).getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('dialog', { name: 'Impressum' })).toContainText('Weserstraße')
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    if (!isMobile) {
      await page.getByRole('button', { name: 'Mein Konto' }).click()
      await expect(page.getByRole('navigation', { name: 'Mein Konto' })).toBeVisible()
      expect(await axe(page)).toEqual([])
    }
  },
)
