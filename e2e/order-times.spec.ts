import {
  checkoutTexts,
  choose,
  continueAsGuest,
  dishes,
  expectPlaced,
  fillTakeaway,
  goToCheckout,
  newGuest,
  orderButton,
  ordersOf,
  reveal,
} from './checkout-steps.ts'
import { changeAndWait, expect, test } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { plus, visit } from './menu-steps.ts'
import { countTaps } from './taps.ts'

type Times = { now: { available: boolean }; days: { date: string; windows: { start: string }[] }[] }

const texts = checkoutTexts.de
const QUARTER = 15 * 60_000

test('"later" offers quarters of an hour inside the opening hours only, by day (U-31, A-34)', async ({
  page,
  own,
}) => {
  await changeAndWait(own, `update hours set start_time = '12:00', end_time = '14:00'`)
  await goToCheckout(page, own, dishes.bruschetta)
  await choose(page.getByRole('main'), /^Später/)
  const days = page.getByRole('group', { name: 'Tag', exact: true }).locator('label')
  const times = page.getByRole('group', { name: /^Uhrzeit: / }).locator('label')
  expect(await days.count()).toBeGreaterThanOrEqual(6)
  for (const day of await days.all()) {
    await day.click()
    await expect(day.getByRole('radio')).toBeChecked()
    await expect(page.getByRole('group', { name: `Uhrzeit: ${await day.innerText()}` })).toBeVisible()
    for (const text of await times.allInnerTexts()) {
      expect(text).toMatch(
        /^(12:(00–12:15|15–12:30|30–12:45|45–13:00)|13:(00–13:15|15–13:30|30–13:45|45–14:00))$/,
      )
    }
  }
})

test('a chosen time is what is ordered', async ({ page, shared }) => {
  const guest = newGuest()
  const count = await countTaps(page)
  await visit(page, shared.url)
  await plus(page, dishes.tiramisu.name).click()
  await page.getByRole('region', { name: texts.added }).getByRole('link', { name: texts.toCheckout }).click()
  await continueAsGuest(page)
  const main = page.getByRole('main')
  await choose(main, texts.takeaway)
  await choose(main, /^Später/)
  const days = page.getByRole('group', { name: 'Tag', exact: true })
  await days.locator('label').nth(2).click()
  const times = page.getByRole('group', { name: /^Uhrzeit: / })
  const third = times.getByRole('radio').nth(2)
  const start = await third.inputValue()
  await times.locator('label').nth(2).click()
  await expect(third).toBeChecked()
  await page.getByRole('textbox', { name: texts.email }).click()
  for (const text of [guest.email, guest.name, guest.phone]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await choose(main, texts.cash)
  await page.getByRole('checkbox', { name: texts.terms }).click()
  await orderButton(page).click()
  await expectPlaced(page)
  expect(ordersOf(shared, guest)).toMatchObject([{ deliver_at: 'later', deliver_date: start }])
  expect(count.taps).toBeLessThanOrEqual(11)
  expect([...count.fields]).toHaveLength(3)
  expect(count.screens.size).toBe(3)
})

test('the next possible time leaves the kitchen the time it needs, and choosing now hides the times (U-31)', async ({
  page,
  shared,
}) => {
  await goToCheckout(page, shared, dishes.bruschetta)
  const times = page.getByRole('group', { name: /^Uhrzeit: / })
  await expect(times).toHaveCount(0)
  await choose(page.getByRole('main'), 'Selbst abholen')
  await choose(page.getByRole('main'), /^Später/)
  const first = page
    .getByRole('group', { name: /^Uhrzeit: / })
    .getByRole('radio')
    .first()
  await expect(first).toBeChecked()
  const start = Date.parse(await first.inputValue())
  expect(start % QUARTER).toBe(0)
  expect(start).toBeGreaterThanOrEqual(Date.now() + 19 * 60_000)
  expect(start).toBeLessThanOrEqual(Date.now() + 20 * 60_000 + QUARTER)
  await choose(page.getByRole('main'), /^So schnell wie möglich/)
  await expect(times).toHaveCount(0)
})

test('while closed the shop shows that, offers only later times, and takes an order for one (U-31)', async ({
  page,
  own,
}) => {
  const guest = newGuest()
  const openDay = weekdayIn(2)
  await changeAndWait(own, `delete from hours where weekday <> ${openDay}`)

  await page.goto(own.url)
  const toast = page.getByRole('status').filter({ hasText: 'Wir haben geschlossen' })
  await expect(toast).toContainText('Du kannst für später vorbestellen, frühestens')

  await goToCheckout(page, own, dishes.bruschetta)
  await fillTakeaway(page, guest)
  const now = await reveal(page.getByRole('radio', { name: /^So schnell wie möglich/ }))
  await expect(now).toHaveAccessibleName(/Wir haben geschlossen · Frühestens: /)
  await expect(now).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Später/ })).toBeChecked()
  await now.focus()
  await now.press('Space')
  await expect(page.getByRole('radio', { name: /^Später/ })).toBeChecked()

  const [day] = (await timesOf(own)).days
  await orderButton(page).click()
  await expectPlaced(page)
  expect(ordersOf(own, guest)).toMatchObject([{ deliver_at: 'later', deliver_date: day?.windows[0]?.start }])
})

async function timesOf(server: AppServer): Promise<Times> {
  const answer = await fetch(`${server.url}/api/checkout/times?deliverType=takeaway`)
  return ((await answer.json()) as { data: Times }).data
}

/** The weekday (1 is Monday) in a number of days in Berlin. */
function weekdayIn(days: number): number {
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/Berlin' })
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  return names.indexOf(name.format(Date.now() + days * 86_400_000)) + 1
}
