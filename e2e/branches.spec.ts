import type { Page } from '@playwright/test'
import {
  expectPlaced,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
} from './checkout-steps.ts'
import { dishes } from './checkout-steps.ts'
import { axe } from './axe.ts'
import { ask, elements, htmlOf, textOf } from './http-steps.ts'
import { expect, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { untilHydrated, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'

const chooser = (page: Page) => page.getByRole('combobox', { name: 'Filiale' })
const go = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true }).click()

async function chooseBranch(page: Page, server: AppServer, name: string) {
  await visit(page, `${server.url}/select-branch`)
  await chooser(page).selectOption({ label: name })
  await go(page)
  await page.waitForURL(`${server.url}/`)
  await untilHydrated(page)
}

const margherita = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Margherita', exact: true }) })

test('guests without a branch are redirected to the branch picker from every page', async ({
  page,
  chain,
}) => {
  for (const path of ['/', '/menu/pizza', '/menu/pizza/pizza-margherita', '/checkout']) {
    const { headers } = await ask(chain.url + path)
    expect(headers.get('location'), path).toMatch(/^\/select-branch/)
  }
  await page.goto(chain.url)
  await expect(page.getByRole('heading', { name: 'Wo möchtest du bestellen?', level: 1 })).toBeVisible()
})

test('R-C6 imprint and privacy are reachable before a branch is chosen', async ({ page, chain }) => {
  await visit(page, `${chain.url}/select-branch`)
  for (const name of ['Impressum', 'Datenschutz']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click()
    const above = page.getByRole('dialog')
    await expect(above.getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(above).toHaveCount(0)
  }
  await page.goto(`${chain.url}/pages/imprint`)
  await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Feuer & Flora/ })
    .click()
  await expect(page).toHaveURL(/\/select-branch$/)
})

test('a branch has its own menu, prices and orders', async ({ page, chain }) => {
  await test.step('the branch that was chosen has its own menu and prices, and stays chosen', async () => {
    await chooseBranch(page, chain, 'Kreuzberg')
    await expect(margherita(page)).toContainText('ab 8,90')
    await page.goto(`${chain.url}/menu/pizza`)
    await expect(page.getByRole('heading', { name: 'Neukölln', exact: true })).toHaveCount(0)
    await expect(margherita(page)).toContainText('ab 8,90')

    await page.getByRole('link', { name: 'Filiale wechseln' }).click()
    await expect(chooser(page)).toHaveValue('kreuzberg')
    await chooser(page).selectOption({ label: 'Neukölln' })
    await go(page)
    await page.waitForURL(`${chain.url}/`)
    await expect(margherita(page)).toContainText('ab 8,50')
  })
  await chooseBranch(page, chain, 'Kreuzberg')
  await test.step('an order goes to the branch it was made at', async () => {
    const guest = newGuest()
    await goToCheckout(page, chain, dishes.bruschetta)
    await fillTakeaway(page, guest)
    await expect(page.getByRole('region', { name: 'Wie & wann' })).toContainText(
      'Oranienstraße 999, 10999 Berlin',
    )
    await orderButton(page).click()
    await expectPlaced(page)
    expect(ordersOf(chain, guest)).toMatchObject([{ branch_id: 'kreuzberg', total_cents: 760 }])
  })
})

test('the page of an order and its file for the calendar name the branch of the order, not the chosen one', async ({
  chain,
}) => {
  const order = chain.url + (await orderByApi(`${chain.url}/b/kreuzberg`))
  for (const cookie of ['branch=prenzlauer-berg', '']) {
    const facts = elements(await htmlOf(order, { cookie }), 'dl', /order-facts/).map(textOf)
    expect(facts.join(), cookie).toContain('Kreuzberg, Oranienstraße 999, 10999 Berlin')
    const file = await (await ask(`${order}/calendar.ics`, { cookie })).text()
    expect(file.replaceAll('\r\n ', ''), cookie).toContain('Oranienstraße 999')
  }
})

test('without a choice the button names what is missing, and axe finds nothing on the branch picker', async ({
  page,
  chain,
}) => {
  await visit(page, `${chain.url}/select-branch`)
  await go(page)
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await expect(page.getByRole('alert')).toHaveText('Bitte wähle eine Filiale')
  await expect(chooser(page)).toBeFocused()
  await expect(chooser(page)).toHaveAttribute('aria-invalid', 'true')
  await chooser(page).selectOption({ label: 'Prenzlauer Berg' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Kastanienallee 999, 10435 Berlin')).toBeVisible()
})

test('a cart of another branch is emptied only by the guest', async ({ page, chain }) => {
  await chooseBranch(page, chain, 'Kreuzberg')
  await goToCheckout(page, chain, dishes.bruschetta)
  await visit(page, `${chain.url}/select-branch`)
  await chooser(page).selectOption({ label: 'Neukölln' })
  await go(page)
  const question = page.getByRole('dialog', { name: 'Warenkorb leeren?' })
  await expect(question).toContainText('Bei Neukölln fängst du mit einem leeren an.')
  await question.getByRole('button', { name: 'Warenkorb behalten' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()

  await go(page)
  await question.getByRole('button', { name: 'Leeren und weiter' }).click()
  await page.waitForURL(`${chain.url}/`)
  await expect(page.getByText('Filiale wechseln')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Warenkorb/ })).not.toContainText('1')
})

test('every open page follows to the branch that is chosen in another tab', async ({
  page,
  chain,
  context,
}) => {
  await chooseBranch(page, chain, 'Kreuzberg')
  await visit(page, `${chain.url}/menu/pizza`)
  await expect(margherita(page)).toContainText('ab 8,90')
  const other = await context.newPage()
  await chooseBranch(other, chain, 'Neukölln')
  await expect(margherita(page)).toContainText('ab 8,50')
})

test('the address of a branch chooses it, and guests of another branch confirm first', async ({
  page,
  chain,
}) => {
  await page.goto(`${chain.url}/b/kreuzberg`)
  await page.waitForURL(`${chain.url}/`)
  await expect(margherita(page)).toContainText('ab 8,90')
  await visit(page, `${chain.url}/b/prenzlauer-berg`)
  await expect(page).toHaveURL(/\/select-branch\?branch=prenzlauer-berg$/)
  await expect(chooser(page)).toHaveValue('prenzlauer-berg')
})

test('a branch can be chosen without scripts', async ({ browser, chain }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  await page.goto(chain.url)
  await go(page)
  await expect(page.getByText('Bitte wähle eine Filiale')).toBeVisible()
  await chooser(page).selectOption({ label: 'Kreuzberg' })
  await go(page)
  await expect(margherita(page)).toContainText('ab 8,90')
  await context.close()
})

test('while HAS_BRANCH is empty a branch can be chosen too; the choice is stored and leads home', async ({
  shared,
}) => {
  const html = await htmlOf(`${shared.url}/select-branch`)
  expect(elements(html, 'option').map(textOf)).toContain('Kreuzberg')
  const post = (branch: string) =>
    fetch(`${shared.url}/select-branch`, {
      method: 'POST',
      body: new URLSearchParams({ branch }),
      headers: { origin: shared.url },
      redirect: 'manual',
    })
  const chosen = await post('kreuzberg')
  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, '/'])
  expect(chosen.headers.get('set-cookie')).toMatch(/^branch=kreuzberg; Path=\//)
  expect((await post('nowhere')).status).toBe(422)
  expect(await htmlOf(shared.url, { cookie: 'branch=kreuzberg' })).not.toContain('Filiale wechseln')
})
