import { expect, test } from 'vitest'
import { Permission, StaffRole } from '#contract/staff.ts'
import { hasPermission, permissionsOf } from './permissions.ts'

test('an owner may do everything, and nobody else may change the staff or the own code of the pages', () => {
  expect(permissionsOf.owner.toSorted()).toEqual(Permission.options.toSorted())
  for (const permission of ['staff.write', 'settings.code', 'demo.remove', 'orders.export'] as const)
    expect(StaffRole.options.filter((role) => hasPermission(role, permission))).toEqual(['owner'])
})

test.each([
  ['manager', 'menu.write', true],
  ['manager', 'reports.read', true],
  ['counter', 'reservations.answer', true],
  ['counter', 'menu.write', false],
  ['counter', 'guests.read', false],
  ['kitchen', 'today.write', true],
  ['kitchen', 'orders.refund', false],
  ['driver', 'orders.read', true],
  ['driver', 'orders.change', false],
] as const)('whether the role %s has %s: %s', (role, permission, may) => {
  expect(hasPermission(role, permission)).toBe(may)
})
