import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { branchDocument, smallSet } from '../test/document-fixture.ts'
import { takenBack, withoutGoneDishes } from './branch-dishes.ts'

const price = (productId: string, sizeId: string, amount = 1490) => ({
  productId,
  sizeId,
  price: cents(amount),
})
const setWith = (document = branchDocument()) => smallSet({ branch: new Map([['nord', document]]) })

test('a branch keeps what it does differently about what is there, and nothing else', () => {
  const branch = branchDocument({
    withoutProducts: ['margherita', 'tonno'],
    withoutCombos: ['lunch', 'dinner'],
    prices: [price('margherita', 'small'), price('margherita', 'huge'), price('tonno', 'small')],
  })
  expect(withoutGoneDishes(branch, smallSet())).toEqual({
    ...branch,
    withoutProducts: ['margherita'],
    withoutCombos: ['lunch'],
    prices: [price('margherita', 'small')],
  })
})

const before = branchDocument({
  withoutProducts: ['salad', 'tonno'],
  prices: [price('soup', 'cup', 500), price('tonno', 'small')],
})
const after = { ...before, withoutProducts: ['salad'], prices: [price('soup', 'cup', 500)] }
const edit = { kind: 'branch' as const, id: 'nord', before, after }

test('a branch that has only lost what it did differently gets that back, and stays as it is now otherwise', () => {
  const now = {
    ...after,
    name: 'Am See',
    withoutProducts: [],
    prices: [price('margherita', 'small', 1500), price('tonno', 'small', 1600)],
  }
  expect(takenBack(setWith(now), edit)).toEqual({ ...now, withoutProducts: ['tonno'] })
})

test('a branch that is gone by now does not come back with a dish', () => {
  expect(takenBack(smallSet(), edit)).toBeNull()
})

test('a branch that was changed itself becomes what it was before', () => {
  const now = { ...after, name: 'Am See', position: 7 }
  for (const changed of [
    { ...after, name: 'Am See' },
    { ...before, prices: [price('soup', 'cup', 600), price('tonno', 'small')] },
  ])
    expect(takenBack(setWith(now), { ...edit, after: changed })).toEqual(before)
  expect(takenBack(setWith(now), { ...edit, after: null })).toEqual(before)
})
