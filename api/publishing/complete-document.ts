import { kindsAtOnce } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import {
  type AnyDocument,
  type DocumentSet,
  findDocument,
  withEdits,
} from '#domain/publishing/document-set.ts'
import { withWholeOrder } from '#domain/publishing/menu-order.ts'
import { normalizeDocument } from '#domain/publishing/normalize-document.ts'
import { MENU_ORDER } from '#domain/publishing/only-documents.ts'
import type { Ctx } from '../context.ts'
import { prepareDocument } from './document-stores.ts'
import { madeSlug } from './made-slugs.ts'
import { isSameDocument } from './store-draft.ts'

/**
 * What is done with an address that is sent empty. `follows`: it is made from the name, for a draft once it is published;
 * `is kept`: a document keeps the one it has, because whoever wrote the file may not know it.
 */
type EmptySlug = 'follows' | 'is kept'

/** A document in the form in which it is kept, with the address and the places that were left to the server. */
export function completeDocument(
  ctx: Ctx,
  set: DocumentSet,
  ref: DocumentRef,
  sent: AnyDocument,
  emptySlug: EmptySlug,
): AnyDocument {
  // Whoever may not change a document may still send it along as it is, for example in a file.
  const current = findDocument(set, ref)
  if (current && isSameDocument(ref, current, normalizeDocument(ref.kind, sent))) return current
  const prepared = prepareDocument(ctx, ref, sent)
  const document = normalizeDocument(ref.kind, withSlug(set, ref, prepared, emptySlug))
  if (ref.kind !== 'menu-order' || ref.id !== MENU_ORDER) return document
  const whole = withWholeOrder(withEdits(set, [{ ...ref, after: document }]))
  return findDocument(whole, ref) ?? document
}

function withSlug(set: DocumentSet, ref: DocumentRef, sent: AnyDocument, emptySlug: EmptySlug): AnyDocument {
  if (!('slug' in sent) || sent.slug !== '') return sent
  const known = findDocument(set, ref)
  const own = known && 'slug' in known ? known.slug : ''
  const made = madeSlug(set, ref, sent.name)
  if (emptySlug === 'is kept') return { ...sent, slug: own || made }
  return own === made || kindsAtOnce.has(ref.kind) ? { ...sent, slug: made } : sent
}
