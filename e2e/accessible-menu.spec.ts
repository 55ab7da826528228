import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { card, openCart, openDish, plus, tabs, visit } from './menu-steps.ts'
import { axe } from './axe.ts'

type Come = (page: Page, url: string) => Promise<unknown>

const search = async (page: Page, query: string) => {
  if (!(await page.getByRole('textbox', { name: 'Karte durchsuchen' }).isVisible()))
    await page.getByRole('button', { name: 'Karte durchsuchen' }).click()
  await page.getByRole('textbox', { name: 'Karte durchsuchen' }).fill(query)
}

/** Every view of the menu, in walks: how a guest comes from one to the next. An overlay is checked above a short page. */
const walks: Record<string, Record<string, Come>> = {
  'of the home page': {
    'the home page': async (page, url) => {
      await visit(page, url)
      await expect(card(page, 'Limoncello')).toHaveCount(1)
    },
    'results of a search': async (page) => {
      await search(page, 'sucuk')
      await expect(page.getByRole('region', { name: 'Pizza, auf Wunsch möglich' })).toBeVisible()
    },
    'a search without result': async (page) => {
      await search(page, 'Sauerbraten')
      await expect(page.getByText('Nichts gefunden')).toBeVisible()
    },
    'the choice of allergens': async (page, url) => {
      await visit(page, url)
      await page.getByRole('button', { name: 'Allergene ausschließen' }).click()
      await page.getByRole('checkbox', { name: 'Milch' }).check()
    },
    'the filtered menu': (page) => page.getByRole('button', { name: /Gerichte zeigen$/ }).click(),
  },
  'of a category': {
    'the page of a category': (page, url) => visit(page, `${url}/menu/pizza`),
    'the sheet of a dish': (page) => openDish(page, 'Margherita'),
    'the page of a dish': (page, url) => visit(page, `${url}/menu/burgers/burger-klassiker`),
    'the sheet of a dish with a menu inside': async (page, url) => {
      await visit(page, `${url}/menu/burgers`)
      const sheet = await openDish(page, 'Der Klassiker')
      await sheet.getByLabel(/^Als Menü mit/).check()
    },
    'the side menu': async (page, url) => {
      await visit(page, `${url}/menu/desserts`)
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  'of the combos': {
    'the page of all combos': (page, url) => visit(page, `${url}/menu/menus`),
    'the sheet of a combo': async (page) => {
      const sheet = await openDish(page, 'Mittagspause')
      await sheet.getByRole('radio', { name: 'Salami' }).check()
    },
    'the page of a combo': (page, url) => visit(page, `${url}/menu/menus/combo-familie`),
    'a static page': (page, url) => visit(page, `${url}/pages/delivery-payment`),
  },
  'of the cart': {
    'the empty cart': async (page, url) => {
      await visit(page, `${url}/menu/soft-drinks`)
      await openCart(page)
    },
    'the notification after adding': async (page) => {
      await page.keyboard.press('Escape')
      await plus(page, 'Tonic Water').click()
      await page.getByRole('link', { name: 'Zur Kasse' }).focus()
    },
    'the cart': async (page, url) => {
      await visit(page, `${url}/menu/soft-drinks`)
      await plus(page, 'Tonic Water').click()
      await plus(page, 'Energydrink').click()
      const panel = await openCart(page)
      await panel.getByRole('button', { name: 'Tonic Water entfernen' }).click()
    },
  },
}

/** Views that are built otherwise on a wide screen. */
const wide = /^the (?:home page|page of a category|sheet of a dish|cart)$/

for (const [walk, views] of Object.entries(walks)) {
  const seen = (isMobile: boolean) => Object.entries(views).filter(([name]) => isMobile || wide.test(name))
  test(
    `A-05 A-06 A-10 A-31 U-44 the views ${walk}: axe finds nothing, controls are 44 pixels high, enabled and named`,
    { tag: seen(false).length > 0 ? '@wide' : [] },
    async ({ page, shared, isMobile }) => {
      test.slow()
      for (const [name, come] of seen(isMobile)) {
        await test.step(name, async () => {
          await come(page, shared.url)
          expect(await axe(page)).toEqual([])
          if (!isMobile) return
          expect(await unclear(page)).toEqual([])
          await expect(page.locator('button:disabled')).toHaveCount(0)
          expect(await tooSmall(page)).toEqual([])
        })
      }
    },
  )
}

test(
  'A-02 the first Tab stop skips to the content, and every view has its landmarks and one h1',
  { tag: '@wide' },
  async ({ page, shared }) => {
    for (const path of [
      '/',
      '/menu/pizza',
      '/menu/menus',
      '/menu/pizza/pizza-margherita',
      '/pages/imprint',
    ]) {
      await visit(page, shared.url + path)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
      await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInViewport({ ratio: 1 })
      for (const role of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(role)).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    }
  },
)

test('A-02 a new page moves the focus to its heading and has its own title', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/desserts`)
  await tabs(page).getByRole('link', { name: 'Pasta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pasta' })).toBeFocused()
  await expect(page).toHaveTitle('Pasta – Feuer & Flora')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused()
  await expect(page).toHaveTitle('Impressum – Feuer & Flora')
})

test(
  'A-17 the categories are a navigation of links, and the current one is marked',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, `${shared.url}/menu/desserts`)
    await expect(tabs(page).getByRole('link')).toHaveCount(18)
    await expect(tabs(page).getByRole('link', { name: 'Desserts' })).toHaveAttribute(
      'aria-current',
      /true|page/,
    )
    await expect(tabs(page).locator('[aria-current]')).toHaveCount(1)
    await expect(page.getByRole('tab')).toHaveCount(0)
  },
)

/** Controls a finger would meet that are smaller than 44 × 44 pixels, themselves or by the label around them. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const scope = document.querySelector('dialog[open]') ?? document
    for (const control of scope.querySelectorAll<HTMLElement>('button, input, summary, a.button')) {
      // The number between minus and plus is a third way.
      if (control.matches('input[type=number]')) continue
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      if (width < 2 || !control.checkVisibility()) continue
      if (width < 43.5 || height < 43.5) found.push(`${target.outerHTML.slice(0, 120)} ${width} × ${height}`)
    }
    return found
  })

/** Pictures and drawings that are neither hidden nor named, and buttons and links without a name. */
const unclear = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('img:not([alt])')]
    const drawings = [...document.querySelectorAll('svg')].filter(
      (one) => !one.closest('[aria-hidden="true"]') && !(one.role === 'img' && one.ariaLabel),
    )
    const controls = [...document.querySelectorAll('a[href], button')].filter(
      (one) => !one.textContent?.trim() && !one.ariaLabel && !one.querySelector('img:not([alt=""])'),
    )
    return [...pictures, ...drawings, ...controls].map((one) => one.outerHTML.slice(0, 140))
  })
