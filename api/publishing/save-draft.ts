import type { DocumentRef } from '#contract/publishing.staff.ts'
import { checkDocument } from '#domain/publishing/check-document.ts'
import {
  type AnyDocument,
  type DocumentSet,
  findDocument,
  withEdits,
} from '#domain/publishing/document-set.ts'
import { withWholeOrder } from '#domain/publishing/menu-order.ts'
import { MENU_ORDER } from '#domain/publishing/only-documents.ts'
import { normalizeDocument } from '#domain/publishing/normalize-document.ts'
import { freeSlug } from '#domain/publishing/slug.ts'
import { type Ctx, transaction } from '../context.ts'
import { throwFieldErrors } from '../http/errors.ts'
import { prepareDocument } from './document-stores.ts'
import { conflictWith, refuseLoss } from './refuse.ts'
import { isSameDocument, storeDraft } from './store-draft.ts'
import { type Entry, entryOf, lockDrafts, readWorkspace } from './workspace.ts'

/**
 * Drafts a document as a whole. Throws `conflict` with the current document when it is not at `version` any more or
 * when something else needs what the document no longer has, `ValidationError` by field.
 */
export async function saveDraft(
  ctx: Ctx,
  ref: DocumentRef,
  sent: AnyDocument,
  version: string | undefined,
): Promise<Entry> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    const current = entryOf(workspace, ref)
    const document = complete(workspace.drafted, ref, prepareDocument(ctx, ref, sent))
    if (current && current.state !== 'deleted' && isSameDocument(ref, current.document, document))
      return current
    if (current?.version !== version) throw conflictWith(ref.kind, current)

    throwFieldErrors(checkDocument(workspace.drafted, ref, document))
    refuseLoss(workspace.drafted, ref, document)

    await storeDraft(ctx, workspace, ref, document)
    return entryOf(await readWorkspace(ctx.db), ref)!
  })
}

/** A document in the form in which it is kept, with the address and the places that were left to the server. */
function complete(set: DocumentSet, ref: DocumentRef, sent: AnyDocument): AnyDocument {
  const document = normalizeDocument(ref.kind, withSlug(set, ref, sent))
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
