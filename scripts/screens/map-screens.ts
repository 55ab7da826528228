import type { Page } from '@playwright/test'
import { dishes, putIntoCart } from '../../e2e/checkout-steps.ts'
import { CREATE, find, place } from '../../e2e/map-steps.ts'
import { visit } from '../../e2e/menu-steps.ts'
import type { Screen } from './screen.ts'
import type { Stage } from './stage.ts'

const HOME = 'Weserstr. 7 12047'

async function openForm(page: Page, { house }: Stage) {
  await visit(page, house.url + CREATE)
  await place(page).search.waitFor()
}

async function findHome(page: Page, stage: Stage) {
  await openForm(page, stage)
  await find(page, HOME, /^Weserstraße 7/)
  await place(page).served.waitFor()
  // The map draws its streets bit by bit.
  await page.waitForTimeout(1_500)
}

/** Addresses that are searched for and marked on a map. */
export const mapScreens: Screen[] = [
  {
    name: 'address-first',
    title: 'The address asked first',
    languages: ['de', 'en', 'tr'],
    come: async (page, { house }, language) => {
      await visit(page, `${house.url}/?lang=${language}`)
      await page.mouse.move(40, 40)
      await page.locator('#address-first').getByRole('combobox').waitFor()
    },
  },
  {
    name: 'place-list-empty',
    title: 'No address yet, with the map',
    as: 'newcomer',
    come: (page, { house }) => visit(page, `${house.url}/me/address-list`),
  },
  { name: 'place-form', title: 'Searching an address', as: 'regular', come: openForm },
  {
    name: 'place-hits',
    title: 'Addresses that are found',
    as: 'regular',
    come: async (page, stage) => {
      await openForm(page, stage)
      await place(page).search.pressSequentially('weserst')
      await place(page).hits.first().waitFor()
    },
  },
  { name: 'place-found', title: 'The marker on the map', as: 'regular', come: findHome },
  {
    name: 'place-details',
    title: 'Name and details of an address',
    as: 'regular',
    come: async (page, stage) => {
      await findHome(page, stage)
      await place(page).next.click()
      await place(page).name.waitFor()
    },
  },
  {
    name: 'place-outside',
    title: 'Out of range',
    as: 'regular',
    come: async (page, stage) => {
      await openForm(page, stage)
      await find(page, '13591', /13591/)
      await place(page).outside.first().waitFor()
    },
  },
  {
    name: 'checkout-place',
    title: 'Checkout, the address is searched for',
    come: async (page, { house }) => {
      await putIntoCart(page, house, dishes.antipasti)
      await visit(page, `${house.url}/checkout`)
      await page.getByRole('main').getByRole('radio').first().waitFor({ state: 'attached' })
    },
  },
]
