import type { Kysely } from 'kysely'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentSet } from '#domain/publishing/document-set.ts'
import type { DB } from './db/schema.ts'

/** How one module keeps its kinds of documents. The module `publishing` composes all of them. */
export type DocumentStore = {
  kinds: readonly DocumentKind[]
  /** Everything of these kinds that guests see. */
  read(db: Kysely<DB>): Promise<Partial<DocumentSet>>
  /** Makes what guests see that of `set`, in the transaction of a publication. */
  write(trx: Kysely<DB>, set: DocumentSet): Promise<void>
}
