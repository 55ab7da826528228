import { expect, test } from 'vitest'
import { findScreen, placesOf } from './places.ts'

test('a role sees the places and screens that it may use', () => {
  const seen = (role: Parameters<typeof placesOf>[0]) =>
    placesOf(role).map(({ name, screens }) => [name, ...screens.map(({ to }) => to)].join(' '))
  expect(seen('kitchen')).toEqual(['Service / /today'])
  expect(seen('counter')).toEqual(['Service / /today /reservations'])
  expect(seen('manager')).toEqual([
    'Service / /today /reservations',
    'Menu /menu /menu/shared /menu/allergens /menu/notices /menu/changes',
    'Places and times /places/hours /places/areas /places/branches /places/tables',
    'Figures /reports',
    'Customers /guests /messages /mails',
    'Settings /settings /settings/look /pages /languages /log /system',
  ])
  expect(seen('owner').at(-1)).toBe('Settings /settings /settings/look /pages /languages /team /log /system')
})

test('the set-up has a place of its own until all of it is done', () => {
  const seen = (...args: Parameters<typeof placesOf>) => placesOf(...args).map(({ name }) => name)
  expect(seen('manager', false).slice(0, 3)).toEqual(['Service', 'Set up', 'Menu'])
  expect(seen('manager', true)).not.toContain('Set up')
  expect(seen('counter', false)).not.toContain('Set up')
})

test.each([
  ['/', 'Orders'],
  ['/orders/abc', 'Orders'],
  ['/reservations', 'Reservations'],
  ['/mails', 'Mails'],
  ['/mailsandmore', undefined],
])('the address %s belongs to the screen %s', (pathname, name) => {
  expect(findScreen(placesOf('owner'), pathname)?.screen.name).toBe(name)
})
