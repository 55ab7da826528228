import {
  checkoutTexts,
  choose,
  continueAsGuest,
  expectPlaced,
  newGuest,
  orderButton,
  ordersOf,
} from './checkout-steps.ts'
import { expect, test } from './fixtures.ts'
import { place } from './map-steps.ts'
import { buy, openDish, plus, visit } from './menu-steps.ts'
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
  expect([...count.screens]).toEqual(['/', '/ Margherita', `/ ${texts.gate}`, '/checkout'])
})

test('a new guest picks up a combo with a dish made to measure, with thirteen taps and three fields', async ({
  page,
  mapped,
}) => {
  const guest = newGuest()
  const count = await countTaps(page)
  await visit(page, mapped.url)
  const sheet = await openDish(page, 'Mittagspause')
  await choose(sheet, 'Margherita')
  await sheet.getByText('Margherita anpassen').click()
  await choose(sheet, /^Extra Mozzarella/, 'checkbox')
  await choose(sheet, 'Cola')
  await buy(sheet).click()
  await page.getByRole('region', { name: texts.added }).getByRole('link', { name: texts.toCheckout }).click()
  await continueAsGuest(page)
  await choose(page.getByRole('main'), texts.takeaway)
  await page.getByRole('textbox', { name: texts.email }).click()
  await page.keyboard.type(guest.email)
  for (const [name, text] of [
    [texts.name, guest.name],
    [texts.phone, guest.phone],
  ] as const) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name })).toBeFocused()
    await page.keyboard.type(text)
  }
  await choose(page.getByRole('main'), texts.cash)
  await page.getByRole('checkbox', { name: texts.terms }).click()
  await orderButton(page).click()
  await expectPlaced(page)

  expect(ordersOf(mapped, guest)).toMatchObject([{ deliver_type: 'takeaway', goods_cents: 1120 }])
  expect(count.taps).toBeLessThanOrEqual(13)
  expect([...count.fields]).toHaveLength(3)
  expect(count.screens.size).toBe(4)
})
