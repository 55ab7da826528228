import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { documentName } from '#domain/publishing/document-names.ts'
import { type AnyDocument, documentSet, findDocument } from '#domain/publishing/document-set.ts'
import { partsOf, usersOf } from '#domain/publishing/references.ts'
import type { Surroundings } from './surroundings.ts'

/** Something that names a document or a part of it. */
export type Use = DocumentRef & { name: string }

type Entries<Document> = readonly { id: string; state: string; document: Document }[]

const kept = <Document>(entries: Entries<Document>): ReadonlyMap<string, Document> =>
  new Map(entries.filter(({ state }) => state !== 'deleted').map(({ id, document }) => [id, document]))

/** Finds what uses a document of the menu, by the rule by which the server refuses to remove it. */
export function findUses(
  around: Surroundings,
): (kind: DocumentKind, id: string, document: AnyDocument) => Use[] {
  const set = documentSet({
    category: kept(around.categories),
    product: kept(around.products),
    combo: kept(around.combos),
    variant: kept(around.variants),
    extra: kept(around.extras),
    notice: kept(around.notices),
  })
  return (kind, id, document) =>
    usersOf(set, partsOf(kind, id, document))
      .filter((user) => user.kind !== kind || user.id !== id)
      .map((user) => {
        const found = findDocument(set, user)
        return { ...user, name: found ? documentName(user.kind, user.id, found) : user.id }
      })
}
