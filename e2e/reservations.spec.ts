import type { Page } from '@playwright/test'
import { expect, rows, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { axe } from './axe.ts'
import { visit } from './menu-steps.ts'
import { chooseTime, dayAhead, dialogOf, reserveByApi } from './reservation-steps.ts'
import { countTaps } from './taps.ts'

const calendar = (page: Page) => dialogOf(page).getByRole('grid')
const submit = (page: Page) => dialogOf(page).getByRole('button', { name: 'Reservierung anfragen' })
const sentWords =
  'Deine Reservierungsanfrage ist angekommen. Wir sagen dir Bescheid, sobald wir sie geprüft haben.'
const reservations = (server: AppServer, email: string) =>
  rows(server.dataDir, `select * from reservations where email = '${email}'`)

async function openReservation(page: Page, server: AppServer) {
  await page.clock.install()
  await page.goto(`${server.url}/?reservation=1`)
  await expect(dialogOf(page)).toBeVisible()
  await expect(calendar(page)).not.toHaveAttribute('aria-busy', 'true')
}

async function fillPerson(page: Page, email: string) {
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ada Beispiel')
  await dialog.getByRole('textbox', { name: /^E-Mail/ }).fill(email)
  await dialog.getByRole('textbox', { name: /^Telefon/ }).fill('030 1234567')
  await dialog.getByRole('checkbox', { name: /gelesen und akzeptiere/ }).check()
}

/** Opens it as guests do, without loading a new page. */
async function openFromFooter(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reservieren' }).click()
  await expect(dialogOf(page)).toBeVisible()
}

/** Passes the time below which the spam trap takes a form as sent by a program. */
const passSpamTrap = (page: Page) => page.clock.fastForward(1_600)
const newEmail = () => `gast-${crypto.randomUUID()}@beispiel.example`

test(
  'the keyboard alone reserves a table: the calendar is walked through, times are radio buttons (A-33, A-34)',
  { tag: '@wide' },
  async ({ page, shared }) => {
    const email = newEmail()
    const { keyboard } = page
    await openReservation(page, shared)
    const date = dialogOf(page).getByRole('textbox', { name: /^Datum/ })
    await date.focus()
    for (let presses = 0; presses < 4; presses++) {
      await keyboard.press('Tab')
      if (await calendar(page).locator(':focus').count()) break
    }
    const focused = () => calendar(page).locator(':focus').getAttribute('aria-label')
    await expect.poll(focused).toContain(dayAhead(0).spoken)
    await keyboard.press('ArrowRight')
    await expect.poll(focused).toContain(dayAhead(1).spoken)
    await keyboard.press('ArrowDown')
    await expect.poll(focused).toContain(dayAhead(8).spoken)
    await keyboard.press('Home')
    await expect.poll(focused).toMatch(/^Montag/)
    await keyboard.press('End')
    await expect.poll(focused).toMatch(/^Sonntag/)
    await keyboard.press('PageDown')
    const other = await focused()
    await keyboard.press('PageUp')
    await expect.poll(focused).not.toBe(other)
    await keyboard.press('Escape')
    await expect(date).toBeFocused()
    await expect(dialogOf(page)).toBeVisible()

    await keyboard.type(dayAhead(3).typed)
    const times = dialogOf(page).getByRole('group', {
      name: new RegExp(dayAhead(3).spoken.replace(/ \d{4}$/, '')),
    })
    await expect(times).toBeVisible()
    await times.getByRole('radio', { name: '19:00', exact: true }).focus()
    await keyboard.press('Space')
    for (const [name, text] of [
      [/^Name/, 'Ada Beispiel'],
      [/^E-Mail/, email],
      [/^Telefon/, '030 1234567'],
    ] as const) {
      await dialogOf(page).getByRole('textbox', { name }).focus()
      await keyboard.type(text)
    }
    await dialogOf(page)
      .getByRole('checkbox', { name: /gelesen und akzeptiere/ })
      .focus()
    await keyboard.press('Space')
    await passSpamTrap(page)
    await submit(page).focus()
    await keyboard.press('Enter')
    await expect(dialogOf(page).getByRole('status').filter({ hasText: sentWords })).toBeFocused()
    expect(reservations(shared, email)).toMatchObject([{ guests: '2', status: 'requested' }])
  },
)

test('a request is stored once, however often it is pressed, and the next one starts empty', async ({
  page,
  shared,
}) => {
  const email = newEmail()
  const count = await countTaps(page)
  await page.clock.install()
  await visit(page, shared.url)
  await openFromFooter(page)
  const day = calendar(page).getByRole('button', { name: dayAhead(2).spoken })
  await expect(calendar(page)).not.toHaveAttribute('aria-busy', 'true')
  const isNextMonth = (await day.count()) === 0
  if (isNextMonth) await dialogOf(page).getByRole('button', { name: 'Nächster Monat' }).click()
  await day.click()
  await chooseTime(page, '20:00')
  for (const [name, text] of [
    [/^Name/, 'Ada Beispiel'],
    [/^E-Mail/, email],
    [/^Telefon/, '030 1234567'],
  ] as const) {
    await dialogOf(page).getByRole('textbox', { name }).click()
    await page.keyboard.type(text)
  }
  await dialogOf(page)
    .getByRole('checkbox', { name: /gelesen und akzeptiere/ })
    .click()
  // One more tap sends it.
  expect(count.taps).toBe(isNextMonth ? 8 : 7)
  expect([...count.fields]).toHaveLength(3)
  expect(count.screens.size).toBe(2)
  await dialogOf(page)
    .getByRole('combobox', { name: /^Personen/ })
    .selectOption('10+')
  await passSpamTrap(page)
  // The second press of a hasty guest hits what stands there by then.
  const second = page.evaluate(
    () =>
      new Promise<void>((pressed) => {
        new MutationObserver((_, observer) => {
          const close = document.querySelector<HTMLElement>('.reservation-sent .button')
          if (!close) return
          observer.disconnect()
          close.click()
          pressed()
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await submit(page).dblclick()
  await second
  await expect(dialogOf(page).getByText(sentWords)).toBeVisible()
  expect(reservations(shared, email)).toMatchObject([{ guests: '10+', phone: '030 1234567' }])
  expect(rows(shared.dataDir, `select kind from outbox where recipient = '${email}'`)).toHaveLength(1)

  await page.clock.fastForward(1_000)
  await dialogOf(page).getByRole('button', { name: 'Schließen' }).last().click()
  await expect(dialogOf(page)).toBeHidden()
  await openFromFooter(page)
  await expect(dialogOf(page).getByRole('textbox', { name: /^E-Mail/ })).toHaveValue('')
})

test.describe('when the server refuses', () => {
  test.use({ expectedNoise: /Failed to load resource/ })

  test('its messages are shown at the fields, and a lost answer is sent again as the same request (A-26)', async ({
    page,
    context,
    shared,
  }) => {
    const email = newEmail()
    await openReservation(page, shared)
    await test.step('a form without a connection waits for it', async () => {
      await context.setOffline(true)
      await expect(dialogOf(page).getByRole('button', { name: 'Keine Verbindung' })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await context.setOffline(false)
      await expect(submit(page)).toBeVisible()
    })
    await dialogOf(page)
      .getByRole('textbox', { name: /^Datum/ })
      .fill(dayAhead(2).typed)
    await chooseTime(page, '20:00')
    await fillPerson(page, email)
    await passSpamTrap(page)

    await page.route('**/api/reservations', (route) =>
      route.fulfill({ status: 422, json: { data: { email: ['Please enter a valid e-mail address'] } } }),
    )
    await submit(page).click()
    await expect(dialogOf(page).getByRole('textbox', { name: /^E-Mail/ })).toHaveAccessibleDescription(
      /gültige E-Mail-Adresse/,
    )
    await page.unroute('**/api/reservations')

    await page.route('**/api/reservations', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await dialogOf(page)
      .getByRole('textbox', { name: /^E-Mail/ })
      .fill('ada')
    await dialogOf(page)
      .getByRole('textbox', { name: /^E-Mail/ })
      .fill(email)
    await submit(page).click()
    await expect(dialogOf(page).getByText('Wir haben keine Antwort bekommen')).toBeVisible()
    await page.unroute('**/api/reservations')
    await submit(page).click()
    await expect(dialogOf(page).getByText(sentWords)).toBeVisible()
    expect(reservations(shared, email)).toHaveLength(1)
  })
})

test('the reservation leads to what is missing, keeps what is filled in, and axe finds nothing, empty, wrong or sent (BFSG, G18)', async ({
  page,
  shared,
}) => {
  test.slow() // axe looks at the whole menu behind it
  await openReservation(page, shared)
  expect(await axe(page)).toEqual([])
  await test.step('an empty form lists everything that is missing, and each link leads to its field (A-25, A-26, A-31)', async () => {
    await submit(page).click()
    const summary = dialogOf(page).getByRole('group', { name: /Bitte prüfe 5 Felder/ })
    await expect(summary).toBeFocused()
    await expect(dialogOf(page).getByRole('textbox', { name: /^Datum/ })).toHaveAccessibleDescription(
      /Bitte wähle einen Tag und eine Uhrzeit/,
    )
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(submit(page)).toHaveAccessibleDescription(/Noch offen: Datum, Name, E-Mail, Telefon, AGB/)
    await summary.getByRole('link', { name: 'Bitte gib deinen Namen ein' }).click()
    const name = dialogOf(page).getByRole('textbox', { name: 'Name (Pflicht)' })
    await expect(name).toBeFocused()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
  })
  await test.step('something that is no phone number is taken away and quoted (A-27)', async () => {
    const phone = dialogOf(page).getByRole('textbox', { name: /^Telefon/ })
    await phone.fill('0301')
    await phone.blur()
    await expect(phone).toHaveValue('')
    await expect(phone).toHaveAccessibleDescription(/„0301“ ist keine gültige Telefonnummer/)
    await phone.fill('+49 30-1234567')
    await phone.blur()
    await expect(phone).toHaveValue('030 1234567')
    await expect(phone).not.toHaveAttribute('aria-invalid')
  })
  await dialogOf(page)
    .getByRole('textbox', { name: /^Datum/ })
    .fill(dayAhead(2).typed)
  await expect(dialogOf(page).getByRole('radio', { name: '20:00', exact: true })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await chooseTime(page, '18:30')
  await fillPerson(page, newEmail())
  await test.step('what is filled in survives closing, and Esc closes', async () => {
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toBeHidden()
    expect(new URL(page.url()).search).toBe('')
    await openFromFooter(page)
    await expect(dialogOf(page).getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada Beispiel')
    await expect(dialogOf(page).getByRole('radio', { name: '18:30', exact: true })).toBeChecked()
  })
  await passSpamTrap(page)
  await submit(page).click()
  await expect(dialogOf(page).getByText(sentWords)).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('the link in the mail shows the reservation; its guest thinks better of cancelling it, and then does', async ({
  page,
  shared,
}) => {
  await page.goto(shared.url + (await reserveByApi(shared, newEmail())))
  const question = page.getByRole('dialog', { name: 'Reservierung absagen?' })
  const ask = page.getByRole('button', { name: 'Reservierung absagen' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Anfrage ist bei uns')
  await ask.click()
  await expect(question).toBeVisible()
  expect(await axe(page)).toEqual([])
  await question.getByRole('button', { name: 'Behalten' }).click()
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Ja, absagen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Reservierung ist abgesagt')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(ask).toBeHidden()
  expect(await axe(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Reservierung ist abgesagt')
})
