import type { ProductDocument } from '#contract/menu.staff.ts'
import { type Column, NONE, tags, UNKNOWN, vatClasses } from './columns.ts'
import { emptyCategory, emptyProduct } from '../empty-documents.ts'
import { isId, type Known } from './known.ts'
import { type Row, wordsOf } from './read-cells.ts'
import { readSizes } from './read-sizes.ts'

const AGES = ['16', '18'] as const

/** The id of the category of a row, a new one if need be; undefined when that is unclear. */
export function findCategory(row: Row, { categories, products, newId }: Known): string | undefined {
  const { category = '', category_id: id = '', dish_id: dishId = '' } = row.cells
  if (id !== '' && !isId(id)) return row.ask('category_id', 'id')
  const byId = categories.get(id)
  if (byId && category !== '' && byId.name !== category) return row.ask('category', 'two-categories')
  if (byId) return id
  const named = [...categories].filter(([, { name }]) => name === category).map(([one]) => one)
  if (id === '' && named.length > 1) return row.ask('category', 'ambiguous-category')
  if (id === '' && named[0] !== undefined) return named[0]
  const present = products.get(dishId)
  if (id === '' && category === '' && present) return present.categoryId
  if (category === '') return row.ask('category', 'no-category')
  const made = id || newId()
  categories.set(made, emptyCategory(category))
  return made
}

/** The id of the dish of a row, a new one if need be; undefined when that is unclear. */
export function findDish(row: Row, categoryId: string, { products, newId }: Known): string | undefined {
  const { dish = '', dish_id: id = '' } = row.cells
  if (id !== '' && !isId(id)) return row.ask('dish_id', 'id')
  if (dish === '') return row.ask('dish', 'no-dish')
  if (id !== '' && products.has(id)) return id
  const named = [...products].filter(([, one]) => one.name === dish && one.categoryId === categoryId)
  if (id === '' && named.length > 1) return row.ask('dish', 'ambiguous-dish')
  if (id === '' && named[0]) return named[0][0]
  const made = id || newId()
  products.set(made, emptyProduct(dish, categoryId))
  return made
}

/** Writes what the rows of a dish say into the menu that is known. */
export function readDish(id: string, rows: readonly Row[], known: Known): void {
  const [first] = rows
  const before = known.products.get(id)
  if (!first || !before) return
  const categoryId = findCategory(first, known) ?? before.categoryId
  const said = (column: Column) => agreed(rows, column)
  const { allergens, allergensUnknown, additives } = readNotices(first, before, known)
  const dish: ProductDocument = {
    ...before,
    name: said('dish') || before.name,
    description: said('description') ?? before.description,
    categoryId,
    vatClass: oneOf(first, 'vat_class', vatClasses) ?? before.vatClass,
    minAge: first.cells.min_age === undefined ? before.minAge : readAge(first),
    tags: first.cells.tags === undefined ? before.tags : readTags(first),
    allergens,
    allergensUnknown,
    additives,
    sizes: [],
  }
  for (const column of ['category', 'vat_class', 'min_age', 'tags', 'allergens', 'additives'] as const)
    said(column)
  dish.sizes = readSizes(rows, dish, before, known)
  known.products.set(id, dish)
}

/** What the first row says about the dish; a later one may leave it out, but say nothing else. */
function agreed(rows: readonly Row[], column: Column): string | undefined {
  const text = rows[0]?.cells[column]
  for (const row of rows) {
    const other = row.cells[column]
    if (other && other !== text) row.ask(column, 'contradicts')
  }
  return text
}

function oneOf<const Choice extends string>(
  row: Row,
  column: Column,
  choices: readonly Choice[],
): Choice | undefined {
  const text = row.cells[column] ?? ''
  const found = choices.find((choice) => choice === text)
  if (text !== '' && found === undefined) row.ask(column, 'choice', { choices: choices.join(', ') })
  return found
}

function readAge(row: Row): 16 | 18 | null {
  const age = oneOf(row, 'min_age', AGES)
  return age === undefined ? null : age === '16' ? 16 : 18
}

function readTags(row: Row): ProductDocument['tags'] {
  return wordsOf(row.cells.tags ?? '').flatMap((word) => {
    const found = tags.find((tag) => tag === word)
    if (!found) row.ask('tags', 'choice', { choices: tags.join(', ') })
    return found ?? []
  })
}

type Declared = Pick<ProductDocument, 'allergens' | 'allergensUnknown' | 'additives'>

/** An empty cell says nothing: that a dish has no allergens has to be said. */
function readNotices(row: Row, before: ProductDocument, { notices }: Known): Declared {
  const idsIn = (column: 'allergens' | 'additives', kind: string, known: string[]): string[] => {
    const words = wordsOf(row.cells[column] ?? '')
    if (words.length === 0) return known
    const ids = words
      .filter((word) => word !== UNKNOWN && word !== NONE)
      .flatMap((code) => notices.get(`${kind} ${code}`) ?? row.ask(column, 'code', { code }) ?? [])
    return ids.length === known.length && known.every((id) => ids.includes(id)) ? known : ids
  }
  const words = wordsOf(row.cells.allergens ?? '')
  return {
    allergens: idsIn('allergens', 'allergen', before.allergens),
    additives: idsIn('additives', 'additive', before.additives),
    allergensUnknown: words.length === 0 ? before.allergensUnknown : words.includes(UNKNOWN),
  }
}
