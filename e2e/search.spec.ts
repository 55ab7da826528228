import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { card, plus, tabs, visit } from './menu-steps.ts'

/** Opens the search and answers its field. */
async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Karte durchsuchen' }).click()
  return page.getByRole('textbox', { name: 'Karte durchsuchen' })
}

test('the search finds what a guest means, and Esc leaves it', { tag: '@wide' }, async ({ page, shared }) => {
  await visit(page, shared.url)
  const field = await openSearch(page)
  await test.step('U-06 searching kasespatzle, kaesespaetzle, Käsespätzle finds the same dish', async () => {
    for (const query of ['kasespatzle', 'kaesespaetzle', 'Käsespätzle', 'KÄSESPÄTZLE']) {
      await field.fill(query)
      await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
        'Käsespätzle',
        'Kleine Käsespätzle',
      ])
    }
  })
  await test.step('the search finds dishes by their extras, after those that have it', async () => {
    await field.fill('Sucuk')
    await expect(page.getByRole('heading', { level: 2, name: 'Pizza, auf Wunsch möglich' })).toBeVisible()
    await expect(card(page, 'Margherita')).toHaveCount(1)
  })
  await test.step('U-07 a search without result offers popular dishes and a reset, and the focus stays in the field', async () => {
    await field.fill('Sauerbraten')
    await expect(page.getByText('Nichts gefunden für „Sauerbraten“')).toBeVisible()
    await expect(field).toBeFocused()
    const favourites = page.getByRole('region', { name: 'Wie wäre es damit?' })
    await expect(favourites.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(favourites.getByText('Beliebt')).toHaveCount(4)
    await page.getByRole('button', { name: 'Suche zurücksetzen' }).click()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
    await expect(card(page, 'Margherita')).toHaveCount(1)
  })
  await test.step('Esc empties the search, then closes it and gives the focus back', async () => {
    await field.fill('Lachs')
    await page.keyboard.press('Escape')
    await expect(field).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await expect(page.getByRole('button', { name: 'Karte durchsuchen' })).toBeFocused()
    await expect(tabs(page)).toBeVisible()
  })
})

test(
  'while a guest of a phone searches, hero and slider give way; the page comes back to its place',
  { tag: '@phone' },
  async ({ page, shared }) => {
    await visit(page, shared.url)
    const hero = page.getByRole('heading', { level: 1 })
    const slider = page.getByRole('region', { name: 'Kategorien in Bildern' })
    const field = await openSearch(page)
    await expect(hero).toHaveCount(1)
    await expect(slider).toBeHidden()
    const header = await page.getByRole('banner').boundingBox()
    expect((await field.boundingBox())?.y).toBeLessThan((header?.height ?? 0) + 10)
    await page.getByRole('button', { name: 'Suche schließen' }).click()
    await expect(hero).toBeInViewport({ ratio: 1 })

    await card(page, 'Tartufo').scrollIntoViewIfNeeded()
    const place = async () => Math.round((await card(page, 'Tartufo').boundingBox())?.y ?? Number.NaN)
    const before = await place()
    // To press a button, the browser driver would scroll the page.
    const press = (name: string) =>
      page.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click())
    await press('Karte durchsuchen')
    await expect(field).toBeVisible()
    expect(await place()).toBe(before)
    await field.fill('Lachs')
    await expect(card(page, 'Lachs-Bowl')).toBeInViewport()
    // Dishes further up get their own size when they are rendered for the first time.
    await page
      .locator('#c-pizza .dish')
      .first()
      .evaluate((dish: HTMLElement) => (dish.style.paddingBlockEnd = '44px'))
    await press('Suche schließen')
    await expect.poll(place).toBe(before)

    // Typed in the very frame in which the search opens, before the page has made room for it.
    await page.getByRole('button', { name: 'Karte durchsuchen' }).evaluate(async (button: HTMLElement) => {
      button.click()
      // React renders what a press changes before the next frame.
      await Promise.resolve()
      const input = document.querySelector<HTMLInputElement>('.menu-search__input')
      if (!input) throw new Error('the field is not there at once')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Lachs')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect(card(page, 'Lachs-Bowl')).toBeInViewport()
    await press('Suche schließen')
    await expect.poll(place).toBe(before)
  },
)

test('A-20 the number of results is announced politely half a second after the last key', async ({
  page,
  shared,
}) => {
  await page.clock.install()
  await visit(page, shared.url)
  const field = await openSearch(page)
  await field.fill('Bowl')
  const announced = page.getByRole('main').getByRole('status')
  await expect(announced).toHaveText(/^\d+ Gerichte gefunden$/)
  const before = (await announced.textContent()) ?? ''

  await page.clock.pauseAt(Date.now() + 3_600_000)
  await field.fill('')
  await field.pressSequentially('Käsespätzle')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(2)
  await page.clock.runFor(480)
  await expect(announced).toHaveText(before)
  await page.clock.runFor(40)
  await expect(announced).toHaveText('2 Gerichte gefunden')
})

/** Opens the choice of allergens and answers its dialog. */
async function openAllergens(page: Page) {
  await page.getByRole('button', { name: /^Allergene ausschließen/ }).click()
  return page.getByRole('dialog', { name: 'Allergene ausschließen' })
}

test('U-08 excluding milk hides dishes with milk and without data, and shows how many are left', async ({
  page,
  shared,
}) => {
  await visit(page, shared.url)
  const dialog = await openAllergens(page)
  await dialog.getByRole('checkbox', { name: 'Milch' }).check()
  await dialog.getByRole('button', { name: /Gerichte zeigen$/ }).click()
  await expect(dialog).toBeHidden()

  const line = page.getByRole('main').getByRole('strong').filter({ hasText: 'Gerichten' })
  await expect(line).toBeVisible()
  const [shown = 0, total = 0] = ((await line.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  const response = await page.request.get(`${shared.url}/menu-index`)
  const index = (await response.json()) as {
    categories: { cards: { name: string; allergens: string[] }[] }[]
  }
  const dishes = index.categories.flatMap(({ cards }) => cards)
  const left = dishes.filter(({ allergens }) => allergens.length > 0 && !allergens.includes('G'))
  const unknown = dishes.filter(({ allergens }) => allergens.length === 0)
  expect([shown, total]).toEqual([left.length, dishes.length])
  expect(unknown.length).toBeGreaterThan(0)
  await expect(page.getByText(`${unknown.length} Gerichte ohne Angaben ausgeblendet.`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
    left.map(({ name }) => name),
  )

  await page.getByRole('button', { name: 'Filter aufheben' }).click()
  await expect(card(page, 'Margherita')).toHaveCount(1)
  await expect(line).toHaveCount(0)
})

test('chips beside the search choose dishes by diet and allergens; codes stand on the cards while allergens are asked for', async ({
  page,
  shared,
}) => {
  await visit(page, shared.url)
  const marinara = card(page, 'Marinara').first()
  await expect(marinara.getByText('Allergene und Zusatzstoffe')).toHaveCount(0)
  await openSearch(page)
  const chips = page.getByRole('group', { name: 'Karte filtern' })
  await chips.getByRole('button', { name: 'Vegan' }).click()
  const line = page.getByRole('main').getByRole('strong').filter({ hasText: 'Gerichten' })
  await expect(line).toHaveText(/^43 von \d+ Gerichten$/)
  await expect(marinara.getByText('Allergene und Zusatzstoffe')).toHaveCount(0)
  await chips.getByRole('button', { name: 'Ohne Allergen' }).click()
  await page.getByRole('checkbox', { name: 'Soja' }).check()
  await page.keyboard.press('Escape')
  await expect(chips.getByRole('button', { name: 'Ohne Soja' })).toBeFocused()
  await expect(page.getByText('Vegan · Ohne Soja')).toBeVisible()
  await expect(marinara.getByText('Allergene und Zusatzstoffe')).toHaveCount(1)
  await test.step('the pictures of the categories lead to what the filter leaves; those with nothing left say so', async () => {
    await page.getByRole('button', { name: 'Suche schließen' }).click()
    const slider = page.getByRole('region', { name: 'Kategorien in Bildern' })
    await expect(slider.getByRole('link', { name: 'Pizza bianca (0)' })).toBeDisabled()
    await slider.getByRole('link', { name: 'Pasta', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Pasta' })).toBeInViewport()
    await expect(page.getByText('Vegan · Ohne Soja')).toHaveCount(1)
  })
})

test('excluded allergens hold for the other pages of this tab and leave with it', async ({
  page,
  shared,
  context,
}) => {
  await visit(page, shared.url)
  const dialog = await openAllergens(page)
  await dialog.getByRole('checkbox', { name: 'Glutenhaltiges Getreide' }).check()
  await page.keyboard.press('Escape')
  await visit(page, `${shared.url}/menu/desserts`)
  await expect(page.getByText(/^\d+ von 6 Gerichten$/)).toBeVisible()
  await expect(card(page, 'Tiramisù')).toHaveCount(0)
  await expect(card(page, 'Schokoladenkuchen')).toBeVisible()
  await test.step('U-08 the cart offers nothing with an excluded allergen, and no combo stays on its page', async () => {
    await plus(page, 'Panna cotta mit Himbeeren').click()
    await page.getByRole('button', { name: /^Noch 6,10\s€ bis zum Mindestbestellwert$/ }).click()
    const offers = page.getByRole('region', { name: 'Reicht für den Mindestbestellwert' })
    await expect(
      offers.getByRole('button', { name: 'Kürbissuppe mit Ingwer in den Warenkorb' }),
    ).toBeVisible()
    await expect(
      offers.getByRole('button', { name: /^Tiramisù|^Kleine Käsespätzle|^Bruschetta/ }),
    ).toHaveCount(0)
    await visit(page, `${shared.url}/menu/menus`)
    await expect(page.getByText(/^0 von \d+ Gerichten$/)).toBeVisible()
    await expect(page.locator('.combos')).toHaveCount(0)
    await page.getByRole('button', { name: 'Filter aufheben' }).click()
    await expect(page.locator('.combos')).toBeVisible()
  })

  const other = await context.newPage()
  await visit(other, `${shared.url}/menu/desserts`)
  await expect(card(other, 'Tiramisù')).toBeVisible()
  await other.close()
})
