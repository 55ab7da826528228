import { expect, test } from 'vitest'
import { withCopy } from './save-copy.ts'

test('a copy stands right after its dish, and nowhere else', () => {
  const categories = [
    { id: 'pizza', products: ['a', 'b'] },
    { id: 'pasta', products: ['x'] },
  ]
  expect(withCopy({ categories, combos: ['lunch'], notices: [] }, 'a', 'copy')).toEqual({
    categories: [{ id: 'pizza', products: ['a', 'copy', 'b'] }, categories[1]],
    combos: ['lunch'],
    notices: [],
  })
})
