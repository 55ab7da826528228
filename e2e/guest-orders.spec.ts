import type { Page } from '@playwright/test'
import {
  amountOf,
  choose,
  continueAsGuest,
  expectPlaced,
  fillDelivery,
  fillTakeaway,
  newGuest,
  orderButton,
  ordersOf,
  type CheckoutTexts,
  checkoutTexts,
} from './checkout-steps.ts'
import { expect, rows, test } from './fixtures.ts'
import { visit } from './menu-steps.ts'

const menus = {
  de: {
    size: /^Groß/,
    dough: /^Dinkelvollkornteig/,
    onions: 'Ohne Zwiebeln',
    mozzarella: /^Extra Mozzarella/,
    rocket: /^Rucola/,
    more: 'Menge erhöhen',
    combo: 'Mittagspause',
    line: 'Groß, Ø 40 cm, Teig: Dinkelvollkornteig, Etwas weglassen? Ohne Zwiebeln, Extra Mozzarella, Rucola',
    tip: /^10 %/,
    otherTip: 'Anderer Betrag',
    tipAmount: 'Betrag in Euro',
    tipText: '3,50',
    code: 'Bestellnummer',
    money: (euros: string) => `${euros.replace('.', ',')} €`,
  },
  en: {
    size: /^Large/,
    dough: /^Wholegrain spelt dough/,
    onions: 'No onions',
    mozzarella: /^Extra mozzarella/,
    rocket: /^Rocket/,
    more: 'Increase quantity',
    combo: 'Lunch break',
    line: 'Large, 40 cm, Dough: Wholegrain spelt dough, Leave something out? No onions, Extra mozzarella, Rocket',
    tip: /^10%/,
    otherTip: 'Other amount',
    tipAmount: 'Amount in euros',
    tipText: '3.50',
    code: 'Order code',
    money: (euros: string) => `€${euros}`,
  },
} as const

type Menu = (typeof menus)['de' | 'en']

// Large Margherita 16.90, spelt dough 1.50, no onions 0, large mozzarella 2.90 and rocket 2.40
const PIZZA = 1690 + 150 + 0 + 290 + 240
// Lunch break 11.00 less 10 %; its cola carries 0.15 of deposit
const COMBO = 990
const DEPOSIT = 15

for (const language of ['de', 'en'] as const) {
  const texts = checkoutTexts[language]
  const menu = menus[language]

  // The catalogues' own tests cover the other languages.
  test.describe(`in ${language}`, { tag: language === 'de' ? [] : '@all' }, () => {
    test.use({ locale: language === 'de' ? 'de-DE' : 'en-GB' })
    test.beforeEach(({ context, shared }) =>
      context.addCookies([{ name: 'lang', value: language, url: shared.url }]),
    )

    test(
      'a guest orders two customised pizzas and a combo to pick up, with a tip by percent (U-26, U-39)',
      { tag: '@phone' },
      async ({ page, shared }) => {
        const guest = newGuest()
        const screens = watchScreens(page)
        await visit(page, shared.url)
        await addPizza(page, texts, menu, 2)
        await addCombo(page, texts, menu)

        await page
          .getByRole('region', { name: texts.added })
          .getByRole('button', { name: texts.cart })
          .click()
        const cart = page.getByRole('dialog', { name: texts.cart })
        await expect(cart.getByText(menu.line)).toBeVisible()
        await expect(cart.getByText(/^Diavola \(.+\), Cola/)).toBeVisible()
        await cart.getByRole('link', { name: texts.toCheckout }).click()
        await continueAsGuest(page, texts)

        await fillTakeaway(page, guest, texts)
        await choose(page.getByRole('main'), menu.tip)
        await expect(amountOf(page, texts.total)).toHaveText(menu.money('63.18'))
        await orderButton(page, texts).click()
        await expectPlaced(page, texts)

        expect(screens()).toEqual(['/', '/checkout', '/order'])
        const goods = 2 * PIZZA + COMBO
        const tip = 573 // 10 % of 57.30
        expect(goods + DEPOSIT + tip).toBe(6318)
        const orders = ordersOf(shared, guest)
        expect(orders).toMatchObject([
          {
            status: 'pending_approval',
            language,
            deliver_type: 'takeaway',
            deliver_at: 'now',
            name: guest.name,
            phone: guest.phone,
            area_id: null,
            address: null,
            payment_method: 'cash',
            goods_cents: goods,
            deposit_cents: DEPOSIT,
            delivery_cents: 0,
            discount_cents: 0,
            tax_cents: 0,
            tip_cents: tip,
            total_cents: 6318,
          },
        ])
        const [{ id, code }] = orders as [{ id: string; code: string }]
        await expect(page.getByText(code, { exact: true })).toBeVisible()
        await expect(page.getByText(menu.code)).toBeVisible()
        await expect(amountOf(page, texts.total)).toHaveText(menu.money('63.18'))

        const lines = linesOf(shared.dataDir, id)
        expect(lines).toMatchObject([
          {
            kind: 'productItem',
            product_id: 'pizza-margherita',
            qty: 2,
            unit_price_cents: PIZZA,
            price_cents: 2 * PIZZA,
            deposit_cents: 0,
          },
          {
            kind: 'menuItem',
            combo_id: 'combo-mittag',
            qty: 1,
            unit_price_cents: COMBO,
            price_cents: COMBO,
            deposit_cents: DEPOSIT,
          },
        ])
        expectKitchenReadsGerman(lines)
        expect(String(lines[0]?.['text_json'])).toContain(
          language === 'de' ? 'Dinkelvollkornteig' : 'spelt dough',
        )
        const [taxes] = rows(
          shared.dataDir,
          `select sum(gross_cents) as gross from order_taxes where order_id = '${id}'`,
        )
        expect(taxes).toEqual({ gross: goods + DEPOSIT })
      },
    )

    test(
      'a guest has the same brought home by postal code, with a fee and a tip by amount (U-26, U-39)',
      { tag: '@desktop' },
      async ({ page, shared }) => {
        const guest = newGuest()
        await visit(page, shared.url)
        await addPizza(page, texts, menu, 1)
        await addCombo(page, texts, menu)
        await expect(page.getByRole('region', { name: texts.added })).toBeVisible()
        await page.getByRole('link', { name: texts.toCheckout }).click()
        await continueAsGuest(page, texts)

        await fillDelivery(page, guest, '12437', texts)
        await choose(page.getByRole('main'), menu.otherTip)
        await page.getByRole('spinbutton', { name: menu.tipAmount }).pressSequentially(menu.tipText)
        await expect(amountOf(page, texts.delivery)).toHaveText(menu.money('3.90'))
        await expect(amountOf(page, texts.total)).toHaveText(menu.money('41.15'))
        await orderButton(page, texts).click()
        await expectPlaced(page, texts)

        const goods = PIZZA + COMBO
        expect(goods + DEPOSIT + 390 + 350).toBe(4115)
        const orders = ordersOf(shared, guest)
        expect(orders).toMatchObject([
          {
            status: 'pending_approval',
            deliver_type: 'delivery',
            area_id: '12437',
            address: guest.address,
            goods_cents: goods,
            deposit_cents: DEPOSIT,
            delivery_cents: 390,
            tip_cents: 350,
            total_cents: 4115,
          },
        ])
        const [{ id, code }] = orders as [{ id: string; code: string }]
        await expect(page.getByText(code, { exact: true })).toBeVisible()
        await expect(page.getByText(`${guest.name}, ${guest.address}`)).toBeVisible()
        await expect(amountOf(page, texts.delivery)).toHaveText(menu.money('3.90'))
        await expect(amountOf(page, texts.total)).toHaveText(menu.money('41.15'))
        expectKitchenReadsGerman(linesOf(shared.dataDir, id))
      },
    )
  })
}

async function addPizza(page: Page, texts: CheckoutTexts, menu: Menu, qty: number) {
  await page.getByRole('link', { name: 'Margherita', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Margherita' })
  await choose(sheet, menu.size)
  await choose(sheet, menu.dough)
  await choose(sheet, menu.onions, 'checkbox')
  await choose(sheet, menu.mozzarella, 'checkbox')
  await choose(sheet, menu.rocket, 'checkbox')
  for (let pieces = 1; pieces < qty; pieces++) await sheet.getByRole('button', { name: menu.more }).click()
  const price = menu.money(((PIZZA * qty) / 100).toFixed(2))
  await expect(sheet.getByRole('button', { name: texts.add })).toContainText(price)
  await sheet.getByRole('button', { name: texts.add }).click()
  await expect(sheet).toBeHidden()
}

async function addCombo(page: Page, texts: CheckoutTexts, menu: Menu) {
  await page.getByRole('link', { name: menu.combo, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: menu.combo })
  await choose(sheet, 'Diavola')
  await choose(sheet, 'Cola')
  await sheet.getByRole('button', { name: texts.add }).click()
  await expect(sheet).toBeHidden()
}

function watchScreens(page: Page): () => string[] {
  const seen: string[] = []
  page.on('framenavigated', (frame) => {
    const screen = `/${new URL(frame.url()).pathname.split('/')[1]}`
    if (frame === page.mainFrame() && seen.at(-1) !== screen) seen.push(screen)
  })
  return () => seen
}

const linesOf = (dataDir: string, orderId: string) =>
  rows(dataDir, `select * from order_lines where order_id = '${orderId}' order by position`)

function expectKitchenReadsGerman(lines: Record<string, unknown>[]) {
  const [pizza, combo] = lines.map((line) => JSON.parse(String(line['kitchen_text_json'])) as unknown)
  expect(pizza).toMatchObject({
    name: 'Margherita',
    size: 'Groß, Ø 40 cm',
    options: [
      { name: 'Teig', value: 'Dinkelvollkornteig' },
      { name: 'Etwas weglassen?', value: 'Ohne Zwiebeln' },
    ],
    extras: [{ name: 'Extra Mozzarella' }, { name: 'Rucola' }],
  })
  expect(combo).toMatchObject({
    name: 'Mittagspause',
    items: [
      { slot: 'Pizza', product: 'Diavola' },
      { slot: 'Getränk', product: 'Cola' },
    ],
  })
}
