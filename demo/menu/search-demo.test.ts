import { expect, test } from 'vitest'
import { search, searchIndex } from '#domain/menu/search.ts'
import { demoMenu } from './demo-menu.ts'

const namesOf = <T extends { slug: string }>(all: readonly T[], nameOf: (one: T) => string[]) =>
  new Map(all.map((one) => [one.slug, nameOf(one)]))
const extras = namesOf(demoMenu.extras, ({ name }) => [name.de])
const variants = namesOf(demoMenu.variants, ({ options }) => options.map(({ name }) => name.de))

const products = demoMenu.categories.flatMap(({ name, products: all }) =>
  all.map((product) => ({ ...product, category: name.de })),
)
const index = searchIndex(
  products.map(({ slug, name, category, tags, description, ...choices }) => ({
    id: slug,
    name: name.de,
    category,
    tags,
    ingredients: description.de,
    choices: [
      ...choices.extras.flatMap((extra) => extras.get(extra) ?? []),
      ...choices.variants.flatMap((variant) => variants.get(variant) ?? []),
    ],
  })),
)
const found = (query: string) =>
  search(index, query)
    .filter(({ isChoice }) => !isChoice)
    .map(({ id }) => id)
const tagged = (tags: readonly string[]) =>
  products.filter((product) => product.tags.some((tag) => tags.includes(tag))).map(({ slug }) => slug)

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
  expect(found(query)).toContain(products.find((product) => product.name.de === name)?.slug)
})
