import type { Locator } from '@playwright/test'
import { choose, dishes, goToCheckout, orderButton, pressUnavailable } from './checkout-steps.ts'
import { changeAndWait, expect, test, write } from './fixtures.ts'
import { edged } from './forced-colors.ts'
import { card, openDish, tabs, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'
import { chooseTime, dayAhead, dialogOf } from './reservation-steps.ts'
import { picture, visitUntil } from './shell-steps.ts'

test('A-08 A-10 spicy, sold out, open and the current category are not shown by colour alone, and pictures are silent', async ({
  page,
  shared,
}) => {
  await visit(page, shared.url)
  await expect(page.getByRole('banner').getByText('Geöffnet')).toBeVisible()
  const spicy = card(page, 'Diavola').getByText('Scharf', { exact: true })
  await expect(spicy).toBeVisible()
  await expect(spicy.locator('svg')).toBeVisible()
  await expect(
    card(page, 'Kartoffelgratin mit Ziegenkäse').getByText('Heute ausverkauft', { exact: true }),
  ).toBeVisible()
  // Pictures beside their name are silent.
  for (const dish of ['Margherita', 'Mittagspause']) {
    await expect(card(page, dish).getByRole('presentation')).toHaveAttribute('alt', '')
    await expect(card(page, dish).getByRole('img')).toHaveCount(0)
  }
  const current = tabs(page).getByRole('link', { name: 'Pasta', exact: true })
  expect(await isMarked(current)).toBe(false)
  await current.click()
  await expect(current).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => isMarked(current)).toBe(true)
})

/** Whether a line is drawn below a tab, or before it where tabs stand upright. */
const isMarked = (tab: Locator): Promise<boolean> =>
  tab.evaluate((node) => !getComputedStyle(node).backgroundSize.split(' ').includes('0px'))

test('A-08 a chosen option has a sign, and a required field a text', async ({ page, shared }) => {
  await visit(page, shared.url)
  const sheet = await openDish(page, 'Margherita')
  const size = sheet.getByRole('group', { name: 'Größe' })
  await expect(size.getByText('Pflicht · 1 wählen')).toBeVisible()
  for (const chosen of ['Klein', 'Groß']) {
    await size.getByRole('radio', { name: new RegExp(`^${chosen}`) }).press('Space')
    const ticked: (string | undefined)[] = []
    for (const label of await size.locator('label').all())
      if (await hasTick(label)) ticked.push((await label.textContent())?.slice(0, chosen.length))
    expect(ticked).toEqual([chosen])
    await expect(size.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${chosen}`))
  }
})

/** Whether a sign is drawn onto a card. */
const hasTick = (label: Locator): Promise<boolean> =>
  label.evaluate((node) => getComputedStyle(node, '::before').clipPath.startsWith('polygon'))

test('A-08 where the system forces its own colours, what is chosen has an edge or a tick', async ({
  page,
  shared,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page, `${shared.url}/menu/pizza`)
  await test.step('the current category', async () => {
    await expect.poll(() => edged(tabs(page).getByRole('link'))).toEqual(['Pizza'])
  })
  await test.step('a size and an extra of a dish', async () => {
    const sheet = await openDish(page, 'Margherita')
    const size = sheet.getByRole('group', { name: 'Größe' })
    for (const chosen of [/^Klein/, /^Groß/]) {
      await size.getByRole('radio', { name: chosen }).press('Space')
      expect(await edged(size.locator('label'))).toEqual([expect.stringMatching(chosen)])
    }
    const extra = sheet.getByRole('checkbox', { name: /^Extra Mozzarella/ })
    const before = await extra.screenshot()
    await extra.check()
    expect((await extra.screenshot()).equals(before)).toBe(false)
  })
  await test.step('a dish of a combo', async () => {
    await visit(page, `${shared.url}/menu/menus`)
    const sheet = await openDish(page, 'Mittagspause')
    await sheet.getByRole('radio', { name: 'Salami' }).press('Space')
    expect(await edged(sheet.locator('label'))).toEqual([expect.stringMatching(/^Salami/)])
  })
  await test.step('the day and the time of a reservation', async () => {
    await page.goto(`${shared.url}/?reservation=1`)
    const dialog = dialogOf(page)
    const { typed } = dayAhead(3)
    await dialog.getByRole('textbox', { name: /^Datum/ }).fill(typed)
    await expect
      .poll(() => edged(dialog.getByRole('grid').getByRole('button')))
      .toEqual([String(Number(typed.slice(0, 2)))])
    await chooseTime(page, '19:00')
    expect(await edged(dialog.locator('label'))).toEqual(['19:00'])
  })
})

test('A-08 at the checkout what is required and what is wrong is written beside its field', async ({
  page,
  shared,
}) => {
  await goToCheckout(page, shared, dishes.bruschetta)
  const main = page.getByRole('main')
  await choose(main, 'Selbst abholen')
  for (const name of ['E-Mail', 'Name', 'Telefon'])
    await expect(main.getByText(`${name} (Pflicht)`, { exact: true })).toBeVisible()
  await pressUnavailable(orderButton(page))
  const field = main.getByRole('textbox', { name: /^Name/ })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription('Bitte gib deinen Namen ein')
  await expect(main.getByText('Bitte gib deinen Namen ein').last()).toBeVisible()
})

test('A-08 how far an order is stands beside each step', async ({ page, shared }) => {
  const link = await orderByApi(shared.url)
  write(shared.dataDir, `update orders set status = 'approved' where id = (select max(id) from orders)`)
  await page.goto(shared.url + link)
  const steps = page.getByRole('list', { name: 'Status' }).getByRole('listitem')
  await expect(steps).toHaveText([
    'Eingegangen (Fertig)',
    'Bestätigt – wird zubereitet (Jetzt)',
    'Abgeschlossen (Kommt noch)',
  ])
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
})

test('A-10 the logo is called like the restaurant, above and below, with its name beside it or in it', async ({
  page,
  own,
}) => {
  const home = page.getByRole('banner').getByRole('link', { name: 'Feuer & Flora', exact: true })
  await visit(page, own.url)
  await expect(home.getByText('Feuer & Flora')).toBeVisible()
  await expect(home.getByRole('presentation')).toHaveAttribute('alt', '')

  await picture(own, ['FOOTER_LOGO'], 'icon')
  await changeAndWait(
    own,
    `update settings set media_json = json_set(media_json, '$.poster.data.width', 900, '$.poster.data.height', 300)
     where key = 'LOGO'`,
  )
  await visitUntil(page, own.url, async () => (await home.getByRole('img').count()) === 1)
  await expect(home.getByRole('img')).toHaveAttribute('alt', 'Feuer & Flora')
  const below = page.getByRole('contentinfo').getByRole('heading').getByRole('img')
  await expect(below).toHaveAttribute('alt', 'Feuer & Flora')
})
