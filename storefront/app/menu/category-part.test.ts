import { expect, test } from 'vitest'
import type { DishCard } from './card.ts'
import { PART, partOf, partPath } from './category-part.ts'

const cards = Array.from({ length: 2 * PART + 5 }, (_, at) => ({ id: `dish-${at}` })) as DishCard[]

test.each([
  [null, 1, PART, 'dish-0'],
  ['2', 2, PART, `dish-${PART}`],
  ['3', 3, 5, `dish-${2 * PART}`],
  ['4', 1, PART, 'dish-0'],
  ['0', 1, PART, 'dish-0'],
  ['1.5', 1, PART, 'dish-0'],
  ['', 1, PART, 'dish-0'],
  ['x', 1, PART, 'dish-0'],
])(
  'of a long category the address with part %j brings part %i with %i dishes',
  (wanted, part, count, first) => {
    const found = partOf(cards, wanted)
    expect([found.part, found.cards.length, found.cards[0]?.id]).toEqual([part, count, first])
  },
)

test('a short category is one part, an empty one too', () => {
  expect(partOf(cards.slice(0, 3), null)).toEqual({ part: 1, cards: cards.slice(0, 3) })
  expect(partOf([], '1')).toEqual({ part: 1, cards: [] })
})

test('the first part has the address of the category', () => {
  expect([partPath('pizza', 1), partPath('pizza', 2)]).toEqual(['/menu/pizza', '/menu/pizza?part=2'])
})
