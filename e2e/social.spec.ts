import { test as base, type Page } from '@playwright/test'
import { type FakeIdentity, startFakeIdentity } from '../api/test/fake-identity.ts'
import { newPerson, PASSWORD, signedIn } from './account-steps.ts'
import { change, expect } from './fixtures.ts'
import { templateDir } from './global-setup.ts'
import { copyDemo, type House, startHouse } from './house.ts'
import { visit } from './menu-steps.ts'

/** A house with the buttons of the providers, and the providers on this machine. */
const test = base.extend<{ social: { house: House; fake: FakeIdentity } }>({
  social: async ({}, use) => {
    const fake = await startFakeIdentity(Date.now)
    const demo = copyDemo(templateDir())
    change(
      demo.dataDir,
      `insert into settings (key, value, media_json) values ('ALLOW_SOCIAL_LOGIN', '1', '{}')
       on conflict (key) do update set value = '1'`,
    )
    const house = await startHouse({
      dataDir: demo.dataDir,
      env: {
        SOCIAL_TEST_URL: fake.origin,
        GOOGLE_CLIENT_ID: 'google-client',
        GOOGLE_CLIENT_SECRET: 'google-secret',
        FACEBOOK_APP_ID: 'facebook-app',
        FACEBOOK_APP_SECRET: 'facebook-secret',
      },
    })
    await use({ house, fake })
    await house.stop()
    fake.stop()
    demo.remove()
  },
})

const mary = () => ({ sub: 'g-77', name: 'Mary Shelley', email: 'mary.shelley@gmail.com' })

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function comeFromGoogle(page: Page, house: House, answer: 'Agree' | 'Cancel' = 'Agree') {
  await visit(page, `${house.url}/login`)
  await press(page, 'Weiter mit Google')
  await page.getByRole('link', { name: answer }).click()
}

test('somebody new comes from Google, finds the form filled in, registers and is signed in the next time', async ({
  page,
  social: { house, fake },
}) => {
  fake.looksAt(mary())
  await comeFromGoogle(page, house)
  await expect(page).toHaveURL(/\/register\?ticket=/)
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mary Shelley')
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /^Passwort/ })).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('030 1234567')
  await page.getByRole('checkbox').check()
  await press(page, 'Registrieren')
  await expect(page).toHaveURL(`${house.url}/login`)
  await expect(page.getByText('Du hast dich erfolgreich registriert').first()).toBeVisible()

  await comeFromGoogle(page, house)
  await expect(page).toHaveURL(`${house.url}/`)
  await page.goto(`${house.url}/me/my-profile`)
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('mary.shelley@gmail.com')
})

test('who cancels at the provider is told so, and may still log in by mail', async ({ page, social }) => {
  social.fake.looksAt(mary())
  await comeFromGoogle(page, social.house, 'Cancel')
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung wurde abgebrochen')
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toBeVisible()
})

test('nothing of a provider is asked for before its button is pressed (R-D1)', async ({ page, social }) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).origin))
  await page.goto(`${social.house.url}/login`)
  await expect(page.getByRole('button', { name: 'Weiter mit Google' })).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([social.house.url]))
})

test('somebody signed in links Google and takes it off again', async ({ page, social: { house, fake } }) => {
  const person = await newPerson(house)
  await signedIn(page, house, person)
  fake.looksAt({ sub: 'g-78', name: 'Ada Beispiel', email: person.email })
  await visit(page, `${house.url}/me/my-profile`)
  await press(page, 'Google verbinden')
  await page.getByRole('link', { name: 'Agree' }).click()
  await expect(page).toHaveURL(/\/me\/my-profile\?link=/)
  await page.locator('#link-password').fill(PASSWORD)
  await press(page, 'Jetzt verbinden')
  await press(page, 'Google trennen')
  await expect(page.getByRole('button', { name: 'Google verbinden' })).toBeVisible()
})
