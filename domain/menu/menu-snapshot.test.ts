import { expect, test } from 'vitest'
import { carbonara, lunchCombo } from '../test/menu-fixture.ts'
import { menuSnapshot } from './menu-snapshot.ts'

test('a snapshot finds products and combos by their ids', () => {
  const menu = menuSnapshot([carbonara], [lunchCombo])
  expect(menu.products.get('carbonara')).toBe(carbonara)
  expect(menu.combos.get('lunch')).toBe(lunchCombo)
  expect(menu.products.get('lunch')).toBeUndefined()
})
