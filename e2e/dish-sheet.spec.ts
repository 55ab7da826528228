import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { buy, card, cartLine, openCart, openDish, visit } from './menu-steps.ts'

const quantity = (sheet: Locator): Locator => sheet.getByRole('spinbutton', { name: 'Menge' })
const choice = (sheet: Locator, name: string): Locator => sheet.getByLabel(new RegExp(`^${name}`))
/** Chooses a size; its card covers the control itself. */
const chooseSize = (sheet: Locator, name: string): Promise<void> => choice(sheet, name).press('Space')

/** Presses a link and answers after how many milliseconds a dialog stood open. */
const openedAfter = (link: Locator): Promise<number> =>
  link.evaluate(
    (node: HTMLElement) =>
      new Promise<number>((resolve) => {
        const since = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.querySelector('dialog[open]')) return
          observer.disconnect()
          resolve(performance.now() - since)
        }).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['open'],
        })
        node.click()
      }),
  )

test('U-11 a dish that was fetched ahead opens within 100 ms, and Back closes it, not the page', async ({
  page,
  shared,
}) => {
  await page.goto(`${shared.url}/pages/imprint`)
  await visit(page, shared.url)
  const link = card(page, 'Margherita').getByRole('link', { name: 'Margherita', exact: true })
  const fetched = page.waitForResponse('**/dish-data/pizza/pizza-margherita')
  await link.scrollIntoViewIfNeeded()
  await fetched
  await openDish(page, 'Margherita')
  const sheet = page.getByRole('dialog', { name: 'Margherita' })
  // The quickest of some tries, so that a busy machine does not count.
  await expect(async () => {
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`${shared.url}/`)
    const delay = await openedAfter(link)
    await expect(sheet).toBeVisible()
    expect(delay).toBeLessThanOrEqual(100)
  }).toPass()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(`${shared.url}/pages/imprint`)
})

test('the prices of a dish follow its choices', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/pizza`)
  const sheet = await openDish(page, 'Margherita')
  await test.step('U-13 another size gives chosen extras their price in that size', async () => {
    const mozzarella = sheet.getByRole('checkbox', { name: /^Extra Mozzarella/ })
    await mozzarella.check()
    for (const [size, extra, all] of [
      ['Klein', '1,30', '9,80'],
      ['Normal', '1,80', '12,70'],
      ['Groß', '2,90', '19,80'],
    ] as const) {
      await chooseSize(sheet, size)
      await expect(mozzarella).toBeChecked()
      await expect(mozzarella).toHaveAccessibleName(new RegExp(`\\+${extra}\\s€$`))
      await expect(buy(sheet)).toHaveText(new RegExp(`${all}\\s€$`))
    }
    await mozzarella.uncheck()
    await chooseSize(sheet, 'Klein')
  })
  await test.step('U-12 the button shows (size + options + extras) × quantity after every change', async () => {
    await expect(buy(sheet)).toHaveText(/8,50\s€$/)
    await chooseSize(sheet, 'Groß')
    await expect(buy(sheet)).toHaveText(/16,90\s€$/)
    await choice(sheet, 'Mit Käserand').check()
    await expect(buy(sheet)).toHaveText(/19,80\s€$/)
    await choice(sheet, 'Extra Mozzarella').check()
    await expect(buy(sheet)).toHaveText(/22,70\s€$/)
    await choice(sheet, 'Frischer Knoblauch').check()
    await expect(buy(sheet)).toHaveText(/23,50\s€$/)
    await choice(sheet, 'Ohne Zwiebeln').check()
    await sheet.getByRole('button', { name: 'Menge erhöhen' }).click()
    await sheet.getByRole('button', { name: 'Menge erhöhen' }).click()
    await expect(buy(sheet)).toHaveText(/70,50\s€$/)
    await choice(sheet, 'Extra Mozzarella').uncheck()
    await expect(buy(sheet)).toHaveText(/61,80\s€$/)
    await sheet.getByRole('button', { name: 'Menge verringern' }).click()
    await expect(buy(sheet)).toHaveText(/41,20\s€$/)
  })
})

test('the quantity of a dish is a whole number from 1 to 6', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/oven`)
  const sheet = await openDish(page, 'Käsespätzle')
  await test.step('a single size has no name and no choice of sizes', async () => {
    await expect(sheet.getByRole('group', { name: /^Größe/ })).toHaveCount(0)
  })
  await test.step('A-32 minus and plus stop at 1 and 6 and are named; the field is a number from 1 to 6', async () => {
    const less = sheet.getByRole('button', { name: 'Menge verringern' })
    const more = sheet.getByRole('button', { name: 'Menge erhöhen' })
    for (const [attribute, value] of [
      ['type', 'number'],
      ['min', '1'],
      ['max', '6'],
      ['step', '1'],
      ['required', ''],
    ] as const)
      await expect(quantity(sheet)).toHaveAttribute(attribute, value)
    await expect(less).toBeDisabled()
    for (let qty = 2; qty <= 6; qty++) {
      await more.click()
      await expect(quantity(sheet)).toHaveValue(String(qty))
    }
    await expect(more).toBeDisabled()
    await more.click({ force: true })
    await expect(quantity(sheet)).toHaveValue('6')
    await quantity(sheet).press('ArrowDown')
    await quantity(sheet).press('Enter')
    await expect(buy(sheet)).toHaveText(/66,00\s€$/)
  })
  await test.step('U-14 while the typed quantity is no whole number from 1 to 6 it stays as typed and nothing can be added', async () => {
    for (const typed of ['', '0', '7', '1.5', '-5']) {
      await quantity(sheet).fill(typed)
      await quantity(sheet).blur()
      await expect(quantity(sheet), `typed ${typed}`).toHaveValue(typed)
      await expect(quantity(sheet)).toHaveAttribute('aria-invalid', 'true')
      await expect(buy(sheet), `typed ${typed}`).toBeDisabled()
      await expect(sheet.getByText('Bitte wähle eine Menge von 1 bis 6')).toBeVisible()
    }
    await quantity(sheet).fill('3')
    await quantity(sheet).blur()
    await expect(quantity(sheet)).toHaveValue('3')
    await expect(buy(sheet)).toBeEnabled()
    await expect(buy(sheet)).toHaveText(/39,60\s€$/)
  })
  await buy(sheet).click()
  await expect(cartLine(await openCart(page), 'Käsespätzle')).not.toContainText('Portion')
})

test('U-15 a required choice starts with its first option', async ({ page, shared }) => {
  await visit(page, `${shared.url}/menu/pasta`)
  const sheet = await openDish(page, 'Pomodoro e Basilico')
  const shapes = sheet.getByRole('group', { name: 'Nudelsorte Pflicht · 1 wählen' })
  await expect(shapes.getByRole('radio').first()).toBeChecked()
  await expect(shapes.getByRole('radio', { checked: true })).toHaveAccessibleName('Spaghetti')
  await expect(
    sheet
      .getByRole('group', { name: /^Größe/ })
      .getByRole('radio')
      .first(),
  ).toBeChecked()
  await expect(buy(sheet)).toBeEnabled()
})

test('U-16 with something missing the button adds nothing, names what is missing and leads there; filled part by part it adds', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/burgers`)
  const sheet = await openDish(page, 'Der Klassiker')
  await choice(sheet, 'Als Menü mit Beilage und Getränk').check()
  await expect(buy(sheet)).toBeDisabled()
  await expect(buy(sheet)).toHaveAccessibleDescription('Bitte wähle: Beilage, Getränk')
  await buy(sheet).click({ force: true })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('alert')).toHaveText('Bitte wähle: Beilage, Getränk')
  const group = sheet
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Beilage' }) })
    .last()
  await expect.poll(() => group.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  const progress = sheet.getByRole('status').first()
  await expect(progress).toHaveText('0 von 2 gewählt')
  await sheet.getByRole('radio', { name: 'Pommes frites' }).check()
  await expect(progress).toHaveText('1 von 2 gewählt')
  await sheet.getByRole('radio', { name: 'Apfelschorle' }).check()
  await expect(progress).toHaveText('2 von 2 gewählt')
  await expect(buy(sheet)).toHaveText(/16,80\s€$/)
  await buy(sheet).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Warenkorb, 1 Artikel' })).toBeVisible()
  const line = cartLine(await openCart(page), 'Der Klassiker')
  await expect(line).toContainText('Pommes frites')
  await expect(line).toContainText('Apfelschorle')
  await expect(line).toContainText('16,80')
})

test(
  'U-17 allergens and additives are seen at once and follow the choices',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await visit(page, `${shared.url}/menu/pizza`)
    const sheet = await openDish(page, 'Salami')
    const allergens = sheet.getByText('Weizen, Milch (einschließlich Laktose)', { exact: true })
    await expect(allergens).toBeVisible()
    await expect(
      sheet.getByText('mit Antioxidationsmittel, mit Nitritpökelsalz', { exact: true }),
    ).toBeVisible()
    await choice(sheet, 'Thunfisch').check()
    await expect(sheet.getByText(/Weizen, Fisch, Milch/)).toBeVisible()
  },
)

test('U-19 many extras can be searched, and the search never takes a choice away', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/menu/pizza`)
  const sheet = await openDish(page, 'Margherita')
  await choice(sheet, 'Rucola').check()
  const extras = sheet.getByRole('group', { name: /^Extras/ })
  await extras.getByRole('searchbox').fill('kase')
  // Field and result stand between the title with its button and the footer.
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  await expect(sheet.getByRole('button', { name: 'Schließen' })).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => (await topOf(extras.getByRole('searchbox'))) - (await topOf(sheet)))
    .toBeGreaterThanOrEqual(68)
  expect(await topOf(choice(sheet, 'Cashewcreme statt Käse'))).toBeLessThan(await topOf(buy(sheet)))
  await expect(extras.getByRole('status')).toHaveText(/^\d+ von 29 Extras$/)
  await expect(extras.getByRole('checkbox', { name: /^Rucola/ })).toBeChecked()
  await expect(extras.getByRole('checkbox', { name: /^Cashewcreme statt Käse/ })).toBeVisible()
  await expect(extras.getByRole('checkbox', { name: /^Sardellen/ })).toHaveCount(0)
  await extras.getByRole('searchbox').fill('')
  await expect(extras.getByRole('checkbox')).toHaveCount(29)
  await expect(extras.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await visit(page, `${shared.url}/menu/bowls`)
  const bowl = await openDish(page, 'Falafel-Bowl')
  await expect(bowl.getByRole('group', { name: /^Extras/ }).getByRole('checkbox')).toHaveCount(8)
  await expect(bowl.getByRole('searchbox')).toHaveCount(0)
})

const notification = (page: Page): Locator => page.getByRole('region', { name: 'In den Warenkorb gelegt' })

test(
  'adding closes the sheet and shows a notification for 4 seconds, with links to cart and checkout',
  { tag: '@wide' },
  async ({ page, shared }) => {
    await page.clock.install()
    await visit(page, `${shared.url}/menu/oven`)
    const sheet = await openDish(page, 'Käsespätzle')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await buy(sheet).click()
    await page.clock.runFor(300)
    await expect(sheet).toBeHidden()
    await expect(notification(page)).toContainText('1 × Käsespätzle')
    // Beside the menu the cart itself is in sight, and the way to the checkout with it.
    const cart = page.getByRole('complementary', { name: 'Warenkorb' })
    const place = (await cart.isVisible()) ? cart : notification(page)
    if (place !== cart) await expect(place.getByRole('button', { name: 'Warenkorb' })).toBeVisible()
    await expect(place.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/checkout')
    await page.clock.runFor(3_600)
    await expect(notification(page)).toBeVisible()
    await page.clock.runFor(500)
    await expect(notification(page)).toBeHidden()
    // Beside the cart it has nothing to use.
    if (place === cart) return
    await test.step('A-23 the notification stays while it is used', async () => {
      await card(page, 'Käsespätzle').getByRole('link', { name: 'Käsespätzle', exact: true }).click()
      await page.clock.runFor(300)
      await buy(sheet).click()
      await page.clock.runFor(300)
      await notification(page).getByRole('link', { name: 'Zur Kasse' }).focus()
      await page.clock.runFor(30_000)
      await expect(notification(page)).toBeVisible()
      await page.getByRole('banner').getByRole('link').first().focus()
      await page.clock.runFor(4_100)
      await expect(notification(page)).toBeHidden()
    })
  },
)
