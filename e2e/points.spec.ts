import type { Page } from '@playwright/test'
import { newPerson, type Person, signedIn, userOf, visit } from './account-steps.ts'
import {
  amountOf,
  choose,
  dishes,
  goToCheckout,
  orderButton,
  ordersOf,
  checkoutTexts,
} from './checkout-steps.ts'
import { changeAndWait, expect, rows, test, write } from './fixtures.ts'
import type { AppServer } from './app-server.ts'

const history = '/me/my-transactions/transaction-history'

/** Gives a person points, one change of the balance for each amount in cents. */
function givePoints(server: AppServer, person: Person, ...amounts: number[]): void {
  const { id } = userOf(server, person) as { id: string }
  const values = amounts.map((amount, at) => {
    const balance = amounts.slice(0, at + 1).reduce((sum, one) => sum + one, 0)
    const when = new Date(Date.UTC(2026, 0, 1, 12, at)).toISOString()
    return `('p-${id}-${at}', '${id}', ${at + 1}, 'earned', ${amount}, ${balance}, null, 'AB${at}', '${when}')`
  })
  write(
    server.dataDir,
    `insert into point_entries (id, user_id, position, kind, amount_cents, balance_after_cents, order_id, order_code, created_at)
     values ${values.join(', ')}`,
  )
}

/** Fills in the fields that the account has no value for. */
async function fillRest(page: Page): Promise<void> {
  await choose(page.getByRole('main'), checkoutTexts.de.takeaway)
  await choose(page.getByRole('main'), checkoutTexts.de.cash)
  await page.getByRole('checkbox', { name: checkoutTexts.de.terms }).check()
}

test('points take their worth off the order, and the history shows it with the balance before and after', async ({
  page,
  shared,
}) => {
  const person = await newPerson(shared)
  givePoints(shared, person, 200, 150)
  await signedIn(page, shared, person)
  await goToCheckout(page, shared, dishes.bruschetta)
  await fillRest(page)
  await expect(amountOf(page, 'Rabatt')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Meine Punkte einlösen und 3,50\s€ sparen/ }).check()
  await expect(amountOf(page, 'Rabatt')).toHaveText('−3,50 €')
  await expect(amountOf(page, 'Gesamt inkl. MwSt.')).toHaveText('3,70 €')
  await orderButton(page).click()
  await page.waitForURL(/\/me\/my-orders\/\w+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellung ist bei uns')
  expect(ordersOf(shared, person)).toMatchObject([{ discount_cents: 350, total_cents: 370 }])

  await visit(page, shared.url + history)
  await expect(page.getByRole('main').getByText(/^Dein Punktestand/)).toContainText('0,00')
  const changes = page.getByRole('table', { name: 'Punkteverlauf' }).getByRole('row')
  await expect(changes).toHaveCount(4)
  for (const [at, before, difference, after] of [
    [1, '3,50', /−3,50|-3,50/, '0,00'],
    [2, '2,00', '+1,50', '3,50'],
    [3, '0,00', '+2,00', '2,00'],
  ] as const) {
    const cells = changes.nth(at).getByRole('cell')
    await expect(cells.nth(1)).toContainText(before)
    await expect(cells.nth(2)).toContainText(difference)
    await expect(cells.nth(3)).toContainText(after)
  }
  await expect(page.getByRole('navigation', { name: 'Seiten des Verlaufs' })).toHaveCount(0)
})

test('points about as much as the goods are blocked, with the reason beside them', async ({
  page,
  shared,
}) => {
  const person = await newPerson(shared)
  givePoints(shared, person, 720)
  await signedIn(page, shared, person)
  await goToCheckout(page, shared, dishes.bruschetta) // 7,20 €
  const tick = page.getByRole('checkbox', { name: /^Meine Punkte einlösen/ })
  await expect(tick).toBeDisabled()
  await expect(tick).toHaveAccessibleDescription(/Warenkorb|Punkte/)
  await tick.focus()
  await tick.press('Space')
  await expect(tick).not.toBeChecked()
  await expect(amountOf(page, 'Rabatt')).toHaveCount(0)
  await page.goto(`${shared.url}/checkout?lang=en`)
  await expect(page.getByRole('checkbox', { name: /^Use my points/ })).toHaveAccessibleDescription(
    /Cart total has to be greater or equal then your points' amount\./,
  )
})

test('a long history has pages, at most seven of them in sight', async ({ page, shared }) => {
  const person = await newPerson(shared)
  givePoints(shared, person, ...Array.from({ length: 165 }, () => 100))
  await signedIn(page, shared, person)
  await visit(page, shared.url + history)
  const pages = page.getByRole('navigation', { name: 'Seiten des Verlaufs' })
  const numbers = pages.getByRole('link', { name: /^Seite \d+$/ })
  await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6', '7'])
  await expect(pages.locator('[aria-current=page]')).toHaveText('1')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
  await numbers.last().click()
  await expect(page).toHaveURL(`${shared.url}${history}?page=7`)
  await expect(numbers).toHaveText(['3', '4', '5', '6', '7', '8', '9'])
  await numbers.last().click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
})

test('without the loyalty system there are no points anywhere', async ({ page, own }) => {
  const person = await newPerson(own)
  givePoints(own, person, 200)
  await signedIn(page, own, person)
  await visit(page, own.url + history)
  await expect(page.getByRole('table', { name: 'Punkteverlauf' })).toBeVisible()
  await changeAndWait(own, `update settings set value = '' where key = 'LOYALTY_SYSTEM'`)
  await visit(page, own.url + history)
  expect(page.url()).toBe(`${own.url}/me/my-profile`)
  await expect(page.getByText('Meine Punkte')).toHaveCount(0)
  await goToCheckout(page, own, dishes.bruschetta)
  await expect(orderButton(page)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Punkte/ })).toHaveCount(0)
  expect(rows(own.dataDir, 'select * from point_entries')).toHaveLength(1)
})
