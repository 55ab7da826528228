import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { type AddOn, addOnsFor, asideCategories } from './add-ons.ts'

const category = (slug: string, ...prices: number[]) => ({ slug, prices: prices.map(cents) })

test.each([
  [
    'drinks, sides and desserts beside meals',
    [
      category('pizza', 890, 990, 1290),
      category('pasta', 1050, 1150),
      category('salads', 950, 990),
      category('burgers', 1290),
      category('drinks', 290, 310, 1950),
      category('sides', 120, 350, 490),
      category('desserts', 590, 650),
    ],
    ['drinks', 'sides', 'desserts'],
  ],
  ['nothing where all cost about the same', [category('a', 500), category('b', 550), category('c', 450)], []],
  ['nothing of a menu with one category', [category('pizza', 500, 1500)], []],
  ['no category without dishes', [category('pizza', 1000), category('new')], []],
])('what goes beside a meal: %s', (_, categories, expected) => {
  expect([...asideCategories(categories)]).toEqual(expected)
})

const dish = (id: string, price: number): AddOn => ({
  id,
  category: id.split('-')[0]!,
  price: cents(price),
  allergens: [],
})
const aside = (id: string, price: number): AddOn => ({ ...dish(id, price), isAside: true })

const menu = [
  dish('pasta-pesto', 1050),
  dish('soup-tomato', 550),
  aside('drink-tonic', 310),
  aside('drink-juice', 320),
  aside('drink-shake', 560),
  aside('dessert-tiramisu', 650),
  aside('dessert-mousse', 590),
  aside('side-bread', 450),
]

test.each([
  ['a small gap: the cheapest of three categories', 300, [], ['drink-tonic', 'side-bread', 'dessert-mousse']],
  [
    'what is in the cart is not offered again',
    300,
    ['drink-tonic'],
    ['drink-juice', 'side-bread', 'dessert-mousse'],
  ],
  [
    'a second of a category after one of each',
    500,
    [],
    ['drink-shake', 'dessert-mousse', 'dessert-tiramisu'],
  ],
  ['a meal when no three others close the gap', 600, [], ['dessert-tiramisu', 'pasta-pesto']],
  ['a price equal to the gap closes it', 1050, [], ['pasta-pesto']],
  ['nothing when no dish closes the gap', 1051, [], []],
])('dishes to reach an amount: %s', (_, missing, inCart, expected) => {
  expect(addOnsFor(menu, cents(missing), new Set(inCart), []).map(({ id }) => id)).toEqual(expected)
})

test('U-08 nothing is offered that has an excluded allergen, or whose allergens are not all known', () => {
  const dishes: AddOn[] = [
    { ...aside('dessert-nougat', 590), allergens: ['E', 'G'] },
    { ...aside('side-bread', 590), allergens: ['A1'] },
    { ...aside('drink-shake', 590), allergens: ['A1'], allergensUnknown: true },
    aside('sauce-house', 590),
  ]
  const offered = (...excluded: string[]) =>
    addOnsFor(dishes, cents(500), new Set(), excluded).map(({ id }) => id)
  expect(offered()).toHaveLength(3)
  expect(offered('E')).toEqual(['side-bread'])
  expect(offered('A')).toEqual(['dessert-nougat'])
  expect(offered('A', 'E')).toEqual([])
})
