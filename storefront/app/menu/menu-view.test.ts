import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { MenuFilter } from '../ordering/menu-filter.ts'
import type { DishCard, MenuIndex, Section } from './card.ts'
import { favouriteCards, filterMenu, prepareSearch, searchMenu } from './menu-view.ts'

const dish = (id: string, more: Partial<DishCard> = {}): DishCard => ({
  id,
  slug: id,
  name: id,
  text: '',
  price: cents(900),
  sizeId: 's',
  allergens: [],
  additives: [],
  tags: [],
  ...more,
})

const section = (slug: string, name: string): Section => ({
  id: slug,
  slug,
  name,
  text: '',
  count: 0,
  circle: '',
})
const sections = [section('pizza', 'Pizza'), section('pasta', 'Pasta')]

const index: MenuIndex = {
  combos: [
    { id: 'lunch', slug: 'lunch', name: 'Lunch', text: 'Pizza and drink', price: cents(1000), slots: [] },
  ],
  categories: [
    {
      slug: 'pizza',
      cards: [
        dish('salami', { allergens: ['A1', 'G'], tags: ['popular'] }),
        dish('marinara', { allergens: ['A1'], text: 'Knoblauch', tags: ['vegan'] }),
      ],
      choices: [0, 0],
    },
    {
      slug: 'pasta',
      cards: [dish('Spätzle mit Salami'), dish('Lasagne', { allergens: ['G'] })],
      choices: [1, 1],
    },
  ],
  choices: [['Jalapeños', 'Ananas'], []],
}

const namesOf = (groups: readonly { slug: string; cards: readonly DishCard[] }[]) =>
  groups.map(({ slug, cards }) => [slug, ...cards.map(({ name }) => name)])
const none: MenuFilter = { codes: [], tags: [] }
const withoutMilk: MenuFilter = { codes: ['G'], tags: [] }
const vegan: MenuFilter = { codes: [], tags: ['vegan'] }
const found = (query: string, filter = none) =>
  searchMenu(index, prepareSearch(index, sections), query, filter)

test('a filter keeps what has none of the allergens and hides what says nothing about them', () => {
  const { groups, shown, total, unknown } = filterMenu(index, withoutMilk)
  expect(namesOf(groups)).toEqual([['pizza', 'marinara']])
  expect({ shown, total, unknown }).toEqual({ shown: 1, total: 4, unknown: 1 })
})

test('R-F1 no filter by allergens shows a dish whose allergens are not all known, not even in a search', () => {
  const [pizza] = index.categories
  const cards = [...(pizza?.cards ?? []), dish('calzone', { allergens: ['A1'], allergensUnknown: true })]
  const open = { ...index, categories: [{ slug: 'pizza', cards, choices: [0, 0, 0] }] }
  const { groups, unknown } = filterMenu(open, withoutMilk)
  expect([namesOf(groups), unknown]).toEqual([[['pizza', 'marinara']], 1])
  const search = (filter: MenuFilter) =>
    searchMenu(open, prepareSearch(open, sections), 'calzone', filter).count
  expect([search(none), search(vegan), search(withoutMilk)]).toEqual([1, 0, 0])
})

test('a filter by a tag keeps the dishes that have it; what is unknown is no matter then', () => {
  const { groups, shown, total, unknown } = filterMenu(index, vegan)
  expect(namesOf(groups)).toEqual([['pizza', 'marinara']])
  expect({ shown, total, unknown }).toEqual({ shown: 1, total: 4, unknown: 0 })
})

test('a search finds dishes of all categories and counts the combos too', () => {
  const { combos, groups, count } = found('salami')
  expect(namesOf(groups)).toEqual([
    ['pizza', 'salami'],
    ['pasta', 'Spätzle mit Salami'],
  ])
  expect([combos.length, count]).toEqual([0, 2])
  expect(found('drink').combos).toHaveLength(1)
})

test('who types what a category is called gets its dishes first, in menu order, whatever other dishes are called', () => {
  const menu: MenuIndex = {
    combos: index.combos,
    categories: [
      { slug: 'desserts', cards: [dish('Süße Pizza')], choices: [0] },
      { slug: 'pizza', cards: [dish('Margherita'), dish('Salami')], choices: [0, 0] },
      { slug: 'bianca', cards: [dish('Pizza Tartufo'), dish('Birne')], choices: [0, 0] },
    ],
    choices: [[]],
  }
  const named = [section('desserts', 'Desserts'), sections[0]!, section('bianca', 'Pizza bianca')]
  for (const query of ['pizza', 'Pizzza']) {
    const { groups, combosLead } = searchMenu(menu, prepareSearch(menu, named), query, none)
    expect(namesOf(groups)).toEqual([
      ['pizza', 'Margherita', 'Salami'],
      ['bianca', 'Pizza Tartufo', 'Birne'],
      ['desserts', 'Süße Pizza'],
    ])
    expect(combosLead).toBe(false)
  }
})

test('combos lead only while none of the dishes fits better', () => {
  expect(found('lunch').combosLead).toBe(true)
  expect(found('drink').combosLead).toBe(true)
  expect(found('pizza').combosLead).toBe(false)
})

test('marks and German spellings do not matter', () => {
  expect(found('spatzle').groups).toEqual(found('spaetzle').groups)
  expect(found('spatzle').count).toBe(1)
})

test('dishes that only have a choice of that name come apart from the others', () => {
  const { groups, withChoice, count } = found('ananas')
  expect([groups, namesOf(withChoice), count]).toEqual([[], [['pizza', 'salami', 'marinara']], 2])
})

test('what a filter hides is not found, but counted', () => {
  expect(found('salami', withoutMilk)).toEqual({
    combos: [],
    combosLead: false,
    groups: [],
    withChoice: [],
    count: 0,
    hidden: 2,
  })
  expect(found('knoblauch', vegan)).toMatchObject({ count: 1, hidden: 0 })
  expect(found('drink', vegan)).toMatchObject({ combos: [], count: 0, hidden: 1 })
})

test('while a filter is set no choice is found, which might bring what it keeps out', () => {
  expect(found('ananas', vegan)).toMatchObject({ withChoice: [], count: 0, hidden: 2 })
})

test('favourites pass the filter too, and know their category', () => {
  const idsOf = (filter: MenuFilter) =>
    favouriteCards(index, filter, 4).map(({ id, categorySlug }) => `${categorySlug}/${id}`)
  expect(idsOf(none)).toEqual(['pizza/salami'])
  expect(idsOf(vegan)).toEqual(['pizza/marinara'])
})
