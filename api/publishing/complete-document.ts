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
import { freeSlug } from '#domain/publishing/slug.ts'
import type { Ctx } from '../context.ts'
import { prepareDocument } from './document-stores.ts'
import { isSameDocument } from './store-draft.ts'

/** A document in the form in which it is kept, with the address and the places that were left to the server. */
export function completeDocument(
  ctx: Ctx,
  set: DocumentSet,
  ref: DocumentRef,
  sent: AnyDocument,
): AnyDocument {
  // Whoever may not change a document may still send it along as it is, for example in a file.
  const current = findDocument(set, ref)
  if (current && isSameDocument(ref, current, normalizeDocument(ref.kind, sent))) return current
  const prepared = prepareDocument(ctx, ref, sent)
  const document = normalizeDocument(ref.kind, withSlug(set, ref, prepared))
  if (ref.kind !== 'menu-order' || ref.id !== MENU_ORDER) return document
  const whole = withWholeOrder(withEdits(set, [{ ...ref, after: document }]))
  return findDocument(whole, ref) ?? document
}

/** A document without an address keeps the one it has; a new one gets one from its name. */
function withSlug(set: DocumentSet, ref: DocumentRef, sent: AnyDocument): AnyDocument {
  if (!('slug' in sent) || sent.slug !== '') return sent
  const known = findDocument(set, ref)
  if (known && 'slug' in known) return { ...sent, slug: known.slug }
  const taken = new Set([...set[ref.kind].values()].map((one) => ('slug' in one ? one.slug : '')))
  return { ...sent, slug: freeSlug(sent.name, (slug) => taken.has(slug)) }
}
