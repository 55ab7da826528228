import type { Page } from '@playwright/test'
import { accountScreens } from '../scripts/screens/account-screens.ts'
import { checkoutScreens } from '../scripts/screens/checkout-screens.ts'
import { guestScreens } from '../scripts/screens/guest-screens.ts'
import { authenticate } from '../scripts/screens/authenticate.ts'
import type { Screen } from '../scripts/screens/screen.ts'
import { fillShop, createFixtures, type Fixtures } from '../scripts/screens/fixtures.ts'
import { busyStaffScreens, quietStaffScreens } from '../scripts/screens/staff-screens.ts'
import { expect, rows, test as base } from './fixtures.ts'
import { templateDir } from './global-setup.ts'
import { copyDemo, startServer } from './app-server.ts'
import { tabTo } from './keyboard-steps.ts'
import { orderByApi } from './orders.ts'
import { axe } from './axe.ts'
import { addMember, PASSWORD } from './staff.ts'

/** A restaurant without orders, and one on a busy evening. */
const test = base.extend<object, { quiet: Fixtures; busy: Fixtures }>({
  quiet: [
    async ({ browser }, use) => {
      const demo = copyDemo(templateDir())
      const server = await startServer({ dataDir: demo.dataDir })
      await use(await createFixtures(server, browser))
      await server.stop()
      demo.remove()
    },
    { scope: 'worker' },
  ],
  busy: [
    async ({ browser }, use) => {
      const demo = copyDemo(templateDir())
      const server = await startServer({ dataDir: demo.dataDir })
      const fixtures = await createFixtures(server, browser)
      await fillShop(fixtures)
      await use(fixtures)
      await server.stop()
      demo.remove()
    },
    { scope: 'worker' },
  ],
})

// The other screens have tests of their own that run axe.
const elsewhere =
  /^(home|footer|category|dish|combo|cart|notification|search|allergens|side-menu|page|contact)/
const isNew = ({ name }: Screen) => !elsewhere.test(name)

// A screen that is reached through something that failed makes noise on purpose.
test.use({
  expectedNoise: /Failed to load resource|broken|decode/i,
  contextOptions: { reducedMotion: 'reduce' },
})

/** Everything axe finds on a screen, in both colours. */
async function findings(page: Page, fixtures: Fixtures, screen: Screen): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  await authenticate(page.context(), fixtures, screen)
  await screen.come(page, fixtures, 'de')
  return axe(page)
}

for (const screen of quietStaffScreens) {
  test(`A-06 axe finds nothing on ${screen.name}`, { tag: '@phone' }, async ({ page, quiet }) => {
    expect(await findings(page, quiet, screen)).toEqual([])
  })
}

for (const screen of [
  ...guestScreens.filter(isNew),
  ...checkoutScreens,
  ...accountScreens,
  ...busyStaffScreens,
]) {
  test(`A-06 axe finds nothing on ${screen.name}`, { tag: '@phone' }, async ({ page, busy }) => {
    expect(await findings(page, busy, screen)).toEqual([])
  })
}

test(
  'A-03 the keyboard alone signs in at the counter and approves an order with 25 minutes',
  { tag: '@desktop' },
  async ({ page, own }) => {
    const { keyboard } = page
    await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' })
    await orderByApi(own.url)
    const [{ code } = {}] = rows(own.dataDir, 'select code from orders')
    await page.goto(`${own.url}/backoffice/`)
    await tabTo(page, page.getByLabel('E-Mail'))
    await keyboard.type('mina@beispiel.example')
    await keyboard.press('Tab')
    await keyboard.type(PASSWORD)
    await keyboard.press('Enter')

    await tabTo(page, page.getByRole('button', { name: `Andere Zeit ${String(code)}` }))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `${String(code)} annehmen` })
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByRole('radio', { checked: true }))
    for (let presses = 0; presses < 12; presses++) {
      if (await dialog.getByRole('radio', { name: '25', exact: true }).isChecked()) break
      await keyboard.press('ArrowRight')
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Annehmen: 25 Min' }))
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('region', { name: /^In der Küche/ }).getByRole('link', { name: String(code) }),
    ).toBeFocused()
    expect(rows(own.dataDir, `select minutes from order_status_changes where minutes is not null`)).toEqual([
      { minutes: 25 },
    ])
  },
)
