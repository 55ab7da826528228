import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { type AppServer, rows } from './app-server.ts'

/** The texts that guests read and press on the way to an order, by the language of the page. */
export const checkoutTexts = {
  de: {
    add: /^In den Warenkorb/,
    added: 'In den Warenkorb gelegt',
    cart: 'Warenkorb',
    toCheckout: 'Zur Kasse',
    gate: 'Anmelden oder als Gast bestellen?',
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
    gate: 'Login or continue as guest?',
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

export type CheckoutTexts = (typeof checkoutTexts)['de' | 'en']

/** Dishes of the demo without choices; one press adds them. */
export const dishes = {
  bruschetta: { category: 'starters', name: 'Bruschetta' }, // 7,20 €
  antipasti: { category: 'starters', name: 'Antipasti vom Holzofen' }, // 10,90 €
  tiramisu: { category: 'desserts', name: 'Tiramisù' }, // 6,50 €
  beer: { category: 'beer-wine', name: 'Hefeweizen' }, // 4,50 € and 0,08 € deposit, from 16
  limoncello: { category: 'beer-wine', name: 'Limoncello' }, // 12,90 €, from 18
} as const

export type Guest = ReturnType<typeof newGuest>

/** A guest of one test alone: the e-mail address finds their orders. */
export const newGuest = () => ({
  email: `gast-${randomUUID()}@beispiel.example`,
  name: 'Ada Beispiel',
  phone: '030 1234567',
  address: 'Weserstraße 7',
})

/** Opens the part of the checkout in which a control is, if that part is done and closed, or the choice of a tip. */
export async function reveal(control: Locator): Promise<Locator> {
  const page = control.page()
  const openers = page.locator('[data-opens]')
  const tip = page.getByRole('button', { name: /^(Trinkgeld geben|Add a tip)$/ })
  await control.or(openers).or(tip).first().waitFor({ state: 'attached' })
  // A part that is done closes as soon as the times are known.
  await expect(page.locator('[data-block="how"] [aria-busy="true"]')).toHaveCount(0)
  for (const name of ['how', 'contact', 'payment']) {
    if ((await control.count()) > 0) return control
    const opener = page.locator(`[data-block="${name}"] [data-opens]`)
    if ((await opener.count()) === 0) continue
    await opener.click()
    await expect(opener).toHaveCount(0)
  }
  if ((await control.count()) === 0 && (await tip.count()) > 0) await tip.click()
  return control
}

/** Presses the label around a radio button or checkbox, as people do. */
export async function choose(place: Locator, name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') {
  const control = place.page().getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
  // The part that the last press led away from closes after it, maybe just before this one.
  await expect(async () => {
    await reveal(control)
    await place.locator('label').filter({ has: control }).click({ timeout: 5_000 })
  }).toPass()
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
    // The words that confirm it are over after seconds, which a busy machine misses.
    await expect(page.getByRole('button', { name: `Einmal ${name} herausnehmen` })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: checkoutTexts.de.checkout, level: 1 })).toBeVisible()
}

/** Continues as a guest at the checkout gate. */
export async function continueAsGuest(page: Page, texts: CheckoutTexts = checkoutTexts.de) {
  const gate = page.getByRole('dialog', { name: texts.gate })
  await gate.getByRole('link', { name: texts.asGuest }).click()
}

/** Fills in everything that picking up needs. */
export async function fillTakeaway(page: Page, guest: Guest, texts: CheckoutTexts = checkoutTexts.de) {
  await choose(page.getByRole('main'), texts.takeaway)
  await fillContact(page, guest, texts)
}

/** Fills in everything that a delivery needs. */
export async function fillDelivery(
  page: Page,
  guest: Guest,
  postalCode: string,
  texts: CheckoutTexts = checkoutTexts.de,
) {
  await choose(page.getByRole('main'), texts.delivery)
  await page.getByRole('combobox', { name: texts.area }).fill(postalCode)
  await (await reveal(page.getByRole('textbox', { name: texts.address }))).fill(guest.address)
  await fillContact(page, guest, texts)
}

async function fillContact(page: Page, guest: Guest, texts: CheckoutTexts) {
  await (await reveal(page.getByRole('textbox', { name: texts.email }))).fill(guest.email)
  await page.getByRole('textbox', { name: texts.name }).fill(guest.name)
  await page.getByRole('textbox', { name: texts.phone }).fill(guest.phone)
  await choose(page.getByRole('main'), texts.cash)
  await page.getByRole('checkbox', { name: texts.terms }).check()
}

/** The one button that orders. */
export const orderButton = (page: Page, texts: CheckoutTexts = checkoutTexts.de) =>
  page.getByRole('button', { name: texts.order, exact: true })

/** The page of a placed order has appeared. */
export async function expectPlaced(page: Page, texts: CheckoutTexts = checkoutTexts.de) {
  await page.waitForURL(/\/order\/[\w-]{20,}$/)
  await expect(page.getByRole('heading', { name: texts.received, level: 1 })).toBeVisible()
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

/** Presses a button that shows why it cannot be used; a click of Playwright would wait for it. */
export async function pressUnavailable(button: Locator) {
  await button.focus()
  await button.press('Enter')
}
