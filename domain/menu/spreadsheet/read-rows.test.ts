import { describe, expect, test } from 'vitest'
import type { ProductDocument } from '#contract/menu.staff.ts'
import { cents } from '../../money.ts'
import { categoryDocument, productDocument } from '../../test/document-fixture.ts'
import { orderOfEdits } from './order-of-edits.ts'
import { readRows, type SpreadsheetGround } from './read-rows.ts'
import { writeRows } from './write-rows.ts'

const entry = <Document>(id: string, document: Document) => ({ id, version: `v-${id}`, document })
const notice = (id: string, kind: 'allergen' | 'additive', code: string) =>
  entry(id, { kind, code, name: id, description: '', translations: {} })

const ground = (...dishes: Partial<ProductDocument>[]): SpreadsheetGround => ({
  categories: [entry('pizza', categoryDocument())],
  products: dishes.map((more, at) => entry(`dish-${at}`, productDocument(more))),
  notices: [
    notice('gluten', 'allergen', 'A'),
    notice('milk', 'allergen', 'G'),
    notice('dye', 'additive', '1'),
  ],
})

let made = 0
const choices = { newId: () => `new-${(made += 1)}`, oneSize: 'Normal' }
const read = (text: string, menu = ground()) => {
  made = 0
  const found = readRows(
    text.split('\n').map((line) => line.split('|')),
    menu,
    choices,
  )
  if (!found) throw new Error('it was not read')
  return found
}
const asked = (text: string, menu = ground()) =>
  read(text, menu).questions.map(({ row, column, kind }) => [row, column, kind])

describe('a menu as a spreadsheet', () => {
  test('comes back as it was, and writes the same rows again', () => {
    const menu = ground(
      { allergens: ['milk', 'gluten'], additives: ['dye'], tags: ['vegan', 'new'], minAge: 18 },
      {
        name: '=Tonno',
        description: 'mit\nThunfisch; "frisch"',
        allergensUnknown: true,
        allergens: ['milk'],
      },
      { name: 'Ohne Preis', sizes: [], vatClass: 'drink' },
    )
    const rows = writeRows(menu)
    expect(rows.slice(1).map((row) => [row[1], row[3], row[4], row[9]])).toEqual([
      ['Margherita', 'groß', '16,90', 'G,A'],
      ['Margherita', 'klein', '9,90', 'G,A'],
      ["'=Tonno", 'groß', '16,90', 'G,?'],
      ["'=Tonno", 'klein', '9,90', 'G,?'],
      ['Ohne Preis', '', '', 'none'],
    ])
    expect(readRows(rows, menu, choices)).toEqual({ edits: [], questions: [], unread: [], dishes: 3 })
  })

  test('makes the same dishes in an empty shop', () => {
    const menu = ground({ allergens: ['gluten'] }, { name: 'Tonno', allergensUnknown: true })
    const empty = { ...ground(), categories: [], products: [] }
    const edits = readRows(writeRows(menu), empty, choices)?.edits ?? []
    const of = (kind: string) =>
      edits.filter((one) => one.kind === kind).map(({ id, after }) => ({ id, document: after as never }))
    const again = { ...menu, categories: of('category'), products: of('product') }
    expect(writeRows(again)).toEqual(writeRows(menu))
    expect(orderOfEdits({ categories: [], combos: [], notices: [] }, edits)?.categories).toEqual([
      { id: 'pizza', products: ['dish-0', 'dish-1'] },
    ])
  })

  test('changes what it says and leaves everything else', () => {
    const { edits } = read(
      'dish_id|dish|size|price\ndish-0|Margherita|klein|10.5 €',
      ground({ extras: ['x'] }),
    )
    expect(edits).toMatchObject([
      { kind: 'product', id: 'dish-0', version: 'v-dish-0', before: { extras: ['x'] } },
    ])
    expect(edits[0]?.after).toEqual(
      productDocument({
        extras: ['x'],
        sizes: [
          { sizeId: 'large', price: cents(1690), deposit: cents(0) },
          { sizeId: 'small', price: cents(1050), deposit: cents(0) },
        ],
      }),
    )
  })

  test('makes a category with its sizes for dishes that name a new one, with allergens that nobody declared', () => {
    const { edits } = read(
      'category|dish|size|price|deposit\nPasta|Carbonara|groß|9|\nPasta|Wasser||2,5|0,25',
    )
    expect(edits.map(({ kind, after }) => [kind, after.name])).toEqual([
      ['category', 'Pasta'],
      ['product', 'Carbonara'],
      ['product', 'Wasser'],
    ])
    expect(edits[0]?.after).toMatchObject({ sizes: [{ name: 'groß' }] })
    expect(edits[1]?.after).toMatchObject({ allergensUnknown: true, sizes: [{ price: 900, deposit: 0 }] })
    expect(edits[2]?.after).toMatchObject({ sizes: [{ price: 250, deposit: 25 }] })
  })

  test('asks about what is unclear, and leaves that dish as it is', () => {
    const head = 'category|dish|size|price|vat_class|allergens'
    expect(asked(`${head}\n|Tonno||8||`)).toEqual([[2, 'category', 'no-category']])
    expect(asked(`${head}\nPizza|||8||`)).toEqual([[2, 'dish', 'no-dish']])
    expect(asked(`${head}\nPizza|Tonno|klein|acht||`)).toEqual([[2, 'price', 'amount']])
    expect(asked(`${head}\nPizza|Tonno|klein|||`)).toEqual([[2, 'price', 'no-price']])
    expect(asked(`${head}\nPizza|Tonno|klein|8|essen|`)).toEqual([[2, 'vat_class', 'choice']])
    expect(asked(`${head}\nPizza|Tonno|klein|8||A,Z`)).toEqual([[2, 'allergens', 'code']])
    expect(asked(`${head}\nPizza|Tonno|klein|8||\n\nPizza|Tonno|klein|9||`)).toEqual([
      [4, 'size', 'twice-size'],
    ])
    expect(asked(`${head}\nPizza|Tonno|klein|8||A\nPizza|Tonno|groß|9||G`)).toEqual([
      [3, 'allergens', 'contradicts'],
    ])
    const twins = ground({ name: 'Tonno' }, { name: 'Tonno' })
    expect(asked(`${head}\nPizza|Tonno|klein|8||`, twins)).toEqual([[2, 'dish', 'ambiguous-dish']])
    expect(asked('category|category_id|dish|price\nPasta|pizza|Tonno|8')).toEqual([
      [2, 'category', 'two-categories'],
    ])
    const menu = ground({}, { name: 'Tonno' })
    const { edits } = read(
      `${head}\nPizza|Margherita|klein|acht||\nPizza|Tonno|klein|8||\nNeu|X|klein|||`,
      menu,
    )
    expect(edits.map(({ id }) => id)).toEqual(['dish-1'])
  })

  test('says which columns mean nothing, and is no other table', () => {
    expect(read('Dish|PRICE|category|calories\nTonno|8|Pizza|900').unread).toEqual(['calories'])
    expect(readRows([['name', 'city']], ground(), choices)).toBeUndefined()
    expect(readRows([], ground(), choices)).toBeUndefined()
  })
})
