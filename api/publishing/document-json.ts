import { z } from 'zod'
import { type DocumentKind, documentSchemas } from '#contract/document-kinds.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import type { AnyDocument } from '#domain/publishing/document-set.ts'
import { digest } from '../platform/digest.ts'

/** A document on the wire; undefined for a stored one that the schema of this version refuses. */
const wireOf = (kind: DocumentKind, document: AnyDocument): unknown =>
  z.safeEncode(documentSchemas[kind] as z.ZodType<AnyDocument>, document).data

/** Whether a document is what the schema of this version takes. */
export const isAccepted = (kind: DocumentKind, document: AnyDocument): boolean =>
  wireOf(kind, document) !== undefined

/** A document as it stands on the wire, in drafts and in export files; one that is not accepted is refused there as well. */
export const encodeDocument = (kind: DocumentKind, document: AnyDocument): unknown =>
  wireOf(kind, document) ?? document

export const documentJson = (kind: DocumentKind, document: AnyDocument): string =>
  canonicalJson(encodeDocument(kind, document))

/** What a writer has to have seen: it changes with every change of the document, and when it is to be deleted. */
export const versionOf = (kind: DocumentKind, document: AnyDocument, isDeleted = false): string =>
  digest(`${documentJson(kind, document)}${isDeleted ? ' deleted' : ''}`).slice(0, 32)
