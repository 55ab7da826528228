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
import type { Fixtures, Status } from './fixtures.ts'

const guest = { ...newGuest(), email: 'ada@beispiel.example' }

async function openCheckout(page: Page, { server }: Fixtures, query = '') {
  await visit(page, `${server.url}/checkout${query}`)
  // The terms are the one question that every checkout asks.
  await page.getByRole('main').getByRole('checkbox').last().waitFor({ state: 'attached' })
}

const showFrom = (page: Page, name: string | RegExp, options: { exact?: true } = {}) =>
  page
    .getByRole('heading', { name, ...options })
    .first()
    .evaluate((node) => window.scrollTo({ top: node.getBoundingClientRect().top + scrollY - 80 }))

const orderPage = (status: Status, title: string): Screen => ({
  name: `order-${status.replaceAll('_', '-')}`,
  title,
  come: (page, { server, orders }) => visit(page, server.url + orders[status].link),
})

/** From the checkout to the page of the order. */
export const checkoutScreens: Screen[] = [
  {
    name: 'checkout',
    title: 'Checkout',
    languages: ['de', 'en', 'tr'],
    hasCart: true,
    come: (page, fixtures, language) => openCheckout(page, fixtures, `?lang=${language}`),
  },
  {
    name: 'checkout-delivery',
    title: 'Checkout, delivery',
    hasCart: true,
    come: async (page, fixtures) => {
      await openCheckout(page, fixtures)
      await fillDelivery(page, guest, '12047')
      await page.waitForTimeout(800)
      await page.evaluate(() => window.scrollTo({ top: 0 }))
    },
  },
  {
    name: 'checkout-takeaway',
    title: 'Checkout, takeaway at a later time',
    hasCart: true,
    come: async (page, fixtures) => {
      await openCheckout(page, fixtures)
      await fillTakeaway(page, guest)
      await choose(page.getByRole('main'), /^Später/)
      // A time of today could pass before the screens that follow, which keep it, have been seen.
      await choose(page.getByRole('main'), 'Morgen')
      await page.waitForTimeout(800)
      await page.evaluate(() => window.scrollTo({ top: 0 }))
    },
  },
  {
    name: 'checkout-payment',
    title: 'Checkout, payment and tip',
    isSizeBound: true,
    hasCart: true,
    come: async (page, fixtures) => {
      await openCheckout(page, fixtures)
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
    come: async (page, fixtures) => {
      await openCheckout(page, fixtures)
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
    come: async (page, fixtures) => {
      await openCheckout(page, fixtures)
      await pressUnavailable(orderButton(page))
      await page.getByRole('group', { name: /fehlen noch$/ }).waitFor()
    },
  },
  {
    name: 'sandbox',
    title: 'The payment page of the sandbox',
    hasCart: true,
    come: async (page, fixtures) => {
      await openCheckout(page, fixtures)
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
    come: (page, fixtures) => openCheckout(page, fixtures),
  },
  {
    name: 'checkout-points',
    title: 'Checkout, paying with points',
    isSizeBound: true,
    as: 'regular',
    hasCart: true,
    come: async (page, fixtures) => {
      await openCheckout(page, fixtures)
      await showFrom(page, 'Extras')
    },
  },
  {
    name: 'checkout-table',
    title: 'Checkout at a table',
    hasCart: true,
    come: async (page, { server }) => {
      await visit(page, `${server.url}/?table=tisch-1-rosmarin`)
      await page.getByRole('complementary', { name: 'Dein Tisch' }).waitFor()
      await visit(page, `${server.url}/checkout`)
      await page.getByRole('main').getByText('Am Tisch bezahlen').waitFor()
    },
  },
  {
    name: 'checkout-empty',
    title: 'Checkout with an empty cart',
    come: (page, { server }) => visit(page, `${server.url}/checkout`),
  },
  orderPage('pending_approval', 'Order waiting'),
  orderPage('approved', 'Order in the kitchen'),
  orderPage('completed', 'Order completed'),
  orderPage('rejected', 'Order rejected'),
  {
    name: 'receipt',
    title: 'Receipt',
    isSizeBound: true,
    come: async (page, { server, orders }) => {
      await visit(page, server.url + orders.completed.link)
      await showFrom(page, 'Deine Bestellung', { exact: true })
    },
  },
]
