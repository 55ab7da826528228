import type { CategoryDocument, NoticeDocument, ProductDocument } from '#contract/menu.staff.ts'
import { asCell } from '../../text/spreadsheet-text.ts'
import { type Column, columns, NONE, UNKNOWN } from './columns.ts'

type Entry<Document> = { id: string; document: Document }

/** What the spreadsheet is about, in the order of the menu. */
export type SpreadsheetMenu = {
  categories: readonly Entry<CategoryDocument>[]
  products: readonly Entry<ProductDocument>[]
  notices: readonly Entry<NoticeDocument>[]
}

/** The rows of the menu with their head, with the decimal comma of German spreadsheets. */
export function writeRows({ categories, products, notices }: SpreadsheetMenu): string[][] {
  const codes = new Map(notices.map(({ id, document }) => [id, document.code]))
  const codesOf = (ids: readonly string[]) => ids.flatMap((id) => codes.get(id) ?? [])
  const rows = categories.flatMap((category) =>
    products
      .filter(({ document }) => document.categoryId === category.id)
      .flatMap((dish) => rowsOf(category, dish, codesOf)),
  )
  return [[...columns], ...rows]
}

function rowsOf(
  { id: categoryId, document: category }: Entry<CategoryDocument>,
  { id: dishId, document: dish }: Entry<ProductDocument>,
  codesOf: (ids: readonly string[]) => string[],
): string[][] {
  const declared = [...codesOf(dish.allergens), ...(dish.allergensUnknown ? [UNKNOWN] : [])]
  const known: Partial<Record<Column, string>> = {
    category: category.name,
    dish: dish.name,
    description: dish.description,
    vat_class: dish.vatClass,
    min_age: dish.minAge === null ? '' : String(dish.minAge),
    tags: dish.tags.join(','),
    allergens: declared.join(',') || NONE,
    additives: codesOf(dish.additives).join(',') || NONE,
    category_id: categoryId,
    dish_id: dishId,
  }
  const sizes = dish.sizes.map(({ sizeId, price, deposit }) => ({
    size: category.sizes.find(({ id }) => id === sizeId)?.name ?? '',
    price: amount(price),
    deposit: deposit === 0 ? '' : amount(deposit),
    size_id: sizeId,
  }))
  const lines: Partial<Record<Column, string>>[] = sizes.length > 0 ? sizes : [{}]
  return lines.map((line) => columns.map((column) => asCell({ ...known, ...line }[column] ?? '')))
}

const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')
