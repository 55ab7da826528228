import { z } from 'zod'
import { type DocumentKind, type DocumentOf, documentSchemas } from '#contract/document-kinds.ts'
import { canonicalJson } from '#domain/publishing/canonical-json.ts'
import type { AnyDocument } from '#domain/publishing/document-set.ts'
import { digest } from '../platform/digest.ts'

/** A document as it stands on the wire, in drafts and in export files. */
export const encodeDocument = (kind: DocumentKind, document: AnyDocument): unknown =>
  z.encode(documentSchemas[kind] as z.ZodType<AnyDocument>, document)

/** A document from its form on the wire. Throws a `ZodError`. */
export const decodeDocument = <Kind extends DocumentKind>(kind: Kind, wire: unknown): DocumentOf<Kind> =>
  documentSchemas[kind].parse(wire) as DocumentOf<Kind>

export const documentJson = (kind: DocumentKind, document: AnyDocument): string =>
  canonicalJson(encodeDocument(kind, document))

/** What a writer has to have seen: it changes with every change of the document, and when it is to be deleted. */
export const versionOf = (kind: DocumentKind, document: AnyDocument, isDeleted = false): string =>
  digest(`${documentJson(kind, document)}${isDeleted ? ' deleted' : ''}`).slice(0, 32)
