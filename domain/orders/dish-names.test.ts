import { expect, test } from 'vitest'
import { dishNames } from './dish-names.ts'

const lines = (...names: string[]) => names.map((name) => ({ name, qty: 1 }))

test.each([
  [lines('Diavola'), { named: 'Diavola', more: 0 }],
  [lines('Diavola', 'Tiramisù'), { named: 'Diavola + Tiramisù', more: 0 }],
  [lines('Diavola', 'Tiramisù', 'Cola', 'Wasser'), { named: 'Diavola + Tiramisù', more: 2 }],
  [[{ name: 'Diavola', qty: 3 }], { named: '3 × Diavola', more: 0 }],
  [[], { named: '', more: 0 }],
])('an order of %j reads %j', (order, expected) => {
  expect(dishNames(order)).toEqual(expected)
})
