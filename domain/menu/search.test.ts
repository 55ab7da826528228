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
  entry('ice', { name: 'Vanille', category: 'Eis im Becher', ingredients: 'Nummer 1234' }),
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
  expect(search(index, 'linsen tofu')).toEqual([{ id: 'curry', isChoice: true, isCategory: false }])
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
  expect(search(salads, 'cola').map(({ id }) => id)).toEqual(['salad'])
})

test('a choice that leaves something out is found by asking for that, never by what it leaves out', () => {
  expect(found('Koriander')).toEqual([])
  expect(search(index, 'ohne Koriander')).toMatchObject([{ id: 'curry', isChoice: true }])
})

test('asking for something to be left out finds no dish that merely does not mention it', () => {
  expect(found('ohne Nüsse')).toEqual([])
})

test('a hit says whether its category is what was asked for', () => {
  const menu = searchIndex([
    entry('sweet', { name: 'Süße Pizza', category: 'Desserts' }),
    entry('margherita', { name: 'Margherita', category: 'Pizza' }),
    entry('bianca', { name: 'Tartufo', category: 'Pizza bianca' }),
    entry('rice', { name: 'Eis auf Reis', category: 'Reis' }),
  ])
  const ofCategory = (query: string) =>
    search(menu, query).flatMap(({ id, isCategory }) => (isCategory ? [id] : []))
  expect(ofCategory('pizza')).toEqual(['margherita', 'bianca'])
  expect(ofCategory('Pizzza')).toEqual(['margherita', 'bianca'])
  expect(ofCategory('pizza tartufo')).toEqual([])
  expect(ofCategory('Eis')).toEqual([])
})

describe('a typing error is forgiven in a word that is nowhere on the menu', () => {
  test.each([
    ['a letter too many', 'Käässpätzle', ['noodles']],
    ['a missing letter', 'Tomatnsuppe', ['soup']],
    ['another letter', 'Linsencorry', ['curry']],
    ['two letters swapped', 'Vanilel', ['ice']],
    ['the first letter', 'Banille', ['ice']],
    ['a word of four letters', 'Resi', ['curry']],
    ['two errors in a long word', 'Rabarberscholre', ['drink']],
    ['a mark where another spelling is meant', 'kasespaetzle', ['noodles']],
    ['the beginning of a word', 'Rahbarb', ['drink']],
    ['an ingredient', 'Kokusmilch', ['curry']],
    ['one of two words', 'Linsencurry Ries', ['curry']],
    ['another word for a dish', 'fritzen', ['fries']],
    ['the word for a tag', 'vegtarisch', ['soup', 'curry', 'fries']],
  ])('%s: %s', (_, query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  test.each([
    ['two errors in a short word', 'Vqnilel'],
    ['a word of three letters', 'Eia'],
    ['three errors in a long word', 'Rxxarberscholre'],
    ['the beginning of a word in few letters', 'Rhbar'],
    ['two errors in the beginning of a word', 'Rahbbrbers'],
    ['a number', '1235'],
    ['a word that is hardly longer than one that joins others', 'Aufs'],
    ['a word that guests know for something else', 'Weizen'],
  ])('but not %s: %s', (_, query) => {
    expect(found(query)).toEqual([])
  })

  test('what has the word itself is found alone', () => {
    const menu = searchIndex([entry('tonic', { name: 'Tonic' }), entry('tonno', { name: 'Tonno' })])
    const ids = (query: string) => search(menu, query).map(({ id }) => id)
    expect(ids('Tonno')).toEqual(['tonno'])
    expect(ids('Tonni')).toEqual(['tonno'])
  })

  test('fewer errors are nearer, and a whole word is nearer than the beginning of another', () => {
    const menu = searchIndex([
      entry('long', { name: 'Margaritenkuchen' }),
      entry('far', { name: 'Margaretta' }),
      entry('near', { name: 'Margarita' }),
    ])
    expect(search(menu, 'Margarrita').map(({ id }) => id)).toEqual(['near'])
  })
})

test('of a text that was pasted the first words are looked for', () => {
  expect(found(`${'Pommes '.repeat(12)}Sushi`)).toEqual(['fries'])
  expect(found(`${'Pommes '.repeat(11)}Sushi`)).toEqual([])
})

test('a large menu keeps each of its words once, however many dishes have it', () => {
  const dishes = Array.from({ length: 3000 }, (_, at) =>
    entry(`d${at}`, { name: `Pizza ${at % 10}`, category: 'Pizza', ingredients: 'Tomate, Käse' }),
  )
  expect([...searchIndex(dishes).words].toSorted()).toEqual(
    [...'0123456789', 'kaese', 'kase', 'pizza', 'tomate'].toSorted(),
  )
})
