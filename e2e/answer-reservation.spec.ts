import { expect, rows, test } from './fixtures.ts'
import { reserveByApi } from './reservation-steps.ts'
import { addMember, signIn } from './staff.ts'

test.use({ expectedNoise: /status of 409/ })

test('an answer that came second is refused, keeps its words, and can be given after all', async ({
  page,
  browser,
  own,
}) => {
  const email = `gast-${crypto.randomUUID()}@beispiel.example`
  await reserveByApi(own, email)
  const answers = () => rows(own.dataDir, `select status, answer from reservations where email = '${email}'`)
  await addMember(own, { email: 'kim@beispiel.example', name: 'Kim', role: 'owner' })
  await addMember(own, { email: 'lee@beispiel.example', name: 'Lee', role: 'owner' })

  await signIn(page, own, 'kim@beispiel.example')
  await page.goto(`${own.url}/backoffice/reservations`)
  await page.getByRole('button', { name: 'Absagen Ada Beispiel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ada Beispiel absagen' })
  await dialog.getByRole('textbox').fill('Leider sind wir voll.')

  await test.step('another member answers meanwhile', async () => {
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
    const other = await context.newPage()
    await signIn(other, own, 'lee@beispiel.example')
    await other.goto(`${own.url}/backoffice/reservations`)
    await other.getByRole('button', { name: 'Bestätigen Ada Beispiel' }).click()
    await other.getByRole('button', { name: 'Zusagen und Mail senden' }).click()
    await expect(other.getByText('Zugesagt', { exact: true })).toBeVisible()
    await context.close()
  })

  await dialog.getByRole('button', { name: 'Absagen und Mail senden' }).click()
  await expect(page.getByText('Inzwischen wurde schon geantwortet')).toBeVisible()
  expect(answers()).toMatchObject([{ status: 'confirmed', answer: '' }])
  await expect(page.locator('.status-badge', { hasText: 'Zugesagt' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Absagen und Mail senden' }).click()
  await expect(dialog).toBeHidden()
  expect(answers()).toMatchObject([{ status: 'declined', answer: 'Leider sind wir voll.' }])
})
