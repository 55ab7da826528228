import { expect, test } from 'vitest'
import { search, searchIndex } from '#domain/menu/search.ts'
import { demoMenu } from './demo-menu.ts'
import { restaurant } from './restaurant-file.ts'

const products = demoMenu.categories.flatMap(({ name, products: all }) =>
  all.map((product) => ({ ...product, category: name })),
)
const index = searchIndex(
  products.map(({ id, name, category, tags, description, extras, variants }) => ({
    id,
    name,
    category,
    tags,
    ingredients: description,
    choices: [
      ...extras.flatMap((extra) => restaurant.extra.get(extra)?.name ?? []),
      ...variants.flatMap((variant) => restaurant.variant.get(variant)?.options.map((one) => one.name) ?? []),
    ],
  })),
)
const found = (query: string) =>
  search(index, query)
    .filter(({ isChoice }) => !isChoice)
    .map(({ id }) => id)
const tagged = (tags: readonly string[]) =>
  products.filter((product) => product.tags.some((tag) => tags.includes(tag))).map(({ id }) => id)

test('vegan finds all 43 vegan dishes of the demo, and nothing else', () => {
  expect(found('vegan').toSorted()).toEqual(tagged(['vegan']).toSorted())
  expect(found('vegan')).toHaveLength(43)
})

test('without meat finds every vegetarian and vegan dish of the demo, and nothing else', () => {
  expect(found('ohne Fleisch').toSorted()).toEqual(tagged(['vegan', 'vegetarian']).toSorted())
})

test.each([
  ['Softdrink', 'Cola'],
  ['coke', 'Cola'],
  ['fries', 'Pommes frites'],
  ['tavuk', 'Knusperhähnchen'],
])('%s finds %s in the demo', (query, name) => {
  expect(found(query)).toContain(products.find((product) => product.name === name)?.id)
})
