import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type AppServer, changeAndWait, startServer } from './app-server.ts'
import {
  checkoutTexts,
  continueAsGuest,
  expectPlaced,
  fillTakeaway,
  newGuest,
  orderButton,
  putIntoCart,
} from './checkout-steps.ts'
import { expect, rows, test as base } from './fixtures.ts'
import { cartLine, openCart } from './menu-steps.ts'
import { addMember, PASSWORD, signIn } from './staff.ts'
import { countTaps } from './taps.ts'

const MOST_PRESSES = 250
const FOLLOW_MS = 2_000
const tonno = { category: 'pizza', name: '12. Pizza Tonno' }

const PAPER_MENU = `A = Gluten, C = Ei, D = Fisch, G = Milch

VORSPEISEN
1 Bruschetta (A) 5,50
2 Caprese (G) 7,90
3 Antipasti (A,G) 9,50
4 Minestrone (A) 5,90
5 Vitello tonnato (C,D) 10,90

PIZZA
10 Pizza Margherita (A,G) 8,50
11 Pizza Salami (A,G) 9,50
12 Pizza Tonno (A,D,G) 10,50
13 Pizza Funghi (A,G) 9,50
14 Pizza Prosciutto (A,G) 10,00
15 Pizza Hawaii (A,G) 10,00
16 Pizza Diavola (A,G) 10,50
17 Pizza Verdura (A,G) 9,90

PASTA
20 Spaghetti Napoli (A) 8,50
21 Spaghetti Bolognese (A) 9,90
22 Penne Arrabbiata (A) 8,90
23 Lasagne (A,C,G) 10,90

NACHSPEISEN
30 Tiramisu (A,C,G) 5,90
31 Panna cotta (G) 5,50
32 Affogato (G) 4,50
`

/** A server of a restaurant without anything. */
const test = base.extend<{ empty: AppServer }>({
  empty: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-e2e-'))
    const server = await startServer({ dataDir, env: { DEMO: 'false' } })
    await use(server)
    // The pages are still open: they would keep it from ending by itself.
    await server.kill()
    rmSync(dataDir, { recursive: true, force: true })
  },
})

/** The hands of the owner: every press and every key of theirs is counted. */
function ownerOf(page: Page) {
  const press = (role: 'button' | 'link', name: string) =>
    page.getByRole(role, { name, exact: true }).first().click()
  return {
    press,
    async write(label: string, text: string): Promise<void> {
      const field = page.getByRole('textbox', { name: label, exact: true })
      await field.click()
      if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    async backToSteps(): Promise<void> {
      await press('link', 'Einrichten')
      await expect(page.getByRole('heading', { name: 'Laden einrichten' })).toBeVisible()
    },
    /** The step that the checklist asks for next. */
    next: (name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible(),
  }
}

/** From the notice of what was added, through the question whether to sign in. */
async function toCheckout(guest: Page): Promise<void> {
  const { added, toCheckout } = checkoutTexts.de
  await guest.getByRole('region', { name: added }).getByRole('link', { name: toCheckout }).click()
  await continueAsGuest(guest)
}

/** Another guest with a dish in the open cart; the page is followed from the first use of it. */
async function lookIntoCart(guest: Page, server: AppServer) {
  await putIntoCart(guest, server, tonno)
  const cart = await openCart(guest)
  await cart.getByRole('heading', { name: 'Warenkorb' }).click()
  return cart
}

// A document that nobody has written yet is answered 404.
test.use({ expectedNoise: /status of 404/ })

test('an owner opens a shop from nothing with at most 250 presses, a guest orders, and prices follow during service', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(150_000)
  page.setDefaultTimeout(20_000)
  const link = /Set up\s+(\S+)/
  await expect.poll(() => link.exec(empty.printed())?.[1]).toBeTruthy()
  const count = await countTaps(page)
  const owner = ownerOf(page)

  await test.step('the link leads to an access and to the checklist', async () => {
    await page.goto(link.exec(empty.printed())?.[1] ?? '')
    await owner.write('Name', 'Luigi')
    await owner.write('E-Mail', 'l@luigi.example')
    for (const label of [/^Neues Passwort/, /^Das neue Passwort/]) {
      await page.getByLabel(label).click()
      await page.keyboard.type(PASSWORD)
    }
    await owner.press('button', 'Laden öffnen')
    await expect(page.getByText('1 von 11 erledigt')).toBeVisible()
  })

  await test.step('each step leads to its screen, or is done with one press', async () => {
    await owner.next('Name des Restaurants')
    await owner.press('link', 'Jetzt erledigen')
    await owner.write('Name des Restaurants', 'Da Luigi')
    await owner.backToSteps()

    await owner.next('Adresse, Telefon und E-Mail')
    await owner.press('link', 'Jetzt erledigen')
    await owner.write('Telefon', '030 5551234')
    await owner.write('Adresse', 'Weserstr. 7, 12045 Berlin')
    await owner.write('E-Mail', 'l@luigi.example')
    await owner.write('Ort auf der Karte', '52.487,13.433')
    await owner.backToSteps()

    await owner.next('Öffnungszeiten')
    await owner.press('button', 'Täglich von 11:30 bis 22:00 Uhr')
    await owner.next('Lieferung oder Abholung')
    await owner.press('button', 'Im Umkreis von 3 km liefern')

    await owner.next('Die ersten Gerichte')
    await owner.press('link', 'Jetzt erledigen')
    await page.getByLabel('Text der Karte').click()
    // Pasting is one press.
    count.keys += 1
    await page.keyboard.insertText(PAPER_MENU)
    await owner.press('button', 'Karte lesen')
    await expect(page.getByText('20 Gerichte in 4 Kategorien')).toBeVisible()
    await owner.press('button', 'Als Entwurf übernehmen')
    await expect(page).toHaveURL(/\/menu$/)
    await owner.backToSteps()
  })

  await test.step('the pages of the law are made from the answers', async () => {
    await owner.next('Firma und USt-IdNr.')
    await owner.press('link', 'Jetzt erledigen')
    await owner.write('Firmenname auf Belegen', 'Luigi GmbH')
    await owner.write('Umsatzsteuer-Identifikationsnummer', 'DE123456789')
    await owner.backToSteps()
    await owner.next('Impressum, Datenschutz, AGB')
    await owner.press('button', 'Aus den Angaben entwerfen')
    await owner.next('Logo oder Farben')
  })

  await test.step('publishing shows all of it to guests', async () => {
    await owner.press('link', 'Veröffentlichen')
    // What is listed is what is published: the terms as a page, and the setting that names them, were drafted last.
    await expect(page.getByRole('checkbox', { name: 'AGB veröffentlichen' })).toHaveCount(2)
    await owner.press('button', 'Alles veröffentlichen')
    await expect(page.getByText('Gäste sehen alles so, wie es hier steht')).toBeVisible()
    // The button is gone with what it has published.
    await expect(page.getByRole('heading', { name: 'Änderungen', level: 1 })).toBeFocused()
  })
  expect(count.taps + count.keys).toBeLessThanOrEqual(MOST_PRESSES)
  // Its live stream would outlive the server.
  await page.close()

  // The guests come at any hour.
  await changeAndWait(empty, `update hours set start_time = '00:00', end_time = '24:00'`)

  await test.step('a guest orders', async () => {
    const guest = await browser.newPage()
    await putIntoCart(guest, empty, tonno)
    await toCheckout(guest)
    await fillTakeaway(guest, newGuest())
    await orderButton(guest).click()
    await expectPlaced(guest)
    await guest.close()
  })

  await test.step('another member changes a price, and the shop and an open cart follow within two seconds', async () => {
    await addMember(empty, { email: 'kim@luigi.example', name: 'Kim', role: 'manager' })
    const guest = await browser.newPage()
    const cart = await lookIntoCart(guest, empty)
    await expect(cartLine(cart, tonno.name)).toContainText('10,50')

    const kim = await browser.newPage()
    await signIn(kim, empty, 'kim@luigi.example')
    const [dish] = rows(empty.dataDir, `select id from products where name = '${tonno.name}'`)
    await kim.goto(`${empty.url}/backoffice/menu/products/${String(dish?.['id'])}`)
    await kim
      .getByRole('textbox', { name: /Preis$/ })
      .first()
      .fill('11,50')
    await kim.getByRole('link', { name: 'Ansehen und veröffentlichen' }).click()
    const published = kim.waitForResponse((answer) => answer.url().endsWith('/staff/publish'))
    await kim.getByRole('button', { name: 'Alles veröffentlichen' }).click()
    expect((await published).ok()).toBe(true)
    const onMenu = guest.getByRole('main').getByRole('listitem').filter({ hasText: tonno.name })
    await expect(cartLine(cart, tonno.name)).toContainText('11,50', { timeout: FOLLOW_MS })
    await expect(onMenu).toContainText('11,50', { timeout: FOLLOW_MS })
    await Promise.all([kim, guest].map((one) => one.close()))
  })
})
