import { expect, rows, test } from './fixtures.ts'
import { orderByApi } from './orders.ts'
import { addMember, signIn } from './staff.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const clock = (instant: number) =>
  new Intl.DateTimeFormat('de', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' }).format(
    instant,
  )

test('the counter tells an approved order fifteen minutes later, and the open page of the guest says so', async ({
  page,
  browser,
  own,
}) => {
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'kitchen' })
  await signIn(page, own, 'mina@beispiel.example')
  const link = await orderByApi(own.url)
  const [{ code } = {}] = rows(own.dataDir, 'select code from orders')
  await page.getByRole('button', { name: new RegExp(`^Annehmen · \\d+ Min ${code}`) }).click()
  const told = () =>
    Date.parse(String(rows(own.dataDir, 'select expected_at from orders')[0]?.['expected_at']))
  await expect.poll(told).not.toBeNaN()
  const promised = told()
  const later = promised + 15 * 60_000

  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  const guest = await context.newPage()
  await guest.goto(own.url + link)
  const time = guest.getByRole('main').locator('.order-page__time')
  await expect(time).toContainText(`${clock(promised)} Uhr`)

  await page.getByRole('button', { name: `Neue Zeit ${code}` }).click()
  const dialog = page.getByRole('dialog', { name: `Neue Zeit für ${code}` })
  await dialog.getByRole('radio', { name: '+15' }).check({ force: true })
  await dialog.getByRole('button', { name: `Bescheid geben: ${clock(later)} Uhr` }).click()
  await expect(dialog).toHaveCount(0)
  await expect(time).toContainText(`${clock(later)} Uhr`)
  await expect(time).toContainText(`Neue Zeit statt ${clock(promised)} Uhr`)
  expect(told()).toBe(later)

  await page.getByRole('link', { name: new RegExp(`${code}`) }).click()
  await expect(page.getByRole('region', { name: 'Verlauf' })).toContainText(
    `Neue Zeit · ${clock(later)} · Mina`,
  )

  await test.step('and it can be taken back', async () => {
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(time).toContainText(`Neue Zeit statt ${clock(later)} Uhr`)
    expect(told()).toBe(promised)
  })
  await context.close()
})
