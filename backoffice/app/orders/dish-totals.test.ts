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
    {
      branchName: undefined,
      totals: [
        { name: 'Margherita', qty: 6 },
        { name: 'Funghi', qty: 4 },
        { name: 'Cola', qty: 1 },
      ],
    },
  ])
})

test('each branch is added up by itself, because each has a kitchen of its own', () => {
  const orders = [
    { ...order([1, 'Margherita']), branchName: 'Neukölln' },
    { ...order([2, 'Margherita']), branchName: 'Kreuzberg' },
    { ...order([3, 'Margherita']), branchName: 'Neukölln' },
  ]
  expect(dishTotals(orders)).toEqual([
    { branchName: 'Kreuzberg', totals: [{ name: 'Margherita', qty: 2 }] },
    { branchName: 'Neukölln', totals: [{ name: 'Margherita', qty: 4 }] },
  ])
})

test('a test order needs no dish', () => {
  const [only] = dishTotals([order([1, 'Cola']), { ...order([2, 'Cola']), isTest: true }])
  expect(only?.totals).toEqual([{ name: 'Cola', qty: 1 }])
  expect(dishTotals([{ ...order([2, 'Cola']), isTest: true }])).toEqual([])
})
