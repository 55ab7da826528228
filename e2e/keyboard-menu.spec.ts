import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buy, card, openCart, plus, tabs, visit } from './menu-steps.ts'

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

test(
  'A-03 from the menu to the checkout with the keyboard alone',
  // On a phone `accessible-checkout.spec.ts` goes the whole way.
  { tag: '@desktop' },
  async ({ page, shared }) => {
    await visit(page, `${shared.url}/menu/salads`)
    await tabTo(page, page.getByRole('heading', { level: 2 }).getByRole('link').first())
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(buy(sheet)).toBeVisible()

    await tabTo(page, sheet.getByRole('radio', { name: /^Klein/ }))
    await page.keyboard.press('ArrowDown')
    await expect(sheet.getByRole('radio', { name: /^Groß/ })).toBeChecked()
    await tabTo(page, sheet.getByRole('checkbox').first())
    await page.keyboard.press('Space')
    await expect(sheet.getByRole('checkbox').first()).toBeChecked()
    await tabTo(page, sheet.getByRole('spinbutton'))
    await page.keyboard.press('ArrowUp')
    await tabTo(page, buy(sheet))
    await page.keyboard.press('Enter')
    await expect(sheet).toBeHidden()

    await page.getByRole('button', { name: 'Warenkorb, 2 Artikel' }).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Warenkorb' })
    await expect(panel).toBeVisible()
    await tabTo(page, panel.getByRole('link', { name: 'Zur Kasse' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('link', { name: 'Als Gast bestellen' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${shared.url}/checkout`)
  },
)

/** How many times Tab is pressed until one of the elements has the focus. */
async function stopsTo(page: Page, elements: Locator): Promise<number> {
  for (let stops = 1; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    if (await elements.evaluateAll((nodes) => nodes.includes(document.activeElement as never))) return stops
  }
  return Number.POSITIVE_INFINITY
}

test(
  'at most 12 Tab stops lead to the first dish, and two links skip to the dishes and to the search',
  { tag: '@phone' },
  async ({ page, shared }) => {
    await visit(page, shared.url)
    const dishes = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link')
    // The first key fetches what makes a row one stop; people press the next one later than that takes.
    await page.keyboard.press('Tab')
    const slider = page.getByRole('region', { name: 'Kategorien in Bildern' })
    for (const row of [slider, tabs(page)])
      await expect(row.getByRole('link').nth(1)).toHaveAttribute('tabindex', '-1')
    expect(1 + (await stopsTo(page, dishes))).toBeLessThanOrEqual(12)
    // A row is one stop, and the section of a tab is where the next stop is; already the first key of a visit moves in it.
    await visit(page, shared.url)
    await tabs(page).getByRole('link').first().focus()
    await page.keyboard.press('End')
    await expect(tabs(page).getByRole('link').last()).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: 'Bier & Wein' })).toBeFocused()
    await expect(card(page, 'Berliner Pils')).toBeInViewport()
    expect(await stopsTo(page, dishes)).toBe(1)

    await visit(page, shared.url)
    await tabTo(page, page.getByRole('link', { name: 'Zu den Gerichten' }))
    await page.keyboard.press('Enter')
    expect(await stopsTo(page, dishes)).toBe(1)

    await visit(page, shared.url)
    await tabTo(page, page.getByRole('link', { name: 'Zur Suche' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Karte durchsuchen' })).toBeFocused()
  },
)

/** The element with the focus, and whether its middle is covered by something else. */
const coveredFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const shown = (focused.closest('label') ?? focused).getBoundingClientRect()
    const x = Math.min(Math.max(shown.x + shown.width / 2, 0), innerWidth - 1)
    const points = [0.5, 0.2, 0.8].map((share) =>
      document.elementFromPoint(x, shown.y + shown.height * share),
    )
    const isSeen = points.some(
      (hit) =>
        hit && (focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused)),
    )
    return isSeen
      ? undefined
      : `${focused.outerHTML.slice(0, 90)} at ${shown.y}, under ${document.elementFromPoint(x, shown.y + shown.height / 2)?.className}`
  })

test(
  'A-04 whatever has the focus is seen, not hidden behind header, tabs, cart bar or notification',
  { tag: '@wide' },
  async ({ page, shared }) => {
    test.slow()
    await visit(page, shared.url)
    await expect(card(page, 'Limoncello')).toHaveCount(1)
    await plus(page, 'Tiramisù').click()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: 'Allergene ausschließen' }).focus()
    const hidden: string[] = []
    const walk = async (key: string, presses: number) => {
      for (let at = 0; at < presses; at++) {
        await page.keyboard.press(key)
        const covered = await coveredFocus(page)
        if (covered) hidden.push(`${key}: ${covered}`)
      }
    }
    await walk('Tab', 60)
    await walk('Shift+Tab', 40)
    expect(hidden).toEqual([])
  },
)

test('A-04 the focus ring is 2 px wide and 2 px away', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/desserts`)
  for (const element of [
    page.getByRole('button', { name: 'Menü öffnen' }),
    page.getByRole('link', { name: 'Pasta' }),
    plus(page, 'Tiramisù'),
    page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }),
  ]) {
    await page.keyboard.press('Tab')
    await element.focus()
    const outline = await element.evaluate((node) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(node)
      return {
        outlineStyle,
        wide: Number.parseFloat(outlineWidth),
        away: Math.abs(Number.parseFloat(outlineOffset)),
      }
    })
    expect(outline.outlineStyle, String(element)).not.toBe('none')
    expect(outline.wide, String(element)).toBeGreaterThanOrEqual(2)
    expect(outline.away, String(element)).toBeGreaterThanOrEqual(2)
  }
})

/** The dialogs of the menu: what opens them, and how they are called. */
const dialogs = [
  {
    name: 'Margherita',
    path: '/menu/pizza',
    opener: (page: Page) => card(page, 'Margherita').getByRole('link', { name: 'Margherita', exact: true }),
  },
  {
    name: 'Warenkorb',
    path: '/menu/pizza',
    opener: (page: Page) => page.getByRole('button', { name: /^Warenkorb, / }),
  },
  {
    name: 'Feuer & Flora',
    path: '/menu/pizza',
    opener: (page: Page) => page.getByRole('button', { name: 'Menü öffnen' }),
  },
  {
    name: 'Mittagspause',
    path: '/menu/menus',
    opener: (page: Page) => card(page, 'Mittagspause').getByRole('link'),
  },
  {
    name: 'Allergene ausschließen',
    path: '/',
    opener: (page: Page) => page.getByRole('button', { name: 'Allergene ausschließen' }),
  },
]

test('A-13 A-14 A-15 each dialog is named, holds the focus, and gives it back when Esc or one press closes it', async ({
  page,
  shared,
}) => {
  for (const { name, path, opener } of dialogs) {
    await test.step(name, async () => {
      if (new URL(page.url(), shared.url).pathname !== path) await visit(page, shared.url + path)
      const dialog = page.getByRole('dialog', { name, exact: true })
      const holdsFocus = () => dialog.evaluate((node) => node.contains(document.activeElement))
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialog.getByRole('button', { name: 'Schließen' }).click(),
      ]) {
        await opener(page).focus()
        await page.keyboard.press('Enter')
        await expect(dialog).toBeVisible()
        await expect.poll(holdsFocus).toBe(true)
        // What lies behind takes no focus.
        await page
          .getByRole('banner', { includeHidden: true })
          .first()
          .evaluate((node) => node.querySelector('a')?.focus())
        expect(await holdsFocus()).toBe(true)
        expect(await dialog.evaluate((node) => node.matches(':modal'))).toBe(true)
        await close()
        await expect(dialog).toBeHidden()
        await expect(opener(page)).toBeFocused()
      }
    })
  }
})

test('A-14 after removing a line the focus is on what can be done next', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/desserts`)
  await plus(page, 'Tiramisù').click()
  await plus(page, 'Schokoladenkuchen').click()
  const panel = await openCart(page)
  await panel.getByRole('button', { name: 'Tiramisù entfernen' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Rückgängig' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText(['Tiramisù', 'Schokoladenkuchen'])
  await expect.poll(() => panel.evaluate((node) => node.contains(document.activeElement))).toBe(true)
})

test('with the keyboard a language is chosen by Enter, and by no arrow key on the way (WCAG 3.2.2)', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/desserts`)
  await page.getByRole('button', { name: 'Menü öffnen' }).press('Enter')
  const english = page.getByRole('dialog').getByRole('link', { name: 'English' })
  await tabTo(page, english)
  await page.keyboard.press('ArrowRight')
  await expect(english).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL(`${shared.url}/menu/desserts`)
})
