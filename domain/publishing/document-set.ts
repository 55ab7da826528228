import type { DocumentKind, DocumentOf } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'

/** The kinds of documents, each after those it names: the order of lists and export files. */
export const documentKinds = Object.keys({
  notice: true,
  category: true,
  extra: true,
  variant: true,
  product: true,
  combo: true,
  'menu-order': true,
  page: true,
  languages: true,
  translation: true,
  setting: true,
  branch: true,
  area: true,
  hours: true,
  'special-day': true,
  table: true,
} satisfies Record<DocumentKind, true>) as DocumentKind[]

/** All documents of the restaurant by kind and id. */
export type DocumentSet = { readonly [Kind in DocumentKind]: ReadonlyMap<string, DocumentOf<Kind>> }

export type AnyDocument = DocumentOf<DocumentKind>

/** A document before and after; null where it does not exist. */
export type DocumentEdit = DocumentRef & { before: AnyDocument | null; after: AnyDocument | null }

/** A document of some kind with the kind it is of. */
export type Kinded = { [Kind in DocumentKind]: { kind: Kind; document: DocumentOf<Kind> } }[DocumentKind]

/** A set without documents, or with those that are given. */
export const documentSet = (given: Partial<DocumentSet> = {}): DocumentSet =>
  ({ ...Object.fromEntries(documentKinds.map((kind) => [kind, new Map()])), ...given }) as DocumentSet

/** The document of a set; null when there is none. */
export const findDocument = (set: DocumentSet, { kind, id }: DocumentRef): AnyDocument | null =>
  set[kind].get(id) ?? null

/** The set after some documents were written, or removed where `after` is null. */
export function withEdits(
  set: DocumentSet,
  edits: readonly (DocumentRef & { after: AnyDocument | null })[],
): DocumentSet {
  const changed: Record<string, Map<string, AnyDocument>> = {}
  for (const { kind, id, after } of edits) {
    const documents = (changed[kind] ??= new Map<string, AnyDocument>(set[kind]))
    if (after === null) documents.delete(id)
    else documents.set(id, after)
  }
  return { ...set, ...changed }
}

/** Every document of a set with its kind and id, in the order of the kinds. */
export const allDocuments = (set: DocumentSet): (DocumentRef & { document: AnyDocument })[] =>
  documentKinds.flatMap((kind) => [...set[kind]].map(([id, document]) => ({ kind, id, document })))
