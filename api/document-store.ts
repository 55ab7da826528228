import type { Kysely } from 'kysely'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import type { AnyDocument, DocumentSet } from '#domain/publishing/document-set.ts'
import type { Ctx } from './context.ts'
import type { Readable } from './db/readable-rows.ts'
import type { DB } from './db/schema.ts'

/** A published document of which this version cannot read some columns. */
export type Unreadable = DocumentRef & { columns: readonly string[] }

/** The documents to which rows with unreadable values belong. */
export const unreadableOf = <Row extends object>(
  kind: DocumentKind,
  rows: readonly Readable<Row>[],
  idOf: (row: Row) => string,
): Unreadable[] =>
  rows.flatMap((row) => (row.unreadable ? { kind, id: idOf(row), columns: Object.keys(row.unreadable) } : []))

/** The id of a row that is a document. */
export const ownId = ({ id }: { id: string }): string => id

/** How one module keeps its kinds of documents. The module `publishing` composes all of them. */
export type DocumentStore = {
  kinds: readonly DocumentKind[]
  /** Everything of these kinds that guests see, as far as this version can read it. */
  read(db: Kysely<DB>): Promise<Partial<DocumentSet>>
  /** What of it this version cannot read. */
  unreadable?(db: Kysely<DB>): Promise<Unreadable[]>
  /**
   * A document in the form in which it may be stored, tidied beyond its schema. Throws `ValidationError` by field, and
   * `forbidden` for a caller who may not write it.
   */
  prepare?(ctx: Ctx, ref: DocumentRef, document: AnyDocument): AnyDocument
  /** Throws `ValidationError` for a document that cannot be removed because of what is no document. */
  refuseRemoval?(ctx: Ctx, id: string): Promise<void>
  /** Makes what guests see that of `set`, in the transaction of a publication. */
  write(trx: Kysely<DB>, set: DocumentSet): Promise<void>
  /** Removes what `write` has left because rows of other stores named it; called once these are written. */
  removeRest?(trx: Kysely<DB>, set: DocumentSet): Promise<void>
}
