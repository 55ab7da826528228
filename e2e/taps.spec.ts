import {
  checkoutTexts,
  choose,
  continueAsGuest,
  expectPlaced,
  newGuest,
  orderButton,
  ordersOf,
} from './checkout-steps.ts'
import { expect } from './fixtures.ts'
import { place, test } from './map-steps.ts'
import { buy, plus, visit } from './menu-steps.ts'
import { countTaps } from './taps.ts'

const texts = checkoutTexts.de

test('a new guest orders a large pizza to the door, paid in cash, with nine taps and four fields', async ({
  page,
  mapped,
}) => {
  const guest = newGuest()
  const count = await countTaps(page)
  await visit(page, mapped.url)
  await plus(page, 'Margherita').click()
  const sheet = page.getByRole('dialog', { name: 'Margherita' })
  await choose(sheet, /^Groß/)
  await buy(sheet).click()
  await page.getByRole('region', { name: texts.added }).getByRole('link', { name: texts.toCheckout }).click()
  await continueAsGuest(page)

  const { search, hits } = place(page)
  await search.click()
  await page.keyboard.type('Sonnenallee 12 12047')
  await expect(hits.first()).toHaveText(/^Sonnenallee 12, 12047/)
  // The first press of the key takes the address, the next ones lead from field to field.
  await page.keyboard.press('Enter')
  for (const [name, text] of [
    [texts.email, guest.email],
    [texts.name, guest.name],
    [texts.phone, guest.phone],
  ] as const) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name })).toBeFocused()
    await page.keyboard.type(text)
  }
  await choose(page.getByRole('main'), texts.cash)
  // What is done is one line.
  await expect(page.getByRole('region', { name: 'Wie & wann' })).toContainText(
    /Lieferung · Sonnenallee 12, 12047 Berlin · /,
  )
  await expect(page.getByRole('region', { name: 'Kontakt & Adresse' })).toContainText(guest.email)
  await page.getByRole('checkbox', { name: texts.terms }).click()
  await orderButton(page).click()
  await expectPlaced(page)

  expect(ordersOf(mapped, guest)).toMatchObject([{ deliver_type: 'delivery', goods_cents: 1690 }])
  expect(count.taps).toBeLessThanOrEqual(9)
  expect([...count.fields]).toHaveLength(4)
})
