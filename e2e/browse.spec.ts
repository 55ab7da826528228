import type { Page } from '@playwright/test'
import { changeAndWait, expect, test } from './fixtures.ts'
import { untilHydrated, buy, card, openCart, openDish, plus, tabs, visit } from './menu-steps.ts'

const phone = { tag: '@phone' }

test(
  'the home page shows the dishes at once, and one or two presses add them',
  phone,
  async ({ page, shared }) => {
    await visit(page, shared.url)
    await test.step('U-02 the first dish and its price are seen without scrolling', async () => {
      const first = page.getByRole('region', { name: 'Pizza', exact: true }).getByRole('listitem').first()
      await expect(first.getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
      await expect(first.getByText(/^ab \d+,\d\d\s€$/)).toBeInViewport({ ratio: 1 })
    })
    await test.step('A-19 a card has its name as a heading, its price, and a plus with a label', async () => {
      const margherita = card(page, 'Margherita')
      await expect(
        margherita.getByRole('link', { name: 'Margherita', exact: true }),
      ).toHaveAccessibleDescription(/^ab 8,50\s€/)
      await expect(margherita.getByRole('link', { name: 'Margherita in den Warenkorb' })).toBeVisible()
      await expect(
        card(page, 'Tiramisù').getByRole('button', { name: 'Tiramisù in den Warenkorb' }),
      ).toHaveCount(1)
      const combo = card(page, 'Mittagspause').getByRole('link', { name: 'Mittagspause' })
      await expect(combo).toHaveAccessibleDescription(/^9,90\s€/)
    })
    await test.step('a dish that is sold out is marked and cannot be added', async () => {
      const gratin = card(page, 'Kartoffelgratin mit Ziegenkäse')
      await expect(gratin).toContainText('Heute ausverkauft')
      await expect(plus(page, 'Kartoffelgratin mit Ziegenkäse')).toHaveCount(0)
    })
    await test.step('U-01 a dish with one size and only optional extras is added by two presses', async () => {
      const sheet = await openDish(page, 'Käsespätzle')
      await buy(sheet).click()
      await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
    })
    await test.step('U-01 one press on the plus adds a dish without choices', async () => {
      await plus(page, 'Tiramisù').click()
      await expect(page.getByRole('button', { name: 'Warenkorb, 2 Artikel' })).toBeVisible()
    })
    await test.step('a plus that a reading aid scrolls to the middle leaves its card in place', async () => {
      const scrolled = await page.getByRole('main').evaluate(
        (main) =>
          [...main.querySelectorAll('li')].filter((item) => {
            for (const control of item.querySelectorAll('a, button'))
              control.scrollIntoView({ block: 'center', inline: 'center' })
            return item.scrollLeft !== 0 || item.scrollTop !== 0
          }).length,
      )
      expect(scrolled).toBe(0)
    })
    await test.step('with combo menus the first tab is theirs', async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await expect(tabs(page).getByRole('link').first()).toHaveText('Menüs')
      await expect(tabs(page).locator('[aria-current]')).toHaveText('Menüs')
      const combos = page.getByRole('region', { name: 'Menüs' })
      await expect(combos.getByRole('listitem')).toHaveCount(7)
      await combos.getByRole('link', { name: 'Alle zeigen' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Menüs' })).toBeVisible()
    })
  },
)

test(
  'U-09 the slider shows 7, 5, 3, 3, 2 categories and moves by two',
  { tag: '@desktop' },
  async ({ page, shared }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await visit(page, shared.url)
    for (const [width, slides] of [
      [1200, 7],
      [1199, 5],
      [990, 3],
      [575, 3],
      [399, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const slider = page.getByRole('region', { name: 'Kategorien in Bildern' })
      const seen = () =>
        slider.getByRole('list').evaluate((row) => {
          const { left, right } = row.getBoundingClientRect()
          return [...row.children].flatMap((slide, at) => {
            const box = slide.getBoundingClientRect()
            return box.left >= left - 1 && box.right <= right + 1 ? [at] : []
          })
        })
      const from = (first: number) => Array.from({ length: slides }, (_, at) => first + at)
      await expect.poll(seen, `${width} px`).toEqual(from(0))
      await slider.getByRole('button', { name: 'Nächste Kategorien' }).click()
      await expect.poll(seen, `${width} px`).toEqual(from(2))
      await slider.getByRole('button', { name: 'Vorherige Kategorien' }).click()
      await expect.poll(seen, `${width} px`).toEqual(from(0))
    }
  },
)

test(
  'U-10 a dish without a picture has a card of the same height and no broken picture',
  { tag: '@wide' },
  async ({ page, own }) => {
    await visit(page, own.url)
    const height = async () => (await card(page, 'Margherita').boundingBox())?.height
    const before = await height()
    await changeAndWait(own, `update products set poster_json = null where id = 'pizza-margherita'`)
    await page.reload()
    await expect(card(page, 'Margherita').getByRole('presentation')).toHaveAttribute('src', '/no-image.svg')
    await untilHydrated(page)
    expect(await height()).toBe(before)
    await expect.poll(() => brokenPictures(page)).toEqual([])
  },
)

/** The addresses of pictures that were fetched and cannot be shown. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  )

test('every picture of the menu can be shown', async ({ page, shared }) => {
  test.slow()
  await visit(page, shared.url)
  await expect(card(page, 'Limoncello')).toHaveCount(1)
  const count = await page.evaluate(async () => {
    const all = [...document.images]
    for (const image of all) image.loading = 'eager'
    await Promise.all(all.map((image) => image.decode().catch(() => {})))
    return all.length
  })
  expect(count).toBeGreaterThan(120)
  expect(await brokenPictures(page)).toEqual([])
})

test('without combo menus the first category opens by itself', async ({ page, own }) => {
  await changeAndWait(own, 'update combos set is_listed = 0')
  await page.goto(own.url)
  await expect(tabs(page).getByRole('link').first()).toHaveText('Pizza')
  await untilHydrated(page)
  await expect(tabs(page).locator('[aria-current]')).toHaveText('Pizza')
  await expect(card(page, 'Margherita')).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Menüs' })).toHaveCount(0)
})

test(
  'A-18 the slider has buttons that end at its ends, and follows the focus',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, shared.url)
    const slider = page.getByRole('region', { name: 'Kategorien in Bildern' })
    const back = slider.getByRole('button', { name: 'Vorherige Kategorien' })
    const on = slider.getByRole('button', { name: 'Nächste Kategorien' })
    await expect(back).toBeDisabled()
    await expect(on).toBeEnabled()
    const slides = slider.getByRole('link')
    // The row begins with what a first screen shows; the rest follows. The combos have a tab and no slide.
    await expect(slides).toHaveCount((await tabs(page).getByRole('link').count()) - 1)
    await slides.first().focus()
    // The keys of the row are fetched with the first interaction.
    await expect(slides.nth(1)).toHaveAttribute('tabindex', '-1')
    await page.keyboard.press('End')
    const last = slides.last()
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await expect(on).toBeDisabled()
    await expect(back).toBeEnabled()
    await page.keyboard.press('ArrowLeft')
    await expect(slides.nth(-2)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(slides.first()).toBeFocused()
    await expect(slides.first()).toBeInViewport({ ratio: 0.9 })
  },
)

test('the cart in the header opens on a page that was opened directly', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/desserts?cart`)
  const panel = page.getByRole('dialog', { name: 'Warenkorb' })
  await expect(panel.getByText('Noch nichts drin')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await openCart(page)
})

test(
  'the page of a category begins with its gallery: four pictures, its poster, four pictures',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, `${shared.url}/menu/pizza`)
    const gallery = page.getByRole('main').locator('.gallery')
    const pictures = gallery.getByRole('presentation')
    await expect(pictures).toHaveCount(9)
    await expect(pictures.nth(4)).toHaveAttribute('src', /\/wide\.webp$/)
    for (const at of [0, 3, 5, 8]) await expect(pictures.nth(at)).toHaveAttribute('src', /\/square\.webp$/)
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true)
  },
)
