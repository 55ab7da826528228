import { expect, test } from 'vitest'
import { knownLines } from './known-lines.ts'

const there = {
  categories: [
    { id: 'p', document: { name: 'PIZZA' } },
    { id: 'c', document: { name: 'Calzone' } },
  ],
  products: [
    { document: { name: '1. Margherita', categoryId: 'p' } },
    { document: { name: '2. Käse', categoryId: 'c' } },
  ],
}

test('a dish is on the menu already under the same name in a category of the same name', () => {
  const dish = (line: number, number: string | null, name: string) => ({ line, number, name })
  const categories = [
    { name: 'Pizza', items: [dish(2, '1', 'MARGHERITA'), dish(3, '2', 'Käse'), dish(4, null, 'Margherita')] },
    { name: 'Calzone', items: [dish(7, '2', 'Käse')] },
  ]
  expect([...knownLines({ categories }, there)]).toEqual([2, 7])
  // Without a heading any category counts.
  expect([...knownLines({ categories: [{ name: '', items: [dish(1, '2', 'Kaese')] }] }, there)]).toEqual([1])
})
