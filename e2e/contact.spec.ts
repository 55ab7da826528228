import type { Page } from '@playwright/test'
import { changeAndWait, expect, rows, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { axe } from './axe.ts'
import { untilHydrated } from './menu-steps.ts'

const sentWords = 'Deine Nachricht ist angekommen. Wir melden uns bald bei dir.'
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
const submit = (page: Page) => main(page).getByRole('button', { name: 'Nachricht senden' })
const messages = (server: AppServer, email: string) =>
  rows(server.dataDir, `select * from contact_messages where email = '${email}'`)
const newEmail = () => `gast-${crypto.randomUUID()}@beispiel.example`
/** Passes the time below which the spam trap takes a form as sent by a program. */
const passSpamTrap = (page: Page) => page.clock.fastForward(1_600)

async function openContact(page: Page, server: AppServer) {
  await page.clock.install()
  await page.goto(`${server.url}/contact`)
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 1 })).toBeVisible()
  await untilHydrated(page)
}

async function fill(page: Page, email: string) {
  await field(page, /^Vorname/).fill('Ada')
  await field(page, /^Nachname/).fill('Beispiel')
  await field(page, /^E-Mail/).fill(email)
  await field(page, /^Betreff/).fill('Geburtstag')
  await field(page, /^Nachricht/).fill('Habt ihr einen großen Tisch?')
  await main(page)
    .getByRole('checkbox', { name: /gelesen und akzeptiere/ })
    .check()
}

test('the keyboard alone writes a message, and it is stored once', async ({ page, shared }) => {
  const email = newEmail()
  await openContact(page, shared)
  for (const [name, text] of [
    [/^Vorname/, 'Ada'],
    [/^Nachname/, 'Beispiel'],
    [/^E-Mail/, email],
    [/^Betreff/, 'Geburtstag'],
    [/^Nachricht/, 'Habt ihr einen großen Tisch?'],
  ] as const) {
    await field(page, name).focus()
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(main(page).getByRole('checkbox', { name: /gelesen und akzeptiere/ })).toBeChecked()
  await passSpamTrap(page)
  await submit(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter').catch(() => {})
  await expect(main(page).getByRole('status').filter({ hasText: sentWords })).toBeFocused()
  expect(messages(shared, email)).toMatchObject([{ first_name: 'Ada', subject: 'Geburtstag' }])
  await main(page).getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click()
  await expect(field(page, /^Betreff/)).toHaveValue('')
})

test('MAP_URL replaces our own map: nothing of it is requested before the guest opens it, and only its server then (R-D2)', async ({
  page,
  own,
}) => {
  await changeAndWait(
    own,
    `insert into settings (key, value) values ('MAP_URL', 'https://maps.example/embed')
     on conflict do update set value = excluded.value`,
  )
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== own.url,
    (route) => {
      foreign.push(new URL(route.request().url()).origin)
      return route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' })
    },
  )
  expect((await page.request.get(own.url)).headers()['content-security-policy']).not.toContain('frame-src')
  await openContact(page, own)
  await passSpamTrap(page)
  expect(foreign).toEqual([])
  await main(page).getByRole('link', { name: 'Karte laden' }).click()
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible()
  expect([...new Set(foreign)]).toEqual(['https://maps.example'])

  await page.goto(own.url)
  await page.goto(`${own.url}/contact?map=1#map`)
  await expect(page.frameLocator('iframe').getByText('Map')).toBeVisible()
})

test('the form of the contact page leads to what is missing, and axe finds nothing, empty, wrong or sent (BFSG)', async ({
  page,
  shared,
}) => {
  const email = newEmail()
  await openContact(page, shared)
  expect(await axe(page)).toEqual([])
  await test.step('an empty form cannot be sent and shows why; pressed anyway it leads to the fields (A-25, A-26, A-31)', async () => {
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(submit(page)).toHaveAccessibleDescription(
      'Noch offen: Vorname, Nachname, E-Mail, Betreff, Nachricht, AGB',
    )
    await submit(page).focus()
    await page.keyboard.press('Enter')
    const summary = main(page).getByRole('group', { name: /Bitte prüfe 6 Felder/ })
    await expect(summary).toBeFocused()
    await expect(field(page, /^Betreff/)).toHaveAccessibleDescription('Bitte gib einen Betreff ein')
    await summary.getByRole('link', { name: 'Bitte gib deinen Nachnamen ein' }).click()
    await expect(field(page, /^Nachname/)).toBeFocused()
    expect(await axe(page)).toEqual([])
  })
  await test.step('a wrong e-mail address keeps the form from being sent (A-26)', async () => {
    await fill(page, 'ada@')
    // Only a field that has the focus can lose it.
    await field(page, /^E-Mail/).focus()
    await field(page, /^E-Mail/).blur()
    await expect(field(page, /^E-Mail/)).toHaveAccessibleDescription(/gültige E-Mail-Adresse/)
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('a machine that fills the hidden field is thanked and not stored', async () => {
    await field(page, /^E-Mail/).fill(email)
    await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await passSpamTrap(page)
    await submit(page).click()
    await expect(main(page).getByText(sentWords)).toBeVisible()
    expect(messages(shared, email)).toEqual([])
    expect(await axe(page)).toEqual([])
  })
})
