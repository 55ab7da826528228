import { compareCodes } from '#domain/menu/compare-codes.ts'
import type { NoticeDocument, ProductDocument } from '#contract/menu.staff.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import type { Outline } from './outline.ts'

export type Notice = { id: string; code: string; name: string; kind: NoticeDocument['kind'] }

/** The columns of the matrix: allergens or additives by their codes. */
export const columnsOf = (notices: readonly EntryOf<'notice'>[], kind: NoticeDocument['kind']): Notice[] =>
  notices
    .filter(({ state, document }) => state !== 'deleted' && document.kind === kind)
    .map(({ id, document: { code, name } }) => ({ id, code, name, kind }))
    .toSorted((a, b) => compareCodes(a.code, b.code))

/** The categories with the dishes that stay, each with how many of them nobody has decided about yet. */
export const matrixGroups = ({ categories }: Outline) =>
  categories
    .map(({ entry, products }) => {
      const dishes = products.filter(({ state }) => state !== 'deleted')
      const open = dishes.filter(({ document }) => document.allergensUnknown).length
      return { id: entry.id, name: entry.document.name, dishes, open }
    })
    .filter(({ dishes }) => dishes.length > 0)

export type MatrixGroup = ReturnType<typeof matrixGroups>[number]

const fieldOf = ({ kind }: Notice) => (kind === 'allergen' ? 'allergens' : 'additives')

export const hasNotice = (dish: ProductDocument, notice: Notice): boolean =>
  dish[fieldOf(notice)].includes(notice.id)

/** A dish with an allergen or additive ticked or unticked. Whether it is decided is said on its own. */
export function toggleNotice(dish: ProductDocument, notice: Notice): ProductDocument {
  const field = fieldOf(notice)
  const others = dish[field].filter((id) => id !== notice.id)
  return { ...dish, [field]: hasNotice(dish, notice) ? others : [...others, notice.id] }
}
