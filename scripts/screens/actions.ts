import { change, changeAndWait } from '../../e2e/app-server.ts'
import { visit } from '../../e2e/menu-steps.ts'
import { set, interact } from '../../e2e/shell-steps.ts'
import { accountScreens } from './account-screens.ts'
import { checkoutScreens } from './checkout-screens.ts'
import { guestScreens } from './guest-screens.ts'
import { mapScreens } from './map-screens.ts'
import type { Scenario, Screen } from './screen.ts'
import { fillShop, type Fixtures } from './fixtures.ts'
import { ALARMS, alarmScreens, busyStaffScreens, quietStaffScreens } from './staff-screens.ts'

const onlyWhile = (
  title: string,
  settings: Record<string, string>,
  before: Record<string, string>,
  screens: readonly Screen[],
): Scenario => ({
  title,
  prepare: ({ server }) => set(server, settings),
  screens,
  undo: ({ server }) => set(server, before),
})

/** Everything that is pictured, in the order in which the restaurant goes through it. */
export const scenarios: readonly Scenario[] = [
  { title: 'The back office before the first order', screens: quietStaffScreens },
  { title: 'The shop', prepare: (fixtures: Fixtures) => fillShop(fixtures), screens: guestScreens },
  { title: 'Checkout and order', screens: checkoutScreens },
  { title: 'Account', screens: accountScreens },
  { title: 'The back office on a busy evening', screens: busyStaffScreens },
  {
    title: 'With payments that need a look',
    prepare: ({ server }) => change(server.dataDir, ALARMS),
    screens: alarmScreens,
    undo: ({ server }) => change(server.dataDir, 'delete from payment_alarms'),
  },
  onlyWhile(
    'With addresses on a map',
    { USES_NEW_ADDRESS_SYSTEM: '1', ADDRESS_FIRST: '1' },
    { USES_NEW_ADDRESS_SYSTEM: '', ADDRESS_FIRST: '' },
    mapScreens,
  ),
  onlyWhile('With branches', { HAS_BRANCH: '1' }, { HAS_BRANCH: '' }, [
    {
      name: 'select-branch',
      title: 'Choosing a branch',
      come: async (page, { server }) => {
        await visit(page, `${server.url}/select-branch`)
        await page.getByRole('combobox', { name: 'Filiale' }).selectOption({ label: 'Prenzlauer Berg' })
      },
    },
  ]),
  onlyWhile('With code of others', { CUSTOM_HEADER_CODE: '<script>1</script>' }, { CUSTOM_HEADER_CODE: '' }, [
    {
      name: 'consent',
      title: 'Consent layer',
      come: async (page, { server }) => {
        await visit(page, server.url)
        await page.getByRole('region', { name: 'Dürfen wir mehr laden?' }).waitFor()
      },
    },
  ]),
  {
    title: 'With a page that pops up',
    prepare: ({ server }) => changeAndWait(server, `update pages set is_popup = 1 where id = 'allergens'`),
    undo: ({ server }) => changeAndWait(server, `update pages set is_popup = 0`),
    screens: [
      {
        name: 'popup',
        title: 'Popup page',
        come: async (page, { server }) => {
          await visit(page, server.url)
          await interact(page)
          await page.getByRole('dialog', { name: /^Allergene/ }).waitFor()
        },
      },
    ],
  },
  onlyWhile('Inactive', { IS_ACTIVE: '' }, { IS_ACTIVE: '1' }, [
    {
      name: 'unavailable',
      title: 'The restaurant is not active',
      come: (page, { server }) => visit(page, server.url),
    },
  ]),
  {
    title: 'Closed',
    prepare: ({ server }) =>
      changeAndWait(server, `update hours set start_time = '03:00', end_time = '03:01'`),
    screens: [
      {
        name: 'closed',
        title: 'Closed',
        come: async (page, { server }) => {
          await visit(page, server.url)
          await page.getByRole('status').filter({ hasText: 'Wir haben geschlossen' }).waitFor()
        },
      },
    ],
  },
]
