import { expect, test } from 'vitest'
import { dishTotals } from './dish-totals.ts'

const order = (...lines: [number, string, string?][]) => ({
  lines: lines.map(([qty, name, size = '']) => ({ qty, name, size, choices: [] })),
})

test('dishes are added up over all orders and sizes, the most first', () => {
  const orders = [
    order([1, 'Cola'], [2, 'Margherita', 'Klein']),
    order([1, 'Funghi'], [4, 'Margherita', 'Groß']),
    order([3, 'Funghi']),
  ]
  expect(dishTotals(orders)).toEqual([
    { name: 'Margherita', qty: 6 },
    { name: 'Funghi', qty: 4 },
    { name: 'Cola', qty: 1 },
  ])
})

test('a test order needs no dish', () => {
  expect(dishTotals([order([1, 'Cola']), { ...order([2, 'Cola']), isTest: true }])).toEqual([
    { name: 'Cola', qty: 1 },
  ])
})
