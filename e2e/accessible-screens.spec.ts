import type { Page } from '@playwright/test'
import { accountScreens } from '../scripts/screens/account-screens.ts'
import { checkoutScreens } from '../scripts/screens/checkout-screens.ts'
import { guestScreens } from '../scripts/screens/guest-screens.ts'
import { authenticate } from '../scripts/screens/authenticate.ts'
import type { Screen } from '../scripts/screens/screen.ts'
import type { Fixtures } from '../scripts/screens/fixtures.ts'
import { busyStaffScreens, quietStaffScreens } from '../scripts/screens/staff-screens.ts'
import { expect, test } from './fixtures.ts'
import { axe } from './axe.ts'

/** What the ways of other files look at: menu, pages, contact, reservation, and the checkout of a guest. */
const elsewhere =
  /^(?:home|footer|category|dish|combo|cart|notification|search|allergens|side-menu|page|contact|reservation)|^checkout-?(?:delivery|payment|review|errors|empty)?$|^order-pending|^receipt|-points$/

// A screen that is reached through something that failed makes noise on purpose.
test.use({ expectedNoise: /Failed to load resource|broken|decode/i })

/** Screens of one viewer, which one page walks through. */
const walks = (screens: readonly Screen[]): [string, Screen[]][] =>
  Object.entries(
    Object.groupBy(
      screens.filter(({ name }) => !elsewhere.test(name)),
      ({ as = 'guest', hasCart }) => `${as}${hasCart ? ' with a cart' : ''}`,
    ),
  ).map(([name, all = []]) => [name, all])

/** Goes from screen to screen and answers everything axe finds, in both colours. */
async function findingsOf(page: Page, fixtures: Fixtures, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = []
  if (screens[0]) await authenticate(page.context(), fixtures, screens[0])
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await screen.come(page, fixtures, 'de')
      found.push(...(await axe(page)).map((fault) => `${screen.name}: ${fault}`))
      await page.unrouteAll()
      await page.context().setOffline(false)
    })
  }
  return found
}

for (const [name, screens] of walks(quietStaffScreens)) {
  test(
    `A-06 axe finds nothing before the first order, for: ${name}`,
    { tag: '@phone' },
    async ({ page, quiet }) => {
      expect(await findingsOf(page, quiet, screens)).toEqual([])
    },
  )
}

for (const [name, screens] of walks([
  ...guestScreens,
  ...checkoutScreens,
  ...accountScreens,
  ...busyStaffScreens,
])) {
  test(
    `A-06 axe finds nothing on a busy evening, for: ${name}`,
    { tag: '@phone' },
    async ({ page, busy }) => {
      test.slow()
      expect(await findingsOf(page, busy, screens)).toEqual([])
    },
  )
}
