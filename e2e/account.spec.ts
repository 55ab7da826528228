import { readFileSync } from 'node:fs'
import { newPerson, PASSWORD, post, signedIn, userOf, visit } from './account-steps.ts'
import { newGuest, putIntoCart, dishes } from './checkout-steps.ts'
import { changeAndWait, expect, test } from './fixtures.ts'
import { footer } from './shell-steps.ts'

const submit = (name: string) => ({ name, exact: true }) as const

test.describe('access to the account', () => {
  test('the pages of the account send visitors to sign in, and back afterwards', async ({ page, shared }) => {
    const person = await newPerson(shared)
    await visit(page, `${shared.url}/me`)
    await expect(page).toHaveURL(`${shared.url}/login`)
    await visit(page, `${shared.url}/me/my-orders`)
    await expect(page).toHaveURL(/\/login\?return=/)
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(person.email)
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(PASSWORD)
    await page.getByRole('button', submit('Anmelden')).click()
    await expect(page).toHaveURL(`${shared.url}/me/my-orders`)
    await expect(page.getByRole('heading', { name: 'Meine Bestellungen', level: 1 })).toBeFocused()
  })

  test('a session that only its cookie knows is found by the link to sign in, and by the checkout', async ({
    page,
    context,
    shared,
  }) => {
    const { token } = await newPerson(shared)
    await context.addCookies([{ name: 'session', value: token, url: shared.url, httpOnly: true }])
    const mark = () => page.evaluate(() => localStorage.getItem('signed-in'))
    await visit(page, `${shared.url}/contact`)
    expect(await mark()).toBeNull()
    await footer(page).getByRole('link', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL(`${shared.url}/`)
    await expect.poll(mark).toBe('1')
    await page.evaluate(() => localStorage.removeItem('signed-in'))
    await visit(page, `${shared.url}/checkout`)
    await expect.poll(mark).toBe('1')
  })

  test('registration is closed while the restaurant does not allow it', async ({ page, own }) => {
    await changeAndWait(own, `update settings set value = '' where key = 'ALLOW_REGISTRATION'`)
    expect((await fetch(`${own.url}/register`, { redirect: 'manual' })).status).toBe(302)
    await visit(page, `${own.url}/login`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Registrieren' })).toHaveCount(0)
  })

  test('the profile ends a sign-in elsewhere; signing out in another tab signs this tab out too', async ({
    page,
    context,
    shared,
  }) => {
    const person = await newPerson(shared)
    await signedIn(page, shared, person)
    await post(shared, '/login', { email: person.email, password: PASSWORD })
    await visit(page, `${shared.url}/me/my-profile`)
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' })
    await devices.getByRole('button', { name: 'Unbekanntes Gerät abmelden' }).click()
    await expect(page.getByText('Unbekanntes Gerät ist abgemeldet.').first()).toBeVisible()
    await expect(devices.getByRole('heading')).toBeFocused()
    await expect(devices.getByRole('listitem')).toHaveText([/Dieses Gerät/])

    const other = await context.newPage()
    await visit(other, `${shared.url}/me/my-profile`)
    await other.getByRole('main').getByRole('button', { name: 'Abmelden' }).click()
    await expect(other).toHaveURL(`${shared.url}/`)
    await expect(page).toHaveURL(`${shared.url}/login`)
    await visit(page, `${shared.url}/me/my-profile`)
    await expect(page).toHaveURL(/\/login/)
  })
})

test.describe('signing in', () => {
  test.use({ expectedNoise: /422/ })

  test('a guest registers, reads the message, signs in and keeps the cart', async ({ page, shared }) => {
    const guest = newGuest()
    const person = await newPerson(shared)
    await putIntoCart(page, shared, dishes.bruschetta)
    await visit(page, `${shared.url}/register`)
    await expect(page.locator('#register-password')).toHaveAttribute('autocomplete', 'new-password')
    await test.step('an address that has an account already has its message at the field', async () => {
      await page.getByRole('textbox', { name: /^Name/ }).fill('Ada')
      await page.getByRole('textbox', { name: /^E-Mail/ }).fill(person.email)
      await page.getByRole('textbox', { name: /^Telefon/ }).fill(guest.phone)
      await page.getByRole('textbox', { name: /^Passwort \(/ }).fill(PASSWORD)
      await page.getByRole('textbox', { name: /^Passwort wiederholen/ }).fill(PASSWORD)
      await page.getByRole('checkbox', { name: /^Es gelten unsere AGB/ }).check()
      await page.getByRole('button', submit('Registrieren')).click()
      await expect(page.locator('#register-email-error')).toHaveText(
        'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
      )
    })
    await page.getByRole('textbox', { name: /^Name/ }).fill(guest.name)
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(guest.email)
    await page.getByRole('button', submit('Registrieren')).click()
    await expect(
      page.getByText('Du hast dich erfolgreich registriert. Melde dich an, um weiterzumachen'),
    ).toBeVisible()
    await expect(page).toHaveURL(`${shared.url}/login`)
    expect(userOf(shared, guest)).toMatchObject({ name: guest.name })

    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(guest.email)
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(PASSWORD)
    await page.getByRole('button', submit('Anmelden')).click()
    await expect(page).toHaveURL(`${shared.url}/`)
    await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  })

  test('the form to sign in helps password managers and people', async ({ page, shared }) => {
    const person = await newPerson(shared)
    await visit(page, `${shared.url}/login`)
    await test.step('A-30 the fields are for password managers, and a password can be shown', async () => {
      const field = page.locator('#login-password')
      await expect(field).toHaveAttribute('autocomplete', 'current-password')
      await expect(field).toHaveAttribute('type', 'password')
      await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
      await expect(field).toHaveAttribute('type', 'text')
      await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
    })
    await test.step('A-26 A-31 an empty form names its fields, a wrong password has its message above the form', async () => {
      const button = page.getByRole('button', submit('Anmelden'))
      await button.click()
      const summary = page.getByRole('group', { name: 'Bitte prüfe 2 Felder' })
      await expect(summary).toBeFocused()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(page.getByText('Noch offen: E-Mail, Passwort')).toBeVisible()
      await summary.getByRole('link', { name: 'Bitte gib ein Passwort ein' }).click()
      const password = page.getByRole('textbox', { name: /^Passwort/ })
      await expect(password).toBeFocused()
      await expect(password).toHaveAttribute('aria-invalid', 'true')
      await password.fill('nicht das Passwort')
      await page.getByRole('textbox', { name: /^E-Mail/ }).fill(person.email)
      await button.click()
      await expect(page.getByText('E-Mail oder Passwort stimmt nicht').first()).toBeVisible()
    })
  })

  test('a forgotten password is sent, whether the address is known or not', async ({ page, shared }) => {
    await visit(page, `${shared.url}/reset-password`)
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(newGuest().email)
    await page.getByRole('button', submit('Neues Passwort senden')).click()
    await expect(
      page.getByText('Dein neues Passwort ist unterwegs. Bitte sieh in dein Postfach'),
    ).toBeVisible()
    await expect(page).toHaveURL(`${shared.url}/login`)
  })

  test('who signs in with a one-time password chooses a new one first', async ({ page, shared }) => {
    const { email } = await newPerson(shared)
    // The server forgets a mailed password as soon as the mail is sent; its answer is all that differs.
    await page.route('**/api/login', async (route) => {
      const response = await route.fetch()
      const { data } = (await response.json()) as { data: object }
      await route.fulfill({ response, json: { data: { ...data, mustChoosePassword: true } } })
    })
    await visit(page, `${shared.url}/login?return=/me/my-orders`)
    await page.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
    await page.getByRole('textbox', { name: /^Passwort/ }).fill(PASSWORD)
    await page.getByRole('button', submit('Anmelden')).click()
    await expect(page.getByRole('alert')).toHaveText(
      'Dein Einmalpasswort ist verbraucht. Bitte wähle jetzt ein neues Passwort.',
    )
    await expect(page.getByRole('textbox', { name: /^Neues Passwort \(/ })).toBeFocused()
    await page.keyboard.type('Notenblatt 1843')
    await page.getByRole('textbox', { name: /^Neues Passwort wiederholen/ }).fill('Notenblatt 1843')
    await page.getByRole('button', submit('Profil aktualisieren')).click()
    await expect(page).toHaveURL(`${shared.url}/me/my-orders`)
  })
})

test('the profile is changed, taken away and deleted', async ({ page, shared }) => {
  const person = await newPerson(shared)
  await signedIn(page, shared, person)
  await test.step('a changed profile is stored and announced', async () => {
    await visit(page, `${shared.url}/me`)
    await expect(page).toHaveURL(`${shared.url}/me/my-profile`)
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ada Neu')
    await page.getByRole('button', submit('Profil aktualisieren')).click()
    await expect(page.getByText('Dein Profil ist aktualisiert')).toBeVisible()
    await expect(page.getByText('Hallo, Ada')).toBeVisible()
    expect(userOf(shared, person)).toMatchObject({ name: 'Ada Neu' })
  })
  await test.step('R-D5 all data can be taken away as a file', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Meine Daten herunterladen' }).click()
    const file = readFileSync(await (await saved).path(), 'utf8')
    expect(JSON.parse(file)).toMatchObject({ user: { email: person.email } })
  })
  await test.step('R-D5 an account is deleted after its password and a tick, and everything personal with it', async () => {
    await page.getByRole('button', { name: 'Konto löschen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Konto löschen?' })
    await dialog.getByRole('textbox', { name: /^Passwort/ }).fill(PASSWORD)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
    await expect(page).toHaveURL(`${shared.url}/`)
    expect(userOf(shared, person)).toBeUndefined()
  })
})
