import {
  amountOf,
  choose,
  dishes,
  expectPlaced,
  fillDelivery,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
  pressUnavailable,
  checkoutTexts,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'

test('what a guest sees before ordering is what the law asks for, and nothing more is chosen', async ({
  page,
  shared,
}) => {
  const guest = newGuest()
  await goToCheckout(page, shared, dishes.bruschetta)
  await test.step('the end of the page has its height before it is seen, so that the scroll bar does not jump', async () => {
    const end = page.getByRole('contentinfo')
    const height = async () => (await end.boundingBox())?.height
    const before = await height()
    await end.scrollIntoViewIfNeeded()
    await expect(end.getByRole('link', { name: 'Impressum' })).toBeInViewport()
    await expect.poll(height).toBe(before)
    await page.evaluate(() => scrollTo(0, 0))
  })
  await test.step('the terms are unticked, and data protection is a notice, not a consent (R-C5)', async () => {
    const terms = page.getByRole('checkbox', { name: /AGB/ })
    await expect(terms).not.toBeChecked()
    await expect(terms).toHaveAccessibleName(
      /^Es gelten unsere AGB.*Hinweise zum Datenschutz: Datenschutzerklärung/,
    )
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^AGB/ })).toHaveAttribute('href', '/pages/terms')
    await expect(main.getByRole('link', { name: /^Datenschutzerklärung/ })).toHaveAttribute(
      'href',
      '/pages/privacy',
    )
  })
  await test.step('nothing is chosen that costs more: no tip is the state one starts with (R-C11)', async () => {
    // Nobody is asked for one: the choice is behind a button.
    await expect(page.getByRole('button', { name: 'Trinkgeld geben' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /Trinkgeld|%/ })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  })
  for (const language of ['en', 'de'] as const) {
    const texts = checkoutTexts[language]
    await test.step(`in ${language} the one button that orders is called "${texts.order}", however one pays (R-C1)`, async () => {
      await page.goto(`${shared.url}/checkout?lang=${language}`)
      const main = page.getByRole('main')
      for (const payment of [texts.card, texts.cash]) {
        await choose(main, payment)
        await expect(page.getByRole('radio', { name: payment })).toBeChecked()
        await expect(orderButton(page, texts)).toHaveCount(1)
        await expect(orderButton(page, texts)).toHaveText(texts.order)
        await expect(main.getByRole('button', { name: /bestell|bezahl|kauf|order|pay|buy/i })).toHaveCount(1)
      }
    })
  }
  await fillTakeaway(page, guest)
  await test.step('without anything from 16 or 18 the age is not asked for (R-F7)', async () => {
    await expect(orderButton(page)).toBeEnabled()
    await expect(page.getByRole('checkbox', { name: /AGB/ })).toHaveCount(1)
    await expect(page.getByRole('checkbox', { name: /Jahre|16|18/ })).toHaveCount(0)
  })
  await expect(amountOf(page, 'Trinkgeld')).toHaveCount(0)
  await orderButton(page).click()
  await expectPlaced(page)
  expect(ordersOf(shared, guest)).toMatchObject([{ tip_cents: 0, goods_cents: 720, total_cents: 720 }])
})

test('the whole order stands above the button, with its allergens and its age', async ({ page, shared }) => {
  const guest = newGuest()
  await goToCheckout(page, shared, dishes.antipasti, dishes.beer, dishes.tiramisu)
  await fillDelivery(page, guest, '12047')
  await test.step('the whole order and its total stand directly above the button, nothing collapsed (R-C2, U-35)', async () => {
    await choose(page.getByRole('main'), /^10 %/)
    const review = page.getByRole('region', { name: 'Deine Bestellung' })
    const lines = review.getByRole('listitem')
    await expect(lines.nth(0)).toContainText('1 ×Antipasti vom Holzofen10,90 €')
    await expect(lines.nth(1)).toContainText('1 ×Hefeweizenzzgl. 0,08 € Pfand4,50 €')
    await expect(lines.nth(2)).toContainText('1 ×Tiramisù6,50 €')
    for (const [term, amount] of [
      ['Zwischensumme', '21,90 €'],
      ['Pfand', '0,08 €'],
      ['Lieferung', '1,50 €'],
      ['Trinkgeld', '2,19 €'],
      ['Gesamt inkl. MwSt.', '25,67 €'],
    ] as const) {
      await expect(amountOf(page, term)).toHaveText(amount)
      await expect(amountOf(page, term)).toBeVisible()
    }
    const total = await boxOf(amountOf(page, 'Gesamt inkl. MwSt.'))
    const button = await boxOf(orderButton(page))
    const taxes = review.getByRole('term').filter({ hasText: 'MwSt. auf' })
    await expect(taxes).toHaveCount(2)
    const last = await boxOf(taxes.last())
    expect(total.y).toBeLessThan(last.y)
    expect(button.y - (last.y + last.height)).toBeGreaterThanOrEqual(0)
    expect(button.y - (last.y + last.height)).toBeLessThan(80)

    const { width } = page.viewportSize() ?? { width: 0 }
    expect(button.x).toBeGreaterThanOrEqual(0)
    expect(button.x + button.width).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
  await test.step('beer is sold only to guests who confirm to be 16 (R-F7)', async () => {
    const confirmed = page.getByRole('checkbox', { name: /^Ich bin mindestens 16 Jahre alt.*Ausweis/ })
    await expect(confirmed).not.toBeChecked()
    await expect(orderButton(page)).toHaveAccessibleDescription('Noch offen: Alter')
    await pressUnavailable(orderButton(page))
    await expect(confirmed).toHaveAccessibleDescription('Bitte bestätige dein Alter')
    expect(ordersOf(shared, guest)).toEqual([])
    await confirmed.check()
  })
  const [tiramisu, antipasti] = [
    'Enthält: Weizen, Eier, Milch (einschließlich Laktose)',
    'Keine kennzeichnungspflichtigen Allergene',
  ]
  await test.step('allergens and additives are written out before the order and again after it (R-F1)', async () => {
    await page.getByText('Allergene Tiramisù').click()
    await expect(page.getByText(tiramisu)).toBeVisible()
    await expect(page.getByText('Zusatzstoffe: koffeinhaltig')).toBeVisible()
    await page.getByText('Allergene Antipasti vom Holzofen').click()
    await expect(page.getByText(antipasti)).toBeVisible()
    await orderButton(page).click()
    await expectPlaced(page)
    expect(ordersOf(shared, guest)).toMatchObject([{ min_age: 16 }])
    const after = page.getByRole('region', { name: 'Allergene und Zusatzstoffe' })
    await expect(after.getByText(tiramisu)).toBeVisible()
    await expect(after.getByText('Zusatzstoffe: koffeinhaltig')).toBeVisible()
    await expect(after.getByText(antipasti)).toBeVisible()
  })
})

async function boxOf(place: ReturnType<typeof orderButton>) {
  const box = await place.boundingBox()
  if (!box) throw new Error('the element is not shown')
  return box
}
