import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import {
  allDocuments,
  type AnyDocument,
  type DocumentEdit,
  documentSet,
  type DocumentSet,
  findDocument,
  withEdits,
} from '../publishing/document-set.ts'
import { withWholeOrder } from '../publishing/menu-order.ts'
import { MENU_ORDER } from '../publishing/only-documents.ts'
import { holderOf, partIndex, referencesOf } from '../publishing/references.ts'
import { stripDemo } from './strip-demo.ts'

/** What is known of the documents that a shop was seeded with. */
export type Seeded = {
  /** Whether a document with this id was among them. */
  has(ref: DocumentRef): boolean
  /** Whether it still reads as it was seeded. */
  isUnchanged(ref: DocumentRef, document: AnyDocument): boolean
  /** The ids of their pictures. */
  pictures: ReadonlySet<string>
  /** The texts of which they brought a translation. */
  translated: ReadonlySet<string>
}

type Sets = { published: DocumentSet; drafted: DocumentSet }

/**
 * Kinds that are the demo's by their id, also when they were changed: a dish with another price is still a dish of the
 * demo. Of the others, whatever was changed is the restaurant's own.
 */
const goesById: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'notice',
  'category',
  'extra',
  'variant',
  'product',
  'combo',
  'branch',
  'area',
  'table',
])

const keyOf = ({ kind, id }: DocumentRef): string => `${kind}/${id}`

/** Whether a document is left when the demo goes: the restaurant's own, and what these need of the demo. */
function leftWithout({ published, drafted }: Sets, seeded: Seeded) {
  const sets = [published, drafted].map((set) => ({ set, index: partIndex(set) }))
  const isOwn = (ref: DocumentRef, document: AnyDocument): boolean =>
    !seeded.has(ref) || (!goesById.has(ref.kind) && !seeded.isUnchanged(ref, document))
  const needed = new Set<string>()
  const follow = (ref: DocumentRef): void => {
    for (const { set, index } of sets) {
      const document = findDocument(set, ref)
      if (!document) continue
      for (const reference of referencesOf(ref.kind, ref.id, document)) {
        const holder = holderOf(index, reference)
        if (!holder || needed.has(keyOf(holder))) continue
        needed.add(keyOf(holder))
        follow(holder)
      }
    }
  }
  for (const { set } of sets)
    for (const { document, ...ref } of allDocuments(set)) if (isOwn(ref, document)) follow(ref)
  // A page that was rewritten stays the page that the law asks for.
  const namesOwnPage = (set: DocumentSet, ref: DocumentRef, document: AnyDocument) =>
    ref.kind === 'setting' &&
    referencesOf(ref.kind, ref.id, document).some(({ id }) => {
      const page = set.page.get(id)
      return page !== undefined && isOwn({ kind: 'page', id }, page)
    })
  return (set: DocumentSet, ref: DocumentRef, document: AnyDocument): boolean =>
    needed.has(keyOf(ref)) || isOwn(ref, document) || namesOwnPage(set, ref, document)
}

/**
 * What guests see once the demo goes, and of each draft what is left: null where it still deletes a document, undefined
 * where it goes too. The order of the menu follows what is left.
 */
export function withoutDemo(
  sets: Sets,
  drafts: readonly DocumentRef[],
  seeded: Seeded,
): { published: DocumentSet; drafts: (DocumentRef & { after: AnyDocument | null | undefined })[] } {
  const isLeft = leftWithout(sets, seeded)
  const leftOf = (set: DocumentSet, ref: DocumentRef): AnyDocument | undefined => {
    const document = findDocument(set, ref)
    return document && isLeft(set, ref, document) ? stripDemo(ref.kind, document, seeded) : undefined
  }
  const left = allDocuments(sets.published).flatMap(({ kind, id }): DocumentEdit[] => {
    const after = leftOf(sets.published, { kind, id })
    return after === undefined ? [] : [{ kind, id, before: null, after }]
  })
  const order = sets.published['menu-order']
  const published = withWholeOrder({ ...withEdits(documentSet(), left), 'menu-order': order })
  const isThere = (ref: DocumentRef) => findDocument(published, ref) !== null
  return {
    published,
    drafts: drafts.map(({ kind, id }) => {
      const ref = { kind, id }
      if (kind === 'menu-order')
        return {
          ...ref,
          after: isThere({ kind, id: MENU_ORDER }) ? findDocument(sets.drafted, ref) : undefined,
        }
      if (findDocument(sets.drafted, ref)) return { ...ref, after: leftOf(sets.drafted, ref) }
      return { ...ref, after: isThere(ref) ? null : undefined }
    }),
  }
}
