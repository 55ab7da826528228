import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { checkDocument } from '#domain/publishing/check-document.ts'
import { newlyIncomplete } from '#domain/publishing/check-set.ts'
import { documentName } from '#domain/publishing/document-names.ts'
import {
  type AnyDocument,
  type DocumentSet,
  findDocument,
  withEdits,
} from '#domain/publishing/document-set.ts'
import { errorsAsSent } from '#domain/publishing/errors-as-sent.ts'
import { losingCombos } from '#domain/publishing/losing-combos.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import { isSameRef, lostParts, partIndex, usersOf } from '#domain/publishing/references.ts'
import { AppError, type FieldSentences, ValidationError } from '../http/errors.ts'
import { encodeDocument } from './document-json.ts'
import type { Entry } from './workspace.ts'

/** Somebody else was faster: the refusal carries the document as it is now, null when it is gone. */
export function conflictWith(kind: DocumentKind, current: Entry | undefined): AppError {
  return new AppError('conflict', publishingMessages.changedMeanwhile, {
    current: current ? { ...current, document: encodeDocument(kind, current.document) } : null,
  })
}

/**
 * Throws `conflict` with `usedIn` when other documents need what edited ones would no longer have: a part of them, or a dish
 * that is sold in the size in which a combo offers it.
 */
export function refuseLoss(
  set: DocumentSet,
  edits: readonly (DocumentRef & { after: AnyDocument | null })[],
): void {
  const target = withEdits(set, edits)
  const lost = edits.flatMap((edit) => lostParts(edit, findDocument(set, edit), edit.after))
  const users = lost.length === 0 ? [] : usersOf(target, lost)
  const combos = losingCombos(set, target).filter((one) => !users.some((user) => isSameRef(one, user)))
  if (users.length + combos.length === 0) return
  throw new AppError('conflict', publishingMessages.stillUsed, {
    usedIn: [...users, ...combos].map(({ kind, id }) => withName(set, { kind, id })),
  })
}

/** Which document, with the restaurant's own word for it. */
export function withName(set: DocumentSet, ref: DocumentRef): DocumentRef & { name: string } {
  const document = findDocument(set, ref)
  return { ...ref, name: document ? documentName(ref.kind, ref.id, document) : ref.id }
}

/** Throws `conflict` with the documents that would name what is not there. */
export function refuseIncomplete(before: DocumentSet, target: DocumentSet): void {
  const found = newlyIncomplete(before, target)
  if (found.length === 0) return
  throw new AppError('conflict', publishingMessages.incomplete, {
    incomplete: found.map(({ kind, id, fields }) => ({ ...withName(target, { kind, id }), fields })),
  })
}

/** Throws `ValidationError` by the place of each document among those that were sent, and by its fields as they were sent. */
export function refuseWrong(
  target: DocumentSet,
  edits: readonly (DocumentRef & { after: AnyDocument | null; sent: AnyDocument | null; at: number })[],
): void {
  const fields: FieldSentences = {}
  const index = partIndex(target)
  for (const { at, after, sent, ...ref } of edits) {
    const errors = after ? errorsAsSent(checkDocument(target, ref, after, index), after, sent) : {}
    for (const [field, sentences] of Object.entries(errors))
      fields[`documents.${at}.document.${field}`] = sentences
  }
  if (Object.keys(fields).length > 0) throw new ValidationError(fields)
}
