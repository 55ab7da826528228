import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { type AppServer, rows } from './app-server.ts'

/** What guests read and press on the way to an order, by the language of the page. */
export const spoken = {
  de: {
    add: /^In den Warenkorb/,
    added: 'In den Warenkorb gelegt',
    cart: 'Warenkorb',
    toCheckout: 'Zur Kasse',
    door: 'Anmelden oder als Gast bestellen?',
    asGuest: 'Als Gast bestellen',
    checkout: 'Kasse',
    delivery: 'Lieferung',
    takeaway: 'Selbst abholen',
    area: /^Postleitzahl oder Gebiet/,
    email: /^E-Mail/,
    name: /^Name/,
    phone: /^Telefon/,
    address: /^Straße und Hausnummer/,
    cash: /^Barzahlung/,
    card: /^Kartenzahlung bei Übergabe/,
    terms: /^Es gelten unsere AGB/,
    order: 'Zahlungspflichtig bestellen',
    total: 'Gesamt inkl. MwSt.',
    received: 'Deine Bestellung ist bei uns',
  },
  en: {
    add: /^Add to Cart/,
    added: 'Added to the cart',
    cart: 'Cart',
    toCheckout: 'Checkout',
    door: 'Login or continue as guest?',
    asGuest: 'Checkout as Guest',
    checkout: 'Your checkout',
    delivery: 'Delivery',
    takeaway: 'Takeaway',
    area: /^Postal code or area/,
    email: /^E-mail/,
    name: /^Name/,
    phone: /^Phone/,
    address: /^Street and number/,
    cash: /^Cash/,
    card: /^Card at the door/,
    terms: /^Our terms/,
    order: 'Order with obligation to pay',
    total: 'Total incl. VAT',
    received: 'Your order has reached us',
  },
} as const

export type Spoken = (typeof spoken)['de' | 'en']

/** Dishes of the demo without choices; one press adds them. */
export const dishes = {
  bruschetta: { category: 'starters', name: 'Bruschetta' }, // 7,20 €
  antipasti: { category: 'starters', name: 'Antipasti vom Holzofen' }, // 10,90 €
  tiramisu: { category: 'desserts', name: 'Tiramisù' }, // 6,50 €
  beer: { category: 'beer-wine', name: 'Hefeweizen' }, // 4,50 € and 0,08 € deposit, from 16
  limoncello: { category: 'beer-wine', name: 'Limoncello' }, // 12,90 €, from 18
} as const

export type Guest = ReturnType<typeof newGuest>

/** A guest nobody else is: the e-mail address finds their orders. */
export const newGuest = () => ({
  email: `gast-${randomUUID()}@beispiel.example`,
  name: 'Ada Beispiel',
  phone: '030 1234567',
  address: 'Weserstraße 7',
})

/** Presses the label around a radio button or checkbox, as people do. */
export async function choose(place: Locator, name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') {
  const control = place.page().getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
  await place.locator('label').filter({ has: control }).click()
}

/** Puts dishes into the cart from their category's page. */
export async function putIntoCart(
  page: Page,
  server: AppServer,
  ...wanted: { category: string; name: string }[]
) {
  for (const { category, name } of wanted) {
    await page.goto(`${server.url}/menu/${category}`)
    await page.getByRole('button', { name: `${name} in den Warenkorb` }).click()
    await expect(page.getByRole('region', { name: spoken.de.added })).toBeVisible()
  }
}

/** Puts dishes into the cart and opens the checkout. */
export async function goToCheckout(
  page: Page,
  server: AppServer,
  ...wanted: { category: string; name: string }[]
) {
  await putIntoCart(page, server, ...wanted)
  await page.goto(`${server.url}/checkout`)
  await expect(page.getByRole('heading', { name: spoken.de.checkout, level: 1 })).toBeVisible()
}

/** Answers the question at the door of the checkout. */
export async function continueAsGuest(page: Page, words: Spoken = spoken.de) {
  const door = page.getByRole('dialog', { name: words.door })
  await door.getByRole('link', { name: words.asGuest }).click()
}

/** Fills in everything that picking up needs. */
export async function fillTakeaway(page: Page, guest: Guest, words: Spoken = spoken.de) {
  await choose(page.getByRole('main'), words.takeaway)
  await fillContact(page, guest, words)
}

/** Fills in everything that a delivery needs. */
export async function fillDelivery(page: Page, guest: Guest, postalCode: string, words: Spoken = spoken.de) {
  await choose(page.getByRole('main'), words.delivery)
  await page.getByRole('combobox', { name: words.area }).fill(postalCode)
  await page.getByRole('textbox', { name: words.address }).fill(guest.address)
  await fillContact(page, guest, words)
}

async function fillContact(page: Page, guest: Guest, words: Spoken) {
  await page.getByRole('textbox', { name: words.email }).fill(guest.email)
  await page.getByRole('textbox', { name: words.name }).fill(guest.name)
  await page.getByRole('textbox', { name: words.phone }).fill(guest.phone)
  await choose(page.getByRole('main'), words.cash)
  await page.getByRole('checkbox', { name: words.terms }).check()
}

/** The one button that orders. */
export const orderButton = (page: Page, words: Spoken = spoken.de) =>
  page.getByRole('button', { name: words.order, exact: true })

/** The page of a placed order has appeared. */
export async function expectPlaced(page: Page, words: Spoken = spoken.de) {
  await page.waitForURL(/\/order\/[\w-]{20,}$/)
  await expect(page.getByRole('heading', { name: words.received, level: 1 })).toBeVisible()
}

/** The amount beside a term of the receipt. */
export const amountOf = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
    .getByRole('definition')

/** The orders of a guest as they are stored. */
export const ordersOf = (server: AppServer, { email }: { email: string }) =>
  rows(server.dataDir, `select * from orders where email = '${email}'`)

/** Presses a button that says why it cannot be used; a pointer of the test would wait for it. */
export async function pressUnavailable(button: Locator) {
  await button.focus()
  await button.press('Enter')
}
