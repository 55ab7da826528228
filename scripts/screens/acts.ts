import { setTimeout as after } from 'node:timers/promises'
import { change } from '../../e2e/app-server.ts'
import { visit } from '../../e2e/menu-steps.ts'
import { set, stir } from '../../e2e/shell-steps.ts'
import { accountScreens } from './account-screens.ts'
import { checkoutScreens } from './checkout-screens.ts'
import { guestScreens } from './guest-screens.ts'
import { mapScreens } from './map-screens.ts'
import type { Act, Screen } from './screen.ts'
import { fillHouse, type Stage } from './stage.ts'
import { ALARMS, alarmScreens, busyStaffScreens, quietStaffScreens } from './staff-screens.ts'

/** The house reads a changed restaurant within a second. */
const soon = () => after(1_600)

const onlyWhile = (
  title: string,
  settings: Record<string, string>,
  before: Record<string, string>,
  screens: readonly Screen[],
): Act => ({
  title,
  prepare: ({ house }) => (set(house, settings), soon()),
  screens,
  undo: ({ house }) => (set(house, before), soon()),
})

/** Everything that is pictured, in the order in which the restaurant goes through it. */
export const acts: readonly Act[] = [
  { title: 'The back office before the first order', screens: quietStaffScreens },
  { title: 'The shop', prepare: (stage: Stage) => fillHouse(stage), screens: guestScreens },
  { title: 'Checkout and order', screens: checkoutScreens },
  { title: 'Account', screens: accountScreens },
  { title: 'The back office on a busy evening', screens: busyStaffScreens },
  {
    title: 'With payments that need a look',
    prepare: ({ house }) => change(house.dataDir, ALARMS),
    screens: alarmScreens,
    undo: ({ house }) => change(house.dataDir, 'delete from payment_alarms'),
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
      come: async (page, { house }) => {
        await visit(page, `${house.url}/select-branch`)
        await page.getByRole('combobox', { name: 'Filiale' }).selectOption({ label: 'Prenzlauer Berg' })
      },
    },
  ]),
  onlyWhile('With code of others', { CUSTOM_HEADER_CODE: '<script>1</script>' }, { CUSTOM_HEADER_CODE: '' }, [
    {
      name: 'consent',
      title: 'Consent layer',
      come: async (page, { house }) => {
        await visit(page, house.url)
        await page.getByRole('region', { name: 'Dürfen wir mehr laden?' }).waitFor()
      },
    },
  ]),
  {
    title: 'With a page that pops up',
    prepare: ({ house }) => (
      change(house.dataDir, `update pages set is_popup = 1 where id = 'allergens'`),
      after(4_000)
    ),
    undo: ({ house }) => (change(house.dataDir, `update pages set is_popup = 0`), soon()),
    screens: [
      {
        name: 'popup',
        title: 'Popup page',
        come: async (page, { house }) => {
          await visit(page, house.url)
          await stir(page)
          await page.getByRole('dialog', { name: /^Allergene/ }).waitFor()
        },
      },
    ],
  },
  onlyWhile('Inactive', { IS_ACTIVE: '' }, { IS_ACTIVE: '1' }, [
    {
      name: 'unavailable',
      title: 'The restaurant is not active',
      come: (page, { house }) => visit(page, house.url),
    },
  ]),
  {
    title: 'Closed',
    prepare: ({ house }) => (
      change(house.dataDir, `update hours set start_time = '03:00', end_time = '03:01'`),
      soon()
    ),
    screens: [
      {
        name: 'closed',
        title: 'Closed',
        come: async (page, { house }) => {
          await visit(page, house.url)
          await page.getByRole('status').filter({ hasText: 'Wir haben geschlossen' }).waitFor()
        },
      },
    ],
  },
]
