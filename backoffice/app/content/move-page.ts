import type { EntryOf } from '../documents/document-calls.ts'
import { orderAfter, positionChanges } from '../documents/position-changes.ts'

type PageEntry = EntryOf<'page'>

/** The pages that guests can still find; what is to be removed has no place among them. */
export const keptPages = (pages: readonly PageEntry[]): PageEntry[] =>
  pages.filter(({ state }) => state !== 'deleted')

/** The pages that get another position when one goes before or after another; `pages` are in the order that is shown. */
export function movePage(
  pages: readonly PageEntry[],
  id: string,
  place: 'before' | 'after',
  other: string,
): PageEntry[] {
  const kept = keptPages(pages)
  const order = orderAfter(
    kept.map((page) => page.id),
    new Set([id]),
    other,
    place,
  )
  const changes = positionChanges(kept, order)
  return kept.flatMap((page) => {
    const position = changes.get(page.id)
    return position === undefined ? [] : [{ ...page, document: { ...page.document, position } }]
  })
}
