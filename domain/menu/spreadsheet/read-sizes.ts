import type { ProductDocument } from '#contract/menu.staff.ts'
import { zero } from '../../money.ts'
import { isId, type Known } from './known.ts'
import { readAmount, type Row } from './read-cells.ts'

type SizeOfDish = ProductDocument['sizes'][number]

/** The sizes of a dish with the prices of its rows; a size that no row names keeps its price. */
export function readSizes(
  rows: readonly Row[],
  { categoryId }: ProductDocument,
  before: ProductDocument,
  known: Known,
): SizeOfDish[] {
  const stays = before.categoryId === categoryId ? before.sizes : []
  const sizes = new Map(stays.map((size) => [size.sizeId, size]))
  const named = new Set<string>()
  for (const row of rows) {
    const { size = '', size_id: sizeId = '', price = '', deposit } = row.cells
    // A dish without a price has one row with its facts.
    if (size === '' && sizeId === '' && price === '' && rows.length === 1) continue
    const id = findSize(row, categoryId, known)
    const amount = readAmount(price)
    if (price === '') row.ask('price', 'no-price')
    else if (amount === undefined) row.ask('price', 'amount')
    const extra = deposit ? readAmount(deposit) : zero
    if (extra === undefined) row.ask('deposit', 'amount')
    if (id !== undefined && named.has(id)) row.ask('size', 'twice-size')
    if (id === undefined || amount === undefined || extra === undefined) continue
    named.add(id)
    const kept = deposit === undefined ? (sizes.get(id)?.deposit ?? zero) : extra
    sizes.set(id, { sizeId: id, price: amount, deposit: kept })
  }
  return [...sizes.values()]
}

/** The id of the size of a row; a name that its category does not have is a new size of it. */
function findSize(row: Row, categoryId: string, { categories, newId, oneSize }: Known): string | undefined {
  const category = categories.get(categoryId)
  const { size = '', size_id: id = '' } = row.cells
  if (!category) return undefined
  if (id !== '' && !isId(id)) return row.ask('size_id', 'id')
  const found = category.sizes.find((one) => (id === '' ? one.name === size : one.id === id))
  if (found) return found.id
  const [only] = category.sizes
  if (size === '' && id === '' && only && category.sizes.length === 1) return only.id
  const made = id || newId()
  const name = size || oneSize
  categories.set(categoryId, {
    ...category,
    sizes: [...category.sizes, { id: made, name, translations: {}, content: null }],
  })
  return made
}
