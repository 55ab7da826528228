import type { Locator, Page } from '@playwright/test'
import { checkoutTexts, newGuest, orderButton, reveal } from '../../e2e/checkout-steps.ts'
import { buy, card, cartLine, plus, tabs, untilHydrated } from '../../e2e/menu-steps.ts'

const texts = checkoutTexts.de
const KEY_MS = 80

/** Does one thing that a guest does, with nothing else going on. */
export type Step = (what: string, act: () => Promise<void>) => Promise<void>

/** A guest looks for a dish, puts some into the cart, changes them and orders; every tap and every text is a step. */
export async function visitShop(page: Page, url: string, step: Step): Promise<void> {
  const tap: Tap = async (what, target, answer) => {
    const touch = await touchAt(page, target)
    await step(what, touch)
    await answer.waitFor()
  }
  const type: Type = async (what, field, text) => {
    const touch = await touchAt(page, field)
    await step(what, async () => {
      await touch()
      await page.keyboard.type(text, { delay: KEY_MS })
    })
  }
  await page.goto(url)
  await untilHydrated(page)
  await choose(page, tap, type)
  await change(page, tap)
  await order(page, tap, type)
}

/** A touch in the middle of something: looking for it would take as long as the answer to the touch. */
async function touchAt(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.evaluate((element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
  )
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

type Tap = (what: string, target: Locator, answer: Locator) => Promise<void>
type Type = (what: string, field: Locator, text: string) => Promise<void>

async function choose(page: Page, tap: Tap, type: Type): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Karte durchsuchen' })
  await tap('open the search', page.getByRole('button', { name: 'Karte durchsuchen' }), field)
  await type('search', field, 'kasespatzle')
  await card(page, 'Kleine Käsespätzle').waitFor()
  await tap('close the search', page.getByRole('button', { name: 'Suche schließen' }), tabs(page))
  const pizza = tabs(page).getByRole('link', { name: 'Pizza', exact: true })
  await tap('choose a category', pizza, tabs(page).locator('[aria-current]', { hasText: 'Pizza' }))
  const sheet = page.getByRole('dialog', { name: 'Margherita' })
  const name = card(page, 'Margherita').getByRole('link', { name: 'Margherita', exact: true })
  await tap('open a dish', name, sheet.getByRole('spinbutton', { name: 'Menge' }))
  const pick = (label: RegExp) => sheet.locator('label').filter({ has: page.getByLabel(label) })
  await tap('choose a size', pick(/^Groß/), sheet.getByRole('radio', { name: /^Groß/, checked: true }))
  const extra = sheet.getByRole('checkbox', { name: /^Extra Mozzarella/, checked: true })
  await tap('choose an extra', pick(/^Extra Mozzarella/), extra)
  const added = page.getByRole('region', { name: texts.added })
  await tap('add the dish', buy(sheet), added)
}

async function change(page: Page, tap: Tap): Promise<void> {
  const tiramisu = (inCart: number) =>
    page.getByRole('button', { name: `Einmal Tiramisù herausnehmen, ${inCart} im Warenkorb` })
  await tap('add at the card', plus(page, 'Tiramisù'), tiramisu(1))
  await tap('add one more', plus(page, 'Tiramisù'), tiramisu(2))
  await tap('take one out', tiramisu(2), tiramisu(1))
  const cart = page.getByRole('dialog', { name: texts.cart })
  await tap('open the cart', page.getByRole('button', { name: /Artikel.*Warenkorb$/ }), cart)
  const line = cartLine(cart, 'Tiramisù')
  await tap('more in the cart', line.getByRole('button', { name: /erhöhen$/ }), line.getByText('13,00'))
  const gate = page.getByRole('dialog', { name: texts.gate })
  await tap('go to the checkout', cart.getByRole('link', { name: texts.toCheckout }), gate)
}

async function order(page: Page, tap: Tap, type: Type): Promise<void> {
  const guest = newGuest()
  const main = page.getByRole('main')
  const textbox = (name: RegExp) => page.getByRole('textbox', { name })
  const pick = (name: RegExp) => main.locator('label').filter({ has: page.getByRole('radio', { name }) })
  const heading = page.getByRole('heading', { name: texts.checkout, level: 1 })
  await tap('order as a guest', page.getByRole('link', { name: texts.asGuest }), heading)
  await type('postal code', page.getByRole('combobox', { name: texts.area }), '12047')
  for (const [what, name, text] of [
    ['e-mail', texts.email, guest.email.slice(-30)],
    ['name', texts.name, guest.name],
    ['phone', texts.phone, guest.phone],
    ['street', texts.address, guest.address],
  ] as const)
    await type(what, await reveal(textbox(name)), text)
  await reveal(page.getByRole('radio', { name: texts.cash }))
  await tap('choose a way to pay', pick(texts.cash), main)
  const terms = page.getByRole('checkbox', { name: texts.terms })
  await tap('accept the terms', terms, page.getByRole('checkbox', { name: texts.terms, checked: true }))
  const received = page.getByRole('heading', { name: texts.received, level: 1 })
  await tap('order', orderButton(page), received)
}
