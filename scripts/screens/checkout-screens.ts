import type { Page } from '@playwright/test'
import {
  choose,
  fillDelivery,
  fillTakeaway,
  newGuest,
  orderButton,
  pressUnavailable,
} from '../../e2e/checkout-steps.ts'
import { visit } from '../../e2e/menu-steps.ts'
import type { Screen } from './screen.ts'
import type { Stage, Status } from './stage.ts'

const guest = { ...newGuest(), email: 'ada@beispiel.example' }

async function openCheckout(page: Page, { house }: Stage, query = '') {
  await visit(page, `${house.url}/checkout${query}`)
  await page.getByRole('main').getByRole('radio').first().waitFor({ state: 'attached' })
}

const showFrom = (page: Page, name: string | RegExp, options: { exact?: true } = {}) =>
  page
    .getByRole('heading', { name, ...options })
    .first()
    .evaluate((node) => window.scrollTo({ top: node.getBoundingClientRect().top + scrollY - 80 }))

const orderPage = (status: Status, title: string): Screen => ({
  name: `order-${status.replaceAll('_', '-')}`,
  title,
  come: (page, { house, orders }) => visit(page, house.url + orders[status].link),
})

/** From the checkout to the page of the order. */
export const checkoutScreens: Screen[] = [
  {
    name: 'checkout',
    title: 'Checkout',
    languages: ['de', 'en', 'tr'],
    hasCart: true,
    come: (page, stage, language) => openCheckout(page, stage, `?lang=${language}`),
  },
  {
    name: 'checkout-delivery',
    title: 'Checkout, delivery',
    hasCart: true,
    come: async (page, stage) => {
      await openCheckout(page, stage)
      await fillDelivery(page, guest, '12047')
      await page.waitForTimeout(800)
      await page.evaluate(() => window.scrollTo({ top: 0 }))
    },
  },
  {
    name: 'checkout-takeaway',
    title: 'Checkout, takeaway at a later time',
    hasCart: true,
    come: async (page, stage) => {
      await openCheckout(page, stage)
      await fillTakeaway(page, guest)
      await choose(page.getByRole('main'), /^Später/)
      await page.waitForTimeout(800)
      await page.evaluate(() => window.scrollTo({ top: 0 }))
    },
  },
  {
    name: 'checkout-payment',
    title: 'Checkout, payment and tip',
    isSizeBound: true,
    hasCart: true,
    come: async (page, stage) => {
      await openCheckout(page, stage)
      await fillTakeaway(page, guest)
      await choose(page.getByRole('main'), 'Anderer Betrag')
      await showFrom(page, /Bezahl|Zahl/)
    },
  },
  {
    name: 'checkout-review',
    title: 'Checkout, the order button',
    isSizeBound: true,
    hasCart: true,
    come: async (page, stage) => {
      await openCheckout(page, stage)
      await fillTakeaway(page, guest)
      await page.getByRole('checkbox', { name: /16 Jahre/ }).check()
      await page.waitForTimeout(800)
      await page
        .getByRole('main')
        .evaluate((main) =>
          window.scrollTo({ top: main.getBoundingClientRect().bottom + scrollY - innerHeight }),
        )
    },
  },
  {
    name: 'checkout-errors',
    title: 'Checkout, something is missing',
    isSizeBound: true,
    hasCart: true,
    come: async (page, stage) => {
      await openCheckout(page, stage)
      await pressUnavailable(orderButton(page))
      await page.getByRole('group', { name: /fehlen noch$/ }).waitFor()
    },
  },
  {
    name: 'sandbox',
    title: 'The payment page of the sandbox',
    hasCart: true,
    come: async (page, stage) => {
      await openCheckout(page, stage)
      await fillTakeaway(page, { ...guest, email: 'sandbox@beispiel.example' })
      await choose(page.getByRole('main'), /^Sandbox/)
      await page.getByRole('checkbox', { name: /16 Jahre/ }).check()
      await orderButton(page).click()
      await page.waitForURL(/\/api\/payments\/sandbox\//)
    },
  },
  {
    name: 'checkout-signed-in',
    title: 'Checkout with address and points',
    as: 'regular',
    hasCart: true,
    come: (page, stage) => openCheckout(page, stage),
  },
  {
    name: 'checkout-points',
    title: 'Checkout, paying with points',
    isSizeBound: true,
    as: 'regular',
    hasCart: true,
    come: async (page, stage) => {
      await openCheckout(page, stage)
      await showFrom(page, 'Extras')
    },
  },
  {
    name: 'checkout-table',
    title: 'Checkout at a table',
    hasCart: true,
    come: async (page, { house }) => {
      await visit(page, `${house.url}/?table=tisch-1-rosmarin`)
      await page.getByRole('complementary', { name: 'Dein Tisch' }).waitFor()
      await visit(page, `${house.url}/checkout`)
      await page.getByRole('main').getByText('Am Tisch bezahlen').waitFor()
    },
  },
  {
    name: 'checkout-empty',
    title: 'Checkout with an empty cart',
    come: (page, { house }) => visit(page, `${house.url}/checkout`),
  },
  orderPage('pending_approval', 'Order waiting'),
  orderPage('approved', 'Order in the kitchen'),
  orderPage('completed', 'Order completed'),
  orderPage('rejected', 'Order rejected'),
  {
    name: 'receipt',
    title: 'Receipt',
    isSizeBound: true,
    come: async (page, { house, orders }) => {
      await visit(page, house.url + orders.completed.link)
      await showFrom(page, 'Deine Bestellung', { exact: true })
    },
  },
]
