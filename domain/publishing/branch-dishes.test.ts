import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { branchDocument, categoryDocument, productDocument, smallSet } from '../test/document-fixture.ts'
import { followDishes, takenBack, withoutGoneDishes } from './branch-dishes.ts'

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

const size = (id: string, name: string) => ({ id, name, translations: {}, content: null })
const sold = (...sizes: string[]) => sizes.map((sizeId) => ({ sizeId, price: cents(990), deposit: cents(0) }))
const bowls = categoryDocument({ name: 'Salat', slug: 'salat', sizes: [size('bowl', 'Schale')] })
const pans = categoryDocument({
  name: 'Pfanne',
  slug: 'pan',
  sizes: [size('xl', 'Groß'), size('s', 'Klein')],
})
/** The small menu with the pizza where it is put. */
const menuWith = (product: Parameters<typeof productDocument>[0] = {}) =>
  smallSet({
    category: new Map([
      ['pizza', categoryDocument()],
      ['salad', bowls],
      ['pan', pans],
    ]),
    product: new Map([['margherita', productDocument(product)]]),
  })
const own = branchDocument({
  prices: [price('margherita', 'large', 1790), price('margherita', 'small', 1090)],
})

test.each([
  ['in the sizes of the same name', { categoryId: 'pan', sizes: sold('xl', 's') }, ['xl 1790', 's 1090']],
  ['as far as there are sizes', { categoryId: 'salad', sizes: sold('bowl') }, ['bowl 1090']],
  ['only where the dish is sold', { categoryId: 'pan', sizes: sold('xl') }, ['xl 1790']],
  ['as they are where it stays', { sizes: sold('small') }, ['large 1790', 'small 1090']],
])('the prices of a branch follow a dish to another category, %s', (_, product, expected) => {
  const { prices } = followDishes(own, menuWith(), menuWith(product))
  expect(prices.map(({ sizeId, price }) => `${sizeId} ${price}`)).toEqual(expected)
})

test('a price that a branch has in the other category already is not overwritten by the one that follows', () => {
  const branch = { ...own, prices: [...own.prices, price('margherita', 'bowl', 1200)] }
  const { prices } = followDishes(branch, menuWith(), menuWith({ categoryId: 'salad', sizes: sold('bowl') }))
  expect(prices).toEqual([price('margherita', 'bowl', 1200)])
})

test('a branch whose prices only followed a dish has them again where they were, and stays as it is now otherwise', () => {
  const moved = { ...own, prices: [price('margherita', 'bowl', 1090)] }
  const now = {
    ...moved,
    name: 'Am See',
    prices: [price('margherita', 'bowl', 1090), price('soup', 'cup', 500)],
  }
  expect(takenBack(setWith(now), { ...edit, before: own, after: moved })).toEqual({
    ...now,
    prices: [...own.prices, price('soup', 'cup', 500)],
  })
})
