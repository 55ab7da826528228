import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('a new entry removes the one that was added first, and a changed one removes none', () => {
  const map = new BoundedMap<string, number>(2).set('a', 1).set('b', 2)
  expect([...map.set('a', 3)]).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  expect([...map.set('c', 4)]).toEqual([
    ['b', 2],
    ['c', 4],
  ])
})
