import { expect, test } from 'vitest'
import { applyMove, movesBack } from './move.ts'

const order = {
  categories: [
    { id: 'pizza', products: ['a', 'b', 'c'] },
    { id: 'pasta', products: ['x'] },
    { id: 'drinks', products: [] },
  ],
  combos: ['lunch', 'family'],
  notices: [],
}

test.each([
  [{ ids: ['c'], target: 'a', place: 'before' }, 'c a b'],
  [{ ids: ['a'], target: 'c', place: 'after' }, 'b c a'],
  [{ ids: ['a', 'b'], target: 'c', place: 'after' }, 'c a b'],
  [{ ids: ['a'], target: 'a', place: 'after' }, 'a b c'],
  [{ ids: ['x'], target: 'a', place: 'before' }, 'a b c'],
  [{ ids: ['a'], target: 'gone', place: 'before' }, 'a b c'],
] as const)('%j orders the dishes of its category as %s', (move, dishes) => {
  expect(applyMove(order, move).categories[0]?.products.join(' ')).toBe(dishes)
})

test('a category takes its dishes along', () => {
  expect(applyMove(order, { ids: ['pizza'], target: 'drinks', place: 'after' }).categories).toEqual([
    { id: 'pasta', products: ['x'] },
    { id: 'drinks', products: [] },
    { id: 'pizza', products: ['a', 'b', 'c'] },
  ])
})

test.each([
  [{ ids: ['a'], target: 'x', place: 'before', into: 'pasta' }, 'b c / a x / '],
  [{ ids: ['c', 'a'], target: '', place: 'after', into: 'drinks' }, 'b / x / c a'],
  [{ ids: ['x'], target: 'gone', place: 'before', into: 'pizza' }, 'a b c x /  / '],
  [{ ids: ['x'], target: 'a', place: 'after', into: 'gone' }, 'a b c /  / '],
] as const)('%j puts dishes into another category: %s', (move, dishes) => {
  const { categories } = applyMove(order, move)
  expect(categories.map(({ products }) => products.join(' ')).join(' / ')).toBe(dishes)
})

test('combos have an order of their own', () => {
  expect(applyMove(order, { ids: ['family'], target: 'lunch', place: 'before' })).toEqual({
    ...order,
    combos: ['family', 'lunch'],
  })
})

test.each([
  [['a', 'b'], 'x'],
  [['b', 'x'], ''],
  [['a', 'b', 'c'], 'x'],
])('the dishes %j are put back where they were, whatever else was moved since', (ids, target) => {
  const moved = applyMove(order, { ids, target, place: 'before', into: 'drinks' })
  const since = applyMove(moved, { ids: ['drinks'], target: 'pizza', place: 'before' })
  const back = movesBack(order, ids).reduce(applyMove, since)
  expect(back.categories).toEqual([order.categories[2], order.categories[0], order.categories[1]])
})
