import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { documentName } from '#domain/publishing/document-facts.ts'
import { type AnyDocument, type DocumentSet, findDocument } from '#domain/publishing/document-set.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import { lostParts, usersOf } from '#domain/publishing/references.ts'
import { AppError } from '../http/errors.ts'
import { encodeDocument } from './document-json.ts'
import type { Entry } from './workspace.ts'

/** Somebody else was faster: the refusal carries the document as it is now, null when it is gone. */
export function conflictWith(kind: DocumentKind, current: Entry | undefined): AppError {
  return new AppError('conflict', publishingMessages.changedMeanwhile, {
    current: current ? { ...current, document: encodeDocument(kind, current.document) } : null,
  })
}

/** Throws `conflict` with `usedIn` when other documents need what a document would no longer have. */
export function refuseLoss(set: DocumentSet, ref: DocumentRef, after: AnyDocument | null): void {
  const lost = lostParts(ref, findDocument(set, ref), after)
  if (lost.length === 0) return
  const users = usersOf(set, lost).filter(({ kind, id }) => kind !== ref.kind || id !== ref.id)
  if (users.length === 0) return
  throw new AppError('conflict', publishingMessages.stillUsed, {
    usedIn: users.map((user) => withName(set, user)),
  })
}

/** Which document, with the restaurant's own word for it. */
export function withName(set: DocumentSet, ref: DocumentRef): DocumentRef & { name: string } {
  const document = findDocument(set, ref)
  return { ...ref, name: document ? documentName(ref.kind, ref.id, document) : ref.id }
}
