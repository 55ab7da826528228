import type { Page } from '@playwright/test'
import { choose, newGuest, ordersOf } from './checkout-steps.ts'
import { expect, rows, test } from './fixtures.ts'
import { untilHydrated, visit } from './menu-steps.ts'

test.use({ locale: 'tr-TR' })
test.beforeEach(({ context, shared }) => context.addCookies([{ name: 'lang', value: 'tr', url: shared.url }]))

const fill = (page: Page, name: RegExp, value: string) => page.getByRole('textbox', { name }).fill(value)

test('R-C1 a guest orders in Turkish, and the button states that the order has to be paid', async ({
  page,
  shared,
}) => {
  const guest = newGuest()
  await visit(page, `${shared.url}/menu/starters`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Başlangıçlar')
  await page.getByRole('button', { name: 'Sepete ekle: Bruschetta' }).click()
  await expect(page.getByRole('region', { name: 'Sepete eklendi' })).toBeVisible()

  await page.goto(`${shared.url}/checkout`)
  await untilHydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ödeme')
  await choose(main, 'Gel al')
  await fill(page, /^E-posta/, guest.email)
  await fill(page, /^Ad soyad/, guest.name)
  await fill(page, /^Telefon/, guest.phone)
  await choose(main, /^Nakit/)
  await page.getByRole('checkbox', { name: /Genel işlem koşullarımız/ }).check()
  const order = page.getByRole('button', { name: 'Ödeme yükümlülüğüyle sipariş ver', exact: true })
  await expect(order).toHaveCount(1)
  await expect(main.getByText('€7,20').first()).toBeVisible()
  await order.click()

  await page.waitForURL(/\/order\/[\w-]{20,}$/)
  await expect(page.getByRole('heading', { name: 'Siparişiniz bize ulaştı', level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  const [placed] = ordersOf(shared, guest)
  expect(placed).toMatchObject({ language: 'tr' })

  const mail = () =>
    rows(shared.dataDir, `select language, subject from outbox where recipient = '${guest.email}'`)[0]
  await expect.poll(() => mail()?.['subject']).toMatch(/numaralı siparişiniz bize ulaştı$/)
  expect(mail()).toMatchObject({ language: 'tr' })
})

test('the language switch keeps the page, and the euro stays the euro', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/desserts`)
  await expect(page.getByRole('heading', { name: 'Ahududulu panna cotta' })).toBeVisible()
  await expect(page.getByText('€5,90').first()).toBeVisible()
  await page.getByRole('button', { name: 'Gezinme menüsünü aç' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(`${shared.url}/menu/desserts`)
  await expect(page.getByText(/5,90\s€/).first()).toBeVisible()
})

test('only Turkish pages fetch the Turkish catalogue', async ({ page, shared }) => {
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  await visit(page, `${shared.url}/?lang=de`)
  await page.mouse.move(40, 300)
  await expect.poll(() => fetched.some((url) => /\/assets\/later-/.test(url))).toBe(true)
  const isTurkish = (url: string) => /\/assets\/tr\//.test(url)
  expect(fetched.filter(isTurkish)).toEqual([])
  await visit(page, `${shared.url}/?lang=tr`)
  await expect.poll(() => fetched.filter(isTurkish).length).toBeGreaterThan(0)
})
