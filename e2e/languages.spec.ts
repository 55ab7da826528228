import type { Page } from '@playwright/test'
import { de } from '#domain/i18n/de.ts'
import { tr } from '#domain/i18n/tr.ts'
import { expect, test } from './fixtures.ts'
import { untilHydrated, card, tabs, visit } from './menu-steps.ts'
import { interact } from './shell-steps.ts'

/** Opens the side menu and presses one of its languages or appearances. */
async function choose(page: Page, opener: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click()
  const menu = page.getByRole('dialog')
  await menu
    .getByRole('link', { name: choice })
    .or(menu.getByRole('radio', { name: choice }))
    .click()
}

test('A-01 the language switch keeps the page and the cart, and translates names, texts and numbers', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/desserts`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await choose(page, 'Menü öffnen', 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(`${shared.url}/menu/desserts`)
  await expect(tabs(page)).toHaveCount(0)
  const nav = page.getByRole('navigation', { name: 'Categories' })
  await expect(nav.getByRole('link', { name: 'Salads' })).toBeVisible()
  await expect(card(page, 'Panna cotta with raspberries')).toBeVisible()
  await expect(card(page, 'Panna cotta with raspberries')).toContainText('€5.90')
  await page.getByRole('button', { name: 'Add Panna cotta with raspberries to cart' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await choose(page, 'Open menu', 'Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL(`${shared.url}/menu/desserts`)
  await expect(card(page, 'Panna cotta mit Himbeeren')).toContainText(/5,90\s€/)
  await page.getByRole('button', { name: 'Warenkorb, 1 Artikel' }).click()
  const cart = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(cart.getByRole('heading', { level: 3 })).toHaveText('Panna cotta mit Himbeeren')
  await expect(
    cart.getByRole('button', { name: 'Menge von Panna cotta mit Himbeeren erhöhen' }),
  ).toBeVisible()
})

test('the sheet, its choices and its allergens speak the chosen language', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/pizza?lang=en`)
  await card(page, 'Margherita').getByRole('link', { name: 'Margherita', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Margherita' })
  await expect(sheet.getByRole('button', { name: /^Add to Cart/ })).toHaveText(/€8\.50$/)
  await expect(sheet.getByText('Wheat', { exact: false }).first()).toBeVisible()
  await expect(sheet.getByRole('radio', { name: /^With a cheese-filled crust/ })).toHaveAccessibleName(
    /\+€2\.90/,
  )
  await expect(sheet.getByRole('group', { name: 'Size Required · choose 1' })).toBeVisible()
})

test('a first visit is in German, and a quiet line offers the language of the browser', async ({
  browser,
  shared,
}) => {
  for (const [locale, offer] of [
    ['en-GB', 'View in English?'],
    ['tr-TR', 'Türkçe görüntülensin mi?'],
    ['de-AT', undefined],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto(shared.url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await untilHydrated(page)
    await interact(page)
    if (offer) {
      await page.getByRole('link', { name: offer }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
    } else await expect(page.locator('.language-offer')).toHaveCount(0)
    await context.close()
  }
})

const paper = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('light and dark follow the device until the guest decides, and the decision stays', async ({
  page,
  shared,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit(page, shared.url)
  const light = await paper(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await paper(page)
  expect(dark).not.toBe(light)

  await choose(page, 'Menü öffnen', 'Hell')
  expect(await paper(page)).toBe(light)
  await visit(page, `${shared.url}/menu/desserts`)
  expect(await paper(page)).toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await choose(page, 'Menü öffnen', 'Dunkel')
  expect(await paper(page)).toBe(dark)
  await page.reload()
  expect(await paper(page)).toBe(dark)
  await choose(page, 'Menü öffnen', 'Wie mein Gerät')
  expect(await paper(page)).toBe(light)
})

/** Every text and label that a page has, with those that only a screen reader reads. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name) ?? '')
    return texts
  })

const pages = [
  '/',
  '/menu/pizza',
  '/menu/pizza/margherita',
  '/menu/menus',
  '/contact',
  '/login',
  '/register',
  '/reset-password',
  '/checkout',
]

for (const [language, catalogue] of [
  ['de', de],
  ['tr', tr],
] as const) {
  test(
    `no page has an English text in ${language}, neither before nor after its scripts`,
    { tag: language === 'de' ? [] : '@all' },
    async ({ page, shared }) => {
      const isForeign = (text: string) => catalogue[text] !== undefined && catalogue[text] !== text
      for (const path of pages) {
        await page.goto(`${shared.url}${path}?lang=${language}`)
        expect((await textsOf(page)).filter(isForeign), `${path} at first`).toEqual([])
        await untilHydrated(page)
        await page.mouse.move(50, 50)
        await page.waitForLoadState('networkidle')
        expect((await textsOf(page)).filter(isForeign), `${path} after its scripts`).toEqual([])
      }
    },
  )
}
