import { describe, expect, test } from 'vitest'
import { search, type SearchEntry, searchIndex } from './search.ts'

const entry = (id: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  id,
  name: id,
  category: '',
  tags: [],
  ingredients: '',
  choices: [],
  ...more,
})

const index = searchIndex([
  entry('noodles', { name: 'Käsespätzle', category: 'Nudeln', ingredients: 'mit Röstzwiebeln' }),
  entry('soup', { name: 'Tomatensuppe', category: 'Suppen', ingredients: 'dazu Käse', tags: ['vegetarian'] }),
  entry('plate', { name: 'Brotzeit', category: 'Käse & Wurst', ingredients: 'kalt, mit Schinken' }),
  entry('curry', {
    name: 'Linsencurry',
    category: 'Schüsseln',
    ingredients: 'mit Kokosmilch und Reis',
    tags: ['vegan', 'spicy', 'popular'],
    choices: ['Gebratener Tofu', 'Ohne Koriander'],
  }),
  entry('drink', { name: 'Rhabarberschorle', category: 'Softdrinks' }),
  entry('fries', { name: 'Pommes frites', category: 'Beilagen', tags: ['vegan'] }),
  entry('ice', { name: 'Vanille', category: 'Eis im Becher' }),
])

const found = (query: string) => search(index, query).map(({ id }) => id)

test.each(['kasespatzle', 'kaesespaetzle', 'Käsespätzle', '  KÄSESP '])('%s finds the noodles', (query) => {
  expect(found(query)).toEqual(['noodles'])
})

test('names come before categories, categories before tags, tags before ingredients, ingredients before choices', () => {
  const word = {
    name: 'Vegan',
    category: 'vegan',
    tags: ['vegan'],
    ingredients: 'vegan',
    choices: ['vegan'],
  } as const
  const places = ['choices', 'ingredients', 'tags', 'category', 'name'] as const
  const hits = search(
    searchIndex(places.map((place) => entry(place, { name: 'x', [place]: word[place] }))),
    'vegan',
  )
  expect(hits.map(({ id }) => id)).toEqual(['name', 'category', 'tags', 'ingredients', 'choices'])
  expect(hits.map(({ isChoice }) => isChoice)).toEqual([false, false, false, false, true])
})

test('every word must be found, in whichever field', () => {
  expect(found('nudeln zwiebel')).toEqual(['noodles'])
  expect(found('nudeln wurst')).toEqual([])
  expect(search(index, 'linsen tofu')).toEqual([{ id: 'curry', isChoice: true }])
})

test.each(['', '   ', '’', 'sushi'])('%j finds nothing', (query) => {
  expect(found(query)).toEqual([])
})

describe('a tag is found by what guests call it, in every language', () => {
  test.each([
    ['vegan', ['curry', 'fries']],
    ['pflanzlich', ['curry', 'fries']],
    ['plant-based', ['curry', 'fries']],
    ['vegetarisch', ['soup', 'curry', 'fries']],
    ['veg', ['soup', 'curry', 'fries']],
    ['ohne Fleisch', ['soup', 'curry', 'fries']],
    ['OHNE  FLEI', ['soup', 'curry', 'fries']],
    ['without meat', ['soup', 'curry', 'fries']],
    ['etsiz', ['soup', 'curry', 'fries']],
    ['scharf', ['curry']],
    ['acı', ['curry']],
    ['aci', ['curry']],
    ['Favoriten', ['curry']],
    ['vegane Beilage', ['fries']],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })
})

describe('a dish is found by another word for it, or by what it is a kind of', () => {
  test.each([
    ['fries', ['fries']],
    ['Fritten', ['fries']],
    ['patates kızartması', ['fries']],
    ['ice cream', ['ice']],
    ['dondurma', ['ice']],
    ['cheese', ['noodles', 'plate', 'soup']],
    ['Getränk', ['drink']],
    ['meat', ['plate']],
    ['noodles', ['noodles']],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test('only while no dish has it, what is missing stands for its kind', () => {
    expect(found('Cola')).toEqual(['drink'])
    const more = searchIndex([entry('other', { category: 'Softdrinks' }), entry('cola', { name: 'Cola' })])
    expect(search(more, 'Cola').map(({ id }) => id)).toEqual(['cola'])
    expect(search(more, 'Softdrink').map(({ id }) => id)).toEqual(['cola', 'other'])
  })

  test('meat that is not on the menu does not stand for other meat', () => {
    expect(found('Lamm')).toEqual([])
  })
})

test('a short word counts less inside another one, and not at all inside a choice', () => {
  expect(found('Eis')).toEqual(['ice', 'curry'])
  const salads = searchIndex([
    entry('salad', { name: 'Rucolasalat', choices: ['Rucola'] }),
    entry('x', { choices: ['Rucola'] }),
  ])
  expect(search(salads, 'cola')).toEqual([{ id: 'salad', isChoice: false }])
})

test('a choice that leaves something out is found by asking for that, never by what it leaves out', () => {
  expect(found('Koriander')).toEqual([])
  expect(search(index, 'ohne Koriander')).toEqual([{ id: 'curry', isChoice: true }])
})

test('asking for something to be left out finds no dish that merely does not mention it', () => {
  expect(found('ohne Nüsse')).toEqual([])
})
