import { expect, test } from 'vitest'
import { movedSizes } from './moved-sizes.ts'

const size = (id: string, name: string) => ({ id, name, translations: {}, content: null })
const pizza = [size('s', 'klein'), size('m', 'mittel'), size('l', 'groß')]

test.each([
  ['the sizes of the same name', ['s', 'l'], [size('a', 'Groß'), size('b', 'Klein')], 's b, l a'],
  [
    'those of other names in the order of both',
    ['l', 's'],
    [size('a', 'normal'), size('b', 'XL')],
    's a, l b',
  ],
  ['those left once the same names are taken', ['l', 's'], [size('a', 'XL'), size('b', 'klein')], 's b, l a'],
  ['as many as there are', ['l', 's', 'm'], [size('a', 'mittel'), size('b', 'XL')], 's b, m a'],
  [
    'one for a size of its category before one that this does not have',
    ['gone', 's'],
    [size('a', 'XL')],
    's a',
  ],
])('a dish that moves goes on in %s', (_, sold, to, expected) => {
  const moved = movedSizes(sold, pizza, to)
  expect([...moved].map((pair) => pair.join(' ')).join(', ')).toBe(expected)
})

test('a dish of a category that is gone goes on in the sizes of the other one in its own order', () => {
  expect([...movedSizes(['x', 'y'], [], [size('a', 'normal'), size('b', 'XL')])]).toEqual([
    ['x', 'a'],
    ['y', 'b'],
  ])
})
