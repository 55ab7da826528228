import { buy, openDish, plus, visit } from '../../e2e/menu-steps.ts'
import { reserveByApi } from '../../e2e/reservation-steps.ts'
import { interact } from '../../e2e/shell-steps.ts'
import type { Screen } from './screen.ts'

const ALL = ['de', 'en', 'tr'] as const

/** The shop before the checkout, as everybody sees it. */
export const guestScreens: Screen[] = [
  {
    name: 'home',
    title: 'Home',
    languages: ALL,
    come: (page, { server }) => visit(page, server.url),
  },
  {
    name: 'way-sheet',
    title: 'Way, place and time',
    languages: ALL,
    come: async (page, { server }, language) => {
      await visit(page, `${server.url}/?lang=${language}&way=1`)
      await page.getByRole('dialog').getByRole('radio').last().waitFor()
    },
  },
  {
    name: 'home-menu',
    title: 'Home, further down',
    isSizeBound: true,
    come: async (page, { server }) => {
      await visit(page, server.url)
      await page.getByRole('heading', { name: 'Pizza', exact: true, level: 2 }).evaluate((heading) => {
        heading.scrollIntoView({ block: 'start' })
      })
      await page.waitForTimeout(500)
    },
  },
  {
    name: 'footer',
    title: 'Footer',
    isSizeBound: true,
    come: async (page, { server }) => {
      await visit(page, `${server.url}/pages/imprint`)
      await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }))
    },
  },
  {
    name: 'category',
    title: 'Category',
    come: (page, { server }) => visit(page, `${server.url}/menu/pizza`),
  },
  {
    name: 'dish-sheet',
    title: 'Dish sheet',
    languages: ALL,
    come: async (page, { server }) => {
      await visit(page, `${server.url}/?dish=pizza/pizza-margherita`)
      await page.getByRole('dialog').getByRole('spinbutton').waitFor()
    },
  },
  {
    name: 'dish-sheet-variants',
    title: 'Dish sheet with choices',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/menu/burgers`)
      const sheet = await openDish(page, 'Der Klassiker')
      await sheet.getByLabel(/^Als Menü mit/).check({ force: true })
    },
  },
  {
    name: 'dish-page',
    title: 'Dish page',
    come: (page, { server }) => visit(page, `${server.url}/menu/pizza/pizza-margherita`),
  },
  {
    name: 'combo-sheet',
    title: 'Combo sheet',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/menu/menus`)
      const sheet = await openDish(page, 'Mittagspause')
      await sheet.getByRole('radio', { name: 'Salami' }).check({ force: true })
    },
  },
  {
    name: 'combo-missing',
    title: 'Combo sheet, something is missing',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/menu/menus`)
      await buy(await openDish(page, 'Mittagspause')).press('Enter')
    },
  },
  {
    name: 'notification',
    title: 'Added to the cart',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/menu/desserts`)
      await plus(page, 'Tiramisù').click()
      await page.getByRole('link', { name: 'Zur Kasse' }).focus()
    },
  },
  {
    name: 'cart',
    title: 'Cart',
    hasCart: true,
    come: async (page, { server }) => {
      await visit(page, `${server.url}/?cart=1`)
      await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).waitFor()
    },
  },
  {
    name: 'cart-empty',
    title: 'Empty cart',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/?cart=1`)
      await page.getByRole('dialog', { name: 'Warenkorb' }).waitFor()
    },
  },
  {
    name: 'guest-choice',
    title: 'Log in or go on as a guest',
    hasCart: true,
    come: async (page, { server }) => {
      await visit(page, `${server.url}/?cart=1`)
      await page.getByRole('dialog', { name: 'Warenkorb' }).getByRole('link', { name: 'Zur Kasse' }).click()
      await page.getByRole('dialog', { name: /^Anmelden oder/ }).waitFor()
    },
  },
  {
    name: 'search',
    title: 'Search results',
    isSizeBound: true,
    come: async (page, { server }) => {
      await visit(page, server.url)
      await page.getByRole('button', { name: 'Karte durchsuchen' }).click()
      await page.getByRole('textbox', { name: 'Karte durchsuchen' }).fill('salami')
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'search-nothing',
    title: 'Search without a result',
    come: async (page, { server }) => {
      await visit(page, server.url)
      await page.getByRole('button', { name: 'Karte durchsuchen' }).click()
      await page.getByRole('textbox', { name: 'Karte durchsuchen' }).fill('Sauerbraten')
      await page.getByText('Nichts gefunden').waitFor()
    },
  },
  {
    name: 'allergens',
    title: 'Allergen filter',
    come: async (page, { server }) => {
      await visit(page, server.url)
      await page.getByRole('button', { name: 'Allergene ausschließen' }).click()
      await page.getByRole('checkbox', { name: 'Milch' }).check({ force: true })
    },
  },
  {
    name: 'allergens-filtered',
    title: 'Filtered menu',
    come: async (page, { server }) => {
      await visit(page, server.url)
      await page.getByRole('button', { name: 'Allergene ausschließen' }).click()
      await page.getByRole('checkbox', { name: 'Milch' }).check({ force: true })
      await page.getByRole('button', { name: /Gerichte zeigen$/ }).click()
    },
  },
  {
    name: 'side-menu',
    title: 'Side menu',
    isSizeBound: true,
    come: async (page, { server }) => {
      await visit(page, server.url)
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'page-modal',
    title: 'Page above the shop',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/?page=imprint`)
      await page.getByRole('dialog', { name: 'Impressum' }).getByText('Weserstraße').first().waitFor()
    },
  },
  { name: 'page', title: 'Page', come: (page, { server }) => visit(page, `${server.url}/pages/allergens`) },
  {
    name: 'reservation',
    title: 'Reservation',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/?reservation=1`)
      const dialog = page.getByRole('dialog', { name: 'Tisch reservieren' })
      await dialog.getByRole('grid').waitFor()
      const date = new Date(Date.now() + 2 * 86_400_000)
      const typed = new Intl.DateTimeFormat('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })
      await dialog.getByRole('textbox', { name: /^Datum/ }).fill(typed.format(date))
      await dialog.getByRole('radio', { name: '20:00', exact: true }).waitFor()
    },
  },
  {
    name: 'reservation-page',
    title: 'Reservation, by the link of its mail',
    come: async (page, { server }) =>
      visit(page, server.url + (await reserveByApi(server, `gast-${crypto.randomUUID()}@beispiel.example`))),
  },
  { name: 'contact', title: 'Contact', come: (page, { server }) => visit(page, `${server.url}/contact`) },
  {
    name: 'contact-form',
    title: 'Contact, its form with faults',
    isSizeBound: true,
    come: async (page, { server }) => {
      await visit(page, `${server.url}/contact`)
      await page.getByRole('button', { name: 'Nachricht senden' }).press('Enter')
    },
  },
  {
    name: 'offline',
    title: 'Without a connection',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/menu/desserts`)
      await interact(page)
      await page.context().setOffline(true)
      await page.getByText(/^(?:Du bist|You are) offline/).waitFor()
    },
  },
  {
    name: 'error',
    title: 'Something broke',
    come: async (page, { server }) => {
      await visit(page, `${server.url}/pages/terms`)
      await interact(page)
      await page.route(/\.data/, (route) => route.fulfill({ status: 500, body: 'broken' }))
      await page.getByRole('navigation', { name: 'Du bist hier' }).getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Das hat nicht geklappt' }).waitFor()
    },
  },
  {
    name: 'order-unknown',
    title: 'Unknown order',
    come: (page, { server }) => visit(page, `${server.url}/order/${'x'.repeat(40)}`),
  },
]
