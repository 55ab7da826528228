import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { newBranch, toggled, withBranchPrice, withSetting } from './new-branch.ts'

const branch = newBranch('Mitte', 0)
const large = { productId: 'margherita', sizeId: 'large' }

test('a price of its own replaces the one before, and goes back to that of the menu', () => {
  const priced = withBranchPrice(withBranchPrice(branch, large, cents(900)), large, cents(950))
  expect(priced.prices).toEqual([{ ...large, price: 950 }])
  expect(withBranchPrice(priced, large, null)).toEqual(branch)
})

test('a value of its own goes back to that of the whole restaurant', () => {
  const own = withSetting(branch, 'PHONE', '+49301234')
  expect(own.settings).toEqual({ PHONE: '+49301234' })
  expect(withSetting(own, 'PHONE', undefined)).toEqual(branch)
})

test('an id is put into a list once and taken out', () => {
  expect(toggled(toggled(['a'], 'b', true), 'b', true)).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a', false)).toEqual(['b'])
})
