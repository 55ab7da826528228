import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buy, openCart, openDish, plus, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'

test(
  'A-07 at 320 px with doubled text every button is whole',
  { tag: '@phone' },
  async ({ page, shared }) => {
    const order = await orderByApi(shared.url)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      '/',
      '/menu/pizza',
      '/?dish=pizza/pizza-margherita',
      '/?cart=1',
      '/checkout',
      order,
      '/login',
      '/register',
    ]) {
      await visit(page, shared.url + path)
      if (path.includes('?')) await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect(await brokenButtons(page), path).toEqual([])
      if (path.includes('dish=')) await buy(page.getByRole('dialog')).click()
    }
  },
)

/** The buttons that stick out of the screen or do not hold their text. Rows that scroll are no fault. */
const brokenButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) ||
        scrolls(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('button, .button')]
      .filter((button) => {
        const { left, right, width } = button.getBoundingClientRect()
        if (width < 2 || !button.checkVisibility({ visibilityProperty: true })) return false
        const isOut = (left < -1 || right > innerWidth + 1) && !scrolls(button)
        // A badge in a corner may hang over, and is no text of the button.
        const badges = [...button.querySelectorAll<HTMLElement>('*')].filter(
          (one) => getComputedStyle(one).position === 'absolute',
        )
        for (const badge of badges) badge.style.display = 'none'
        const isCut = button.scrollWidth > button.clientWidth + 1
        for (const badge of badges) badge.style.display = ''
        return isOut || isCut
      })
      .map((button) => `${button.className} ${button.innerText}`)
  })

test('A-15 the row of categories goes on and back by pressing a button, the menus of a phone have a page', async ({
  page,
  shared,
  isMobile,
}) => {
  await visit(page, shared.url)
  await goesOnAndBack(page, '.slider__row', 'Kategorien')
  if (!isMobile) return goesOnAndBack(page, '.combos--row', 'Menüs')
  const menus = page.getByRole('region', { name: 'Menüs', exact: true })
  const count = await menus.getByRole('listitem').count()
  await menus.getByRole('link', { name: 'Alle zeigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menüs' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(count)
})

/** Moves a row by its two buttons. */
async function goesOnAndBack(page: Page, row: string, items: string): Promise<void> {
  const passed = () => page.locator(row).evaluate((node) => Math.round(Math.abs(node.scrollLeft)))
  expect(await passed(), items).toBe(0)
  await page.getByRole('button', { name: `Nächste ${items}` }).click()
  await expect.poll(passed, items).toBeGreaterThan(50)
  await page.getByRole('button', { name: `Vorherige ${items}` }).click()
  await expect.poll(passed, items).toBe(0)
}

test('a dialog is closed by a press that begins and ends beside it, and nothing below is pressed', async ({
  page,
  shared,
}) => {
  const { mouse } = page
  await visit(page, `${shared.url}/menu/pizza`)
  const sheet = await openDish(page, 'Margherita')
  const beside = [10, 10] as const
  await test.step('the other button of the mouse does not close it', async () => {
    await mouse.click(...beside, { button: 'right' })
    await expect(sheet).toBeVisible()
  })
  await test.step('a text that is selected as far as out of it does not close it', async () => {
    await sheet.getByText('Größe', { exact: true }).first().hover()
    await mouse.down()
    await mouse.move(...beside, { steps: 4 })
    await mouse.up()
    await expect(sheet).toBeVisible()
  })
  await test.step('while the finger is down it stays, and after it only the page is there', async () => {
    await mouse.move(...beside)
    await mouse.down()
    await expect(sheet).toBeVisible()
    await mouse.up()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${shared.url}/menu/pizza`)
  })
})

/** How far the page or the open dialog can be pushed sideways, in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[
        document.documentElement,
        ...document.querySelectorAll('dialog[open], dialog[open] .dialog__body'),
      ].map((one) => one.scrollWidth - one.clientWidth),
    ),
  )

/** What WCAG asks a page to bear, and how it is taken back. */
const strains: Record<string, (page: Page) => Promise<unknown>> = {
  'at 320 px': (page) => page.setViewportSize({ width: 320, height: 640 }),
  'with text at 200 %': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  },
  'with wide text spacing': (page) =>
    page.evaluate(() => {
      document.documentElement.style.removeProperty('font-size')
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`)
      document.adoptedStyleSheets = [sheet]
    }),
}

test(
  'A-07 nothing is lost at 320 px, with text at 200 % or with wide text spacing',
  { tag: '@phone' },
  async ({ page, shared }) => {
    test.slow()
    const bears = async (place: string) => {
      for (const [strain, put] of Object.entries(strains)) {
        await put(page)
        expect(await sideways(page), `${place} ${strain}`).toBeLessThanOrEqual(0)
        expect(await cutOff(page), `${place} ${strain}`).toEqual([])
      }
      await page.evaluate(() => (document.adoptedStyleSheets = []))
    }
    for (const path of [
      '/',
      '/menu/burgers/burger-klassiker',
      '/pages/delivery-payment',
      '/menu/soft-drinks',
    ]) {
      await visit(page, shared.url + path)
      await bears(path)
    }
    await plus(page, 'Tonic Water').click()
    const sheet = await openDish(page, 'Rhabarberschorle')
    await bears('sheet')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await openCart(page)
    await bears('cart')
  },
)

/** Names, prices and buttons whose text does not fit into them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.body
    const texts = scope.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, .price, legend, label')
    return [...texts]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== 'absolute')
      .filter((one) => !one.closest('.visually-hidden') && !one.querySelector('.visually-hidden'))
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one)
        const clips = overflowX !== 'visible' || overflowY !== 'visible'
        const isOut = one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('ul')
        return (
          isOut ||
          (clips && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1))
        )
      })
      .map((one) => one.outerHTML.slice(0, 140))
  })

test(
  'a second tap meets nothing of what lies below the sheet that the first one has closed, a later press does',
  { tag: '@wide' },
  async ({ page, shared, hasTouch }) => {
    await page.clock.install()
    await visit(page, `${shared.url}/menu/oven`)
    const sheet = await openDish(page, 'Käsespätzle')
    const button = await buy(sheet).boundingBox()
    // The way to the checkout comes to lie below it on a phone, a dish on a wide screen.
    const [x, y] = [button!.x + button!.width * (hasTouch ? 0.75 : 0.5), button!.y + button!.height / 2]
    const press = () => (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await press()
    await page.clock.runFor(300)
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: 'In den Warenkorb gelegt' })).toBeVisible()
    await press()
    await page.clock.runFor(200)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press()
    await page.clock.runFor(200)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
