import { expect, test } from 'vitest'
import { bowl, option, variant } from '../test/menu-fixture.ts'
import { answerable, nothingLeft, soldOutMarks } from './sold-out.ts'

const gone = { soldOut: true }
const there = {}

test.each([
  [[there, gone], [], false],
  [[gone, gone], [], true],
  [[there], [{ required: true, options: [gone, gone] }], true],
  [[there], [{ required: true, options: [gone, there] }], false],
  [[there], [{ required: false, options: [gone] }], false],
  [[there], [{ required: true, min: 2, options: [gone, there] }], true],
  [[there], [{ required: true, min: 2, maxEach: 2, options: [gone, there] }], false],
  [
    [there],
    [{ required: false, min: 1, dependsOn: { variantId: 'a', optionId: 'b' }, options: [gone] }],
    false,
  ],
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

const chain = (raw: { soldOut?: boolean }) => [
  variant('base', 'select', true, [option('rice'), option('fish')]),
  variant('done', 'select', false, [option('raw', 0, raw)], {
    min: 1,
    dependsOn: { variantId: 'base', optionId: 'fish' },
  }),
]

test('an option is sold out with what it asks for', () => {
  expect(answerable(chain(there))).toEqual(chain(there))
  expect(answerable(chain(gone))[0]?.options.map(({ id, soldOut }) => [id, soldOut])).toEqual([
    ['rice', undefined],
    ['fish', true],
  ])
})

test('a choice whose option is not offered is left out, with what depends on it', () => {
  const [base, ...others] = bowl.variants
  const without = { ...base!, options: base!.options.filter(({ id }) => id !== 'fish') }
  expect(answerable([without, ...others]).map(({ id }) => id)).toEqual(['base', 'garnish', 'dressing'])
})
