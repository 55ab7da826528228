import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import type { DishCard, MenuIndex, Section } from './card.ts'
import { filterMenu, prepareSearch, searchMenu } from './menu-view.ts'

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
        dish('salami', { allergens: ['A1', 'G'] }),
        dish('marinara', { allergens: ['A1'], text: 'Knoblauch' }),
      ],
      extras: [0, 0],
    },
    {
      slug: 'pasta',
      cards: [dish('Spätzle mit Salami'), dish('Lasagne', { allergens: ['G'] })],
      extras: [-1, -1],
    },
  ],
  extraNames: ['Jalapeños Ananas'],
}

const namesOf = (groups: readonly { slug: string; cards: readonly DishCard[] }[]) =>
  groups.map(({ slug, cards }) => [slug, ...cards.map(({ name }) => name)])
const found = (query: string, codes: readonly string[] = []) =>
  searchMenu(index, prepareSearch(index, sections), query, codes)

test('a filter keeps what has none of the allergens and hides what says nothing about them', () => {
  const { groups, shown, total, unknown } = filterMenu(index, ['G'])
  expect(namesOf(groups)).toEqual([['pizza', 'marinara']])
  expect({ shown, total, unknown }).toEqual({ shown: 1, total: 4, unknown: 1 })
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

test('marks and German spellings do not matter', () => {
  expect(found('spatzle').groups).toEqual(found('spaetzle').groups)
  expect(found('spatzle').count).toBe(1)
})

test('dishes that only have an extra of that name come apart from the others', () => {
  const { groups, withExtra, count } = found('ananas')
  expect([groups, namesOf(withExtra), count]).toEqual([[], [['pizza', 'salami', 'marinara']], 2])
})

test('what the allergen filter hides is not found either', () => {
  const { groups, combos } = found('salami', ['G'])
  expect([groups, combos]).toEqual([[], []])
})
