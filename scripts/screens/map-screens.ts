import type { Page } from '@playwright/test'
import { dishes, putIntoCart } from '../../e2e/checkout-steps.ts'
import { CREATE, find, place } from '../../e2e/map-steps.ts'
import { visit } from '../../e2e/menu-steps.ts'
import type { Screen } from './screen.ts'
import type { Fixtures } from './fixtures.ts'

const HOME = 'Weserstr. 7 12047'

async function openForm(page: Page, { server }: Fixtures) {
  await visit(page, server.url + CREATE)
  await place(page).search.waitFor()
}

async function findHome(page: Page, fixtures: Fixtures) {
  await openForm(page, fixtures)
  await find(page, HOME, /^Weserstraße 7/)
  await place(page).served.waitFor()
  // The map draws its streets bit by bit.
  await page.waitForTimeout(1_500)
}

/** A screen of the form, after the guest has used it. */
const afterwards = (
  name: string,
  title: string,
  open: typeof openForm,
  scenario: (page: Page) => Promise<unknown>,
): Screen => ({
  name,
  title,
  as: 'regular',
  come: async (page, fixtures) => {
    await open(page, fixtures)
    await scenario(page)
  },
})

/** Addresses that are searched for and marked on a map. */
export const mapScreens: Screen[] = [
  {
    name: 'address-first',
    title: 'The address asked first',
    languages: ['de', 'en', 'tr'],
    come: async (page, { server }, language) => {
      await visit(page, `${server.url}/?lang=${language}`)
      await page.mouse.move(40, 40)
      await page.locator('#address-first').getByRole('combobox').waitFor()
    },
  },
  {
    name: 'place-list-empty',
    title: 'No address yet, with the map',
    as: 'newcomer',
    come: (page, { server }) => visit(page, `${server.url}/me/address-list`),
  },
  { name: 'place-form', title: 'Searching an address', as: 'regular', come: openForm },
  afterwards('place-hits', 'Addresses that are found', openForm, async (page) => {
    await place(page).search.pressSequentially('weserst')
    await place(page).hits.first().waitFor()
  }),
  { name: 'place-found', title: 'The marker on the map', as: 'regular', come: findHome },
  afterwards('place-details', 'Name and details of an address', findHome, async (page) => {
    await place(page).next.click()
    await place(page).name.waitFor()
  }),
  afterwards('place-outside', 'Out of range', openForm, async (page) => {
    await find(page, 'Invalidenstraße 117 10115', /^Invalidenstraße/)
    await place(page).outside.first().waitFor()
  }),
  {
    name: 'checkout-place',
    title: 'Checkout, the address is searched for',
    come: async (page, { server }) => {
      await putIntoCart(page, server, dishes.antipasti)
      await visit(page, `${server.url}/checkout`)
      await page.getByRole('main').getByRole('radio').first().waitFor({ state: 'attached' })
    },
  },
]
