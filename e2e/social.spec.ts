import type { Page } from '@playwright/test'
import { newPerson, PASSWORD, signedIn } from './account-steps.ts'
import { expect, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { visit } from './menu-steps.ts'

const mary = () => ({ sub: 'g-77', name: 'Mary Shelley', email: 'mary.shelley@gmail.com' })

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function comeFromGoogle(page: Page, server: AppServer, answer: 'Agree' | 'Cancel' = 'Agree') {
  await visit(page, `${server.url}/login`)
  await press(page, 'Weiter mit Google')
  await page.getByRole('link', { name: answer }).click()
}

test('a new guest comes from Google, finds the form filled in, registers and is signed in the next time', async ({
  page,
  social: { server, identity },
}) => {
  identity.signInAs(mary())
  await comeFromGoogle(page, server)
  await expect(page).toHaveURL(/\/register\?ticket=/)
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mary Shelley')
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: /^Passwort/ })).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Telefon/ }).fill('030 1234567')
  await page.getByRole('checkbox').check()
  await press(page, 'Registrieren')
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByText('Du hast dich erfolgreich registriert').first()).toBeVisible()

  await comeFromGoogle(page, server)
  await expect(page).toHaveURL(`${server.url}/`)
  await page.goto(`${server.url}/me/my-profile`)
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('mary.shelley@gmail.com')
})

test('a guest who cancels at the provider gets a message, and may still log in by mail', async ({
  page,
  social,
}) => {
  social.identity.signInAs(mary())
  await test.step('who comes back by the button of the browser can press again', async () => {
    await visit(page, `${social.server.url}/login`)
    // Without content the browser stays on the page, as it was left.
    const isProvider = ({ origin }: URL) => origin !== social.server.url
    await page.route(isProvider, (route) => route.fulfill({ status: 204 }), { times: 1 })
    const left = page.waitForResponse((response) => response.status() === 204)
    await press(page, 'Weiter mit Google')
    await left
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await press(page, 'Weiter mit Google')
    await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible()
  })
  await comeFromGoogle(page, social.server, 'Cancel')
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung wurde abgebrochen')
  await expect(page.getByRole('textbox', { name: /^E-Mail/ })).toBeVisible()
})

test('nothing of a provider is requested before its button is pressed (R-D1)', async ({ page, social }) => {
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).origin))
  await page.goto(`${social.server.url}/login`)
  await expect(page.getByRole('button', { name: 'Weiter mit Google' })).toBeVisible()
  expect(new Set(requested)).toEqual(new Set([social.server.url]))
})

test('a signed-in guest links Google and unlinks it again', async ({
  page,
  social: { server, identity },
}) => {
  const person = await newPerson(server)
  await signedIn(page, server, person)
  identity.signInAs({ sub: 'g-78', name: 'Ada Beispiel', email: person.email })
  await visit(page, `${server.url}/me/my-profile`)
  await test.step('who cancels at the provider reads so on the profile', async () => {
    await press(page, 'Google verbinden')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(/\/me\/my-profile\?social=cancelled/)
    await expect(page.getByRole('alert')).toContainText('Die Anmeldung wurde abgebrochen')
    await visit(page, `${server.url}/me/my-profile`)
  })
  await press(page, 'Google verbinden')
  await page.getByRole('link', { name: 'Agree' }).click()
  await expect(page).toHaveURL(/\/me\/my-profile\?link=/)
  await page.locator('#link-password').fill(PASSWORD)
  await press(page, 'Jetzt verbinden')
  await press(page, 'Google trennen')
  await expect(page.getByRole('button', { name: 'Google verbinden' })).toBeVisible()
})
