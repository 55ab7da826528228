import type { Kysely } from 'kysely'
import type { DocumentKind } from '#contract/document-kinds.ts'
import { documentSet, type DocumentSet } from '#domain/publishing/document-set.ts'
import type { DB } from '../db/schema.ts'
import type { DocumentStore } from '../document-store.ts'
import { menuDocuments } from '../menu/index.ts'

/** Who keeps which documents. */
const stores: readonly DocumentStore[] = [menuDocuments]

/** Every document as guests see it. */
export async function readPublished(db: Kysely<DB>): Promise<DocumentSet> {
  let all: Partial<DocumentSet> = {}
  for (const store of stores) all = { ...all, ...(await store.read(db)) }
  return documentSet(all)
}

/** Makes what guests see that of `set`; only the stores of `kinds` are written. */
export async function writePublished(
  trx: Kysely<DB>,
  set: DocumentSet,
  kinds: ReadonlySet<DocumentKind>,
): Promise<void> {
  for (const store of stores) if (store.kinds.some((kind) => kinds.has(kind))) await store.write(trx, set)
}
