import { expect, test } from 'vitest'
import { settings as registry } from '#contract/settings.ts'
import { providersOf } from './providers.ts'

const asking = {
  t: (text: string) => text,
  role: 'owner',
  places: [
    { name: 'Service', screens: [{ to: '/', name: 'Orders' }] },
    { name: 'Menu', screens: [{ to: '/menu/allergens', name: 'Allergens' }] },
  ],
} as const
const groupsOf = (...[role]: Parameters<typeof providersOf>) => providersOf(role).map(({ group }) => group)

test('each role is offered what it may open alone', () => {
  expect(groupsOf('owner')).toEqual(['Screens', 'Orders', 'Dishes', 'Guests', 'Settings'])
  expect(groupsOf('kitchen')).toEqual(['Screens', 'Orders'])
})

test('screens are found by their names and those of their places, settings by their labels', async () => {
  const [screens, orders, , guests, settings] = providersOf('owner')
  expect(await screens?.find('all', asking)).toEqual([
    { id: '/menu/allergens', to: '/menu/allergens', name: 'Allergens', detail: 'Menu' },
  ])
  expect(await screens?.find('orders', asking)).toHaveLength(1)
  expect(await settings?.find(registry.SITE_TITLE.label, asking)).toContainEqual(
    expect.objectContaining({ id: 'SITE_TITLE', to: '/settings?q=SITE_TITLE' }),
  )
  expect(await orders?.find('no number', asking)).toEqual([])
  expect(await guests?.find(' ', asking)).toEqual([])
})

test('screens without a line in the navigation are found by whoever may open them', async () => {
  const [screens] = providersOf('owner')
  const found = async (role: 'owner' | 'kitchen') =>
    (await screens?.find('', { ...asking, role, places: [] }))?.map(({ to }) => to)
  expect(await found('owner')).toEqual(['/menu/preview', '/menu/import', '/my-access'])
  expect(await found('kitchen')).toEqual(['/my-access'])
})
