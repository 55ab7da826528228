import type { Page } from '@playwright/test'
import { newPerson, PASSWORD, signedIn, userOf, visit } from './account-steps.ts'
import { expect, rows, test } from './fixtures.ts'
import { tabTo } from './keyboard-steps.ts'
import { orderByApi } from './orders.ts'
import { addMember, PASSWORD as STAFF_PASSWORD } from './staff.ts'

/** Goes to a field by its label and writes it anew. */
async function type(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label).first())
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole(role, { name, exact: typeof name === 'string' }))
  await page.keyboard.press('Enter')
}

test('A-03 with the keyboard alone an account is opened, signed in to and changed', async ({ page, own }) => {
  await visit(page, `${own.url}/register`)
  const email = 'keys@beispiel.example'
  await type(page, /^Name/, 'Ada Beispiel')
  await type(page, /^E-Mail/, email)
  await type(page, /^Telefon/, '030 1234567')
  await type(page, /^Passwort(?! w)/, PASSWORD)
  await type(page, /^Passwort wiederholen/, PASSWORD)
  await tabTo(page, page.getByRole('main').getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, 'Registrieren')
  await expect(page).toHaveURL(/\/login/)

  await type(page, /^E-Mail/, email)
  await type(page, /^Passwort(?! w)/, PASSWORD)
  await press(page, 'Anmelden')
  await expect(page).not.toHaveURL(/\/login/)

  await visit(page, `${own.url}/me/my-profile`)
  await type(page, /^Name/, 'Ada King')
  await press(page, 'Profil aktualisieren')
  await expect.poll(() => userOf(own, { email })?.['name']).toBe('Ada King')
})

test('A-03 with the keyboard alone an address is saved, made the default and removed', async ({
  page,
  shared,
}) => {
  const person = await newPerson(shared)
  await signedIn(page, shared, person)
  await visit(page, `${shared.url}/me/my-addresses/create`)
  await type(page, /^Name der Adresse/, 'Werkstatt')
  await type(page, /^Postleitzahl oder Gebiet/, '12045')
  await type(page, /^Straße und Hausnummer/, 'Weserstraße 7')
  await tabTo(page, page.getByRole('main').getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press(page, 'Adresse speichern')
  await expect(page.getByText('Weserstraße 7')).toBeVisible()
  await press(page, 'Werkstatt entfernen')
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Weserstraße 7')).toHaveCount(0)
})

test.describe('at the counter', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

  test('A-03 with the keyboard alone a member signs in, approves an order with 25 minutes and finishes it', async ({
    page,
    own,
  }) => {
    await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' })
    await orderByApi(own.url)
    const code = String(rows(own.dataDir, 'select code from orders')[0]?.['code'])
    await page.goto(`${own.url}/backoffice/`)
    await tabTo(page, page.getByLabel('E-Mail'))
    await page.keyboard.type('mina@beispiel.example')
    await tabTo(page, page.getByLabel('Passwort', { exact: true }))
    await page.keyboard.type(STAFF_PASSWORD)
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: `Andere Zeit ${code}` }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `${code} annehmen` })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByRole('radio', { checked: true }))
    for (let presses = 0; presses < 12; presses++) {
      if (await dialog.getByRole('radio', { name: '25', exact: true }).isChecked()) break
      await page.keyboard.press('ArrowRight')
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Annehmen: 25 Min' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('region', { name: /^In der Küche/ }).getByRole('link', { name: code }),
    ).toBeFocused()
    expect(rows(own.dataDir, `select minutes from order_status_changes where minutes is not null`)).toEqual([
      { minutes: 25 },
    ])
    await tabTo(page, page.getByRole('button', { name: `Fertig ${code}` }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: `Noch mal drücken ${code}` }))
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(own.dataDir, 'select status from orders')).toEqual([{ status: 'completed' }])
  })
})
