import { expect, test } from 'vitest'
import { readMenu } from './read-menu.ts'

const LEGEND = '\n\nA Gluten, G Milch'

const read = (text: string) => {
  const { restaurant, categories } = readMenu(text + LEGEND)
  const dishes = categories.flatMap(({ items }) =>
    items.map(({ name, prices }) =>
      [name, ...prices.map(({ size, cents }) => `${size} ${cents}`)].join(', '),
    ),
  )
  return { restaurant, headings: categories.map(({ name }) => name), dishes }
}

test.each([
  ['with blanks between', 'PIZZA   klein   groß', 'PIZZA'],
  ['with one blank between', 'PIZZA klein groß', 'PIZZA'],
  ['with tabs between', 'Steinofenpizza\tklein\tgroß', 'Steinofenpizza'],
  ['in brackets', 'Holzofenpizza (klein / groß)', 'Holzofenpizza'],
  ['of another category', 'PASTA   klein   groß', 'PASTA'],
  ['without a name', '                  klein   groß', ''],
  ['below labels of a table', 'Nr.  Gericht      klein   groß', ''],
])('a first line that names sizes %s heads the dishes below it', (_, line, heading) => {
  expect(read(`${line}\nMargherita (A,G)  Tomaten  7,50  9,90`)).toEqual({
    restaurant: null,
    headings: [heading],
    dishes: ['Margherita, klein 750, groß 990'],
  })
})

test.each(['Gasthaus   Klein', 'Pizzeria Groß', 'Café Klein & Groß', 'Da Ada   Klein   Hamburg'])(
  'a first line “%s” above a heading is the name of the restaurant',
  (line) => {
    const { restaurant, headings } = read(`${line}\n\nPizza   klein   groß\nMargherita (A,G)  7,50  9,90`)
    expect(restaurant).not.toBeNull()
    expect(headings).toEqual(['Pizza'])
  },
)

test('dishes that begin with the word of a heading in the first line are read', () => {
  const names = ['Margherita', 'Tonno', 'Salami', 'Funghi'].map((name) => `Pizza ${name}`)
  const { dishes } = read(`PIZZA\n${names.map((name) => `${name} (A,G) 7,50`).join('\n')}`)
  expect(dishes).toEqual(names.map((name) => `${name}, null 750`))
})

test('a heading that begins with the word of the first heading is a heading of its own', () => {
  expect(read('PIZZA\nTonno 7,50\n\nPIZZA SPEZIAL\nCalzone 9,50').headings).toEqual([
    'PIZZA',
    'PIZZA SPEZIAL',
  ])
})

test('a heading of the first lines that comes again takes the dishes below it, with its sizes', () => {
  const sizes = 'klein   groß'
  const page = `PIZZA   ${sizes}\nTonno  7,50  9,90\n\nPASTA   ${sizes}\nNapoli  6,50  8,90\n\n`
  const { categories } = readMenu(`${page}PIZZA   ${sizes}\nSalami  8,50  10,90${LEGEND}`)
  expect(categories.map(({ name, items }) => [name, items.length])).toEqual([
    ['PIZZA', 2],
    ['PASTA', 1],
  ])
})

test('the lines of a menu that begins with its legend are read', () => {
  const { dishes } = read('A Gluten\nG Milch\nC Ei\n\nGerichte vom Grill\nMargherita (A,G) 7,50')
  expect(dishes).toEqual(['Margherita, null 750'])
})
