import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { saveMenuDrafts, type WrittenDocument } from '#contract/menu-drafts.ts'
import { noticeDocument } from '../../test/document-fixture.ts'
import { cents } from '../../money.ts'
import { standardNotices } from '../standard-notices.ts'
import { readMenu } from './read-menu.ts'
import {
  documentsOfImport,
  type ImportChoices,
  type ImportGround,
  linesByHand,
  takenCategories,
} from './to-documents.ts'
import { targetsOf } from './target-category.ts'
import { contentOf } from './volume-content.ts'

const emptyOrder = { document: { categories: [], combos: [], notices: [] } }
const empty: ImportGround = { categories: [], extras: [], notices: [], order: emptyOrder, orderId: 'menu' }

function choices(more: Partial<ImportChoices> = {}): ImportChoices {
  let count = 0
  return {
    confirmed: new Set(),
    left: new Set(),
    oneSize: 'Normal',
    noHeading: 'Speisen',
    newId: () => `id-${++count}`,
    ...more,
  }
}

const TEXT = `Ristorante Da Ada

Pizza                         klein   groß
12. Pizza Tonno (1,A,D)         8,50  10,90
13. Pizza Salami (A,X)          8,00  10,00
mit Extra Käse + 1,00

Getränke
Cola 0,33 l (1) 2,50 zzgl. 0,25 Pfand

A Gluten, D Fisch
1 mit Farbstoff`

type Made<Kind extends WrittenDocument['kind']> = {
  id: string
  version?: string | undefined
  document: NonNullable<Extract<WrittenDocument, { kind: Kind }>['document']>
}

const of = <Kind extends WrittenDocument['kind']>(documents: readonly WrittenDocument[], kind: Kind) =>
  documents.filter((one) => one.kind === kind) as unknown as Made<Kind>[]

const read = (ground = empty, more: Partial<ImportChoices> = {}) =>
  documentsOfImport(readMenu(TEXT), ground, choices(more))

describe('a menu that was read', () => {
  test('becomes categories with the sizes of their prices, and dishes with the number on the menu', () => {
    const documents = read()
    const [pizza, drinks] = of(documents, 'category')
    expect([pizza, drinks].map((one) => one?.document)).toMatchObject([
      { name: 'Pizza', sizes: [{ name: 'klein', content: null }, { name: 'groß' }] },
      { name: 'Getränke', sizes: [{ name: '0,33 l', content: { value: 0.33, unit: 'l' } }] },
    ])
    const [tonno, , cola] = of(documents, 'product')
    expect(tonno).toMatchObject({
      document: { name: '12. Pizza Tonno', categoryId: pizza?.id, vatClass: 'food' },
    })
    expect(tonno?.document.sizes.map(({ price }) => price).toSorted()).toEqual([cents(1090), cents(850)])
    expect(cola).toMatchObject({
      document: { name: 'Cola', vatClass: 'drink', sizes: [{ price: cents(250), deposit: cents(25) }] },
    })
  })

  test('takes the allergens and additives of its legend, and those that the shop has already', () => {
    const fish = { id: 'fish', document: noticeDocument({ code: 'F', name: 'Fisch' }) }
    const documents = read({ ...empty, notices: [fish] })
    const notices = of(documents, 'notice').map(({ document }) => `${document.kind} ${document.code}`)
    expect(notices.toSorted()).toEqual(['additive 1', 'allergen A'])
    expect(of(documents, 'product')[0]?.document.allergens).toContain('fish')
  })

  const usual = standardNotices([{ code: 'de', isDefault: true }]).map((document) => ({
    id: document.name,
    document,
  }))
  const carbonara = (codes: string, legend: string, notices = usual) =>
    documentsOfImport(
      readMenu(`Ristorante Da Ada\n\nPasta\nCarbonara (${codes}) 9,50\n\n${legend}`),
      { ...empty, notices },
      choices(),
    )

  test('finds an allergen of the shop by what it means, whatever its letter there', () => {
    const documents = carbonara('A,B,C,N,1', 'A Gluten, B Ei, C Milch, N Sesamsamen\n1 Konservierungsstoff')
    expect(of(documents, 'product')[0]?.document).toMatchObject({
      allergens: ['Glutenhaltiges Getreide', 'Eier', 'Milch (einschließlich Laktose)', 'Sesam'],
      additives: ['mit Konservierungsstoff'],
      allergensUnknown: false,
    })
    expect(of(documents, 'notice')).toEqual([])
  })

  test('makes an allergen that the shop does not have, with a letter that nothing else has there', () => {
    const documents = carbonara('B,C', 'B Milch und Eier, C Eier')
    const [made, ...others] = of(documents, 'notice')
    expect([made?.document.code, made?.document.name, others]).toEqual(['B*', 'Milch und Eier', []])
    expect(of(documents, 'product')[0]?.document.allergens).toEqual([made?.id, 'Eier'])
  })

  test('finds an allergen of the shop by its translation too', () => {
    const milk = noticeDocument({ code: 'G', name: 'Milk', translations: { de: { name: 'Milch' } } })
    const documents = carbonara('C', 'B Eier, C Milch', [{ id: 'milk', document: milk }])
    expect(of(documents, 'product')[0]?.document.allergens).toEqual(['milk'])
  })

  test('leaves the allergens of a line unknown until a person has confirmed its codes', () => {
    const unknown = (documents: readonly WrittenDocument[]) =>
      of(documents, 'product').map(({ document }) => document.allergensUnknown)
    expect(unknown(read())).toEqual([false, true, false])
    // A code that the legend does not have cannot be confirmed.
    expect(unknown(read(empty, { confirmed: new Set([5]) }))).toEqual([false, true, false])
  })

  test('stands at the end of the menu that is there, in the order in which it is printed', () => {
    const order = {
      version: 'v1',
      document: { categories: [{ id: 'old', products: [] }], combos: [], notices: [] },
    }
    const documents = read({ ...empty, order })
    const [menu] = of(documents, 'menu-order')
    expect(menu?.version).toBe('v1')
    const categories = of(documents, 'category').map(({ id }) => id)
    expect(menu?.document.categories.map(({ id }) => id)).toEqual(['old', ...categories])
    expect(menu?.document.categories[1]?.products).toHaveLength(2)
  })

  test('lines that are left out make nothing', () => {
    expect(of(read(empty, { left: new Set([4, 5, 9]) }), 'product')).toEqual([])
  })
})

const menus = join(import.meta.dirname, 'test')
test.each(readdirSync(menus).filter((name) => name.endsWith('.txt')))(
  'what %s becomes is what the server takes, and names nothing that is not there',
  (name) => {
    const documents = documentsOfImport(readMenu(readFileSync(join(menus, name), 'utf8')), empty, choices())
    const ids = new Set(documents.map(({ id }) => id))
    const sizes = of(documents, 'category').flatMap(({ document }) => document.sizes.map(({ id }) => id))
    for (const { document } of of(documents, 'product')) {
      const { categoryId, extras, allergens, additives } = document
      expect([categoryId, ...extras, ...allergens, ...additives].filter((id) => !ids.has(id))).toEqual([])
      expect(document.sizes.filter(({ sizeId }) => !sizes.includes(sizeId))).toEqual([])
    }
    const wire = z.encode(saveMenuDrafts.body!, { documents })
    expect(saveMenuDrafts.body!.safeParse(wire).error).toBeUndefined()
  },
)

test.each([
  ['0,33 l', { value: 0.33, unit: 'l' }],
  ['4 cl', { value: 40, unit: 'ml' }],
  ['250 g', { value: 250, unit: 'g' }],
  ['Glas', null],
  [undefined, null],
])('%s holds %o', (volume, content) => {
  expect(contentOf(volume)).toEqual(content)
})

test('combos, and extras that no dish can have, are left to a person', () => {
  const printed = `Ristorante Da Ada

Pizza
Tonno 9,50
mit Käse + 1,00

Extras   klein   groß
Oliven    1,00   1,50

Menüs
Menü 1: Pizza Tonno + Cola 12,00`
  const menu = readMenu(printed)
  const names = { oneSize: 'Normal', noHeading: 'Speisen', newId: () => 'new' }
  const lines = linesByHand(menu, targetsOf(takenCategories(menu, new Set()), [], names))
  expect(lines.map((line) => printed.split('\n')[line - 1])).toEqual([
    'Menü 1: Pizza Tonno + Cola 12,00',
    'Oliven    1,00   1,50',
  ])
})
