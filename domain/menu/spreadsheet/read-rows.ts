import type { CategoryDocument, NoticeDocument, ProductDocument } from '#contract/menu.staff.ts'
import { canonicalJson } from '../../publishing/canonical-json.ts'
import { readCells, type Row } from './read-cells.ts'
import type { Known } from './known.ts'
import { findCategory, findDish, readDish } from './read-dish.ts'
import type { Question } from './questions.ts'

type Entry<Document> = { id: string; version: string; document: Document }

/** The menu as it is drafted; what is being deleted is left out. */
export type SpreadsheetGround = {
  categories: readonly Entry<CategoryDocument>[]
  products: readonly Entry<ProductDocument>[]
  notices: readonly Entry<NoticeDocument>[]
}

type Edit<Kind, Document> = {
  kind: Kind
  id: string
  version: string | undefined
  before: Document | null
  after: Document
}

/** A category or a dish as the spreadsheet wants it. */
export type SpreadsheetEdit = Edit<'category', CategoryDocument> | Edit<'product', ProductDocument>

export type SpreadsheetImport = {
  /** What differs from the menu; a file that was exported and not changed has none. */
  edits: SpreadsheetEdit[]
  questions: Question[]
  /** Columns that mean nothing here. */
  unread: string[]
  dishes: number
}

/**
 * What a spreadsheet changes in the menu; undefined when it is another table. It adds and changes, and removes nothing. A
 * dish of which a cell is unclear is asked about and stays as it is.
 */
export function readRows(
  lines: readonly (readonly string[])[],
  ground: SpreadsheetGround,
  choices: Pick<Known, 'newId' | 'oneSize'>,
): SpreadsheetImport | undefined {
  const read = readCells(lines)
  if (!read) return undefined
  const { rows, questions, unread } = read
  const known: Known = {
    ...choices,
    categories: new Map(ground.categories.map(({ id, document }) => [id, document])),
    products: new Map(ground.products.map(({ id, document }) => [id, document])),
    notices: new Map(ground.notices.map(({ id, document }) => [`${document.kind} ${document.code}`, id])),
  }
  const before = new Map(known.products)
  const dishes = new Map<string, Row[]>()
  for (const row of rows) {
    const category = findCategory(row, known)
    const dish = category && findDish(row, category, known)
    if (dish) dishes.set(dish, [...(dishes.get(dish) ?? []), row])
  }
  for (const [id, ofDish] of dishes) {
    const asked = questions.length
    const categories = new Map(known.categories)
    readDish(id, ofDish, known)
    if (questions.length === asked) continue
    known.categories = categories
    const was = before.get(id)
    if (was) known.products.set(id, was)
    else known.products.delete(id)
  }
  return {
    edits: [
      ...editsOf('category', ground.categories, usedCategories(known, ground)),
      ...editsOf('product', ground.products, known.products),
    ],
    questions: questions.toSorted((a, b) => a.row - b.row),
    unread,
    dishes: dishes.size,
  }
}

/** A new category is there for its dishes, and has a size at least. */
function usedCategories({ categories, products, newId, oneSize }: Known, ground: SpreadsheetGround) {
  const old = new Set(ground.categories.map(({ id }) => id))
  const used = new Set([...products.values()].map(({ categoryId }) => categoryId))
  const size = () => ({ id: newId(), name: oneSize, translations: {}, content: null })
  return new Map(
    [...categories]
      .filter(([id]) => old.has(id) || used.has(id))
      .map(([id, document]) => [id, document.sizes.length > 0 ? document : { ...document, sizes: [size()] }]),
  )
}

function editsOf<Kind extends 'category' | 'product', Document>(
  kind: Kind,
  before: readonly Entry<Document>[],
  after: ReadonlyMap<string, Document>,
): Edit<Kind, Document>[] {
  const entries = new Map(before.map((entry) => [entry.id, entry]))
  return [...after].flatMap(([id, document]) => {
    const entry = entries.get(id)
    if (entry && canonicalJson(entry.document) === canonicalJson(document)) return []
    return [{ kind, id, version: entry?.version, before: entry?.document ?? null, after: document }]
  })
}
