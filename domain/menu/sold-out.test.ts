import { expect, test } from 'vitest'
import { nothingLeft, soldOutMarks } from './sold-out.ts'

const gone = { soldOut: true }
const there = {}

test.each([
  [[there, gone], [], false],
  [[gone, gone], [], true],
  [[there], [{ required: true, options: [gone, gone] }], true],
  [[there], [{ required: true, options: [gone, there] }], false],
  [[there], [{ required: false, options: [gone] }], false],
])('of a dish with the sizes %j and the choices %j nothing is left: %s', (sizes, variants, expected) => {
  expect(nothingLeft({ sizes, variants })).toBe(expected)
})

test('entries are sorted by what is sold out, a size by its dish too', () => {
  const marks = soldOutMarks([
    { kind: 'product', id: 'fries', sizeId: null },
    { kind: 'size', id: 'margherita', sizeId: 'small' },
    { kind: 'option', id: 'aioli', sizeId: null },
  ])
  expect([...marks.products, ...marks.sizes, ...marks.options]).toEqual([
    'fries',
    'margherita small',
    'aioli',
  ])
  expect(marks.combos.size).toBe(0)
})
