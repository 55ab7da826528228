import type { Kysely } from 'kysely'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { type AnyDocument, documentSet, type DocumentSet } from '#domain/publishing/document-set.ts'
import type { Ctx } from '../context.ts'
import type { DB } from '../db/schema.ts'
import type { DocumentStore, Unreadable } from '../document-store.ts'
import { languageDocuments, pageDocuments, translationDocuments } from '../content/index.ts'
import { branchDocuments, tableDocuments } from '../branches/index.ts'
import { areaDocuments } from '../delivery/index.ts'
import { hoursDocuments } from '../hours/index.ts'
import { menuDocuments } from '../menu/index.ts'
import { settingDocuments } from '../settings/index.ts'

/** Who keeps which documents. */
const stores: readonly DocumentStore[] = [
  menuDocuments,
  pageDocuments,
  languageDocuments,
  translationDocuments,
  settingDocuments,
  branchDocuments,
  areaDocuments,
  hoursDocuments,
  tableDocuments,
]

/** Every document as guests see it, as far as this version can read it. */
export async function readPublished(db: Kysely<DB>): Promise<DocumentSet> {
  let all: Partial<DocumentSet> = {}
  for (const store of stores) all = { ...all, ...(await store.read(db)) }
  return documentSet(all)
}

/** What of the published documents this version cannot read. */
export async function readUnreadable(db: Kysely<DB>): Promise<Unreadable[]> {
  const found: Unreadable[] = []
  for (const store of stores) found.push(...((await store.unreadable?.(db)) ?? []))
  return found
}

/** A document in the form in which its store keeps it (api/document-store.ts). */
export function prepareDocument(ctx: Ctx, ref: DocumentRef, document: AnyDocument): AnyDocument {
  const store = stores.find(({ kinds }) => kinds.includes(ref.kind))
  return store?.prepare?.(ctx, ref, document) ?? document
}

/** Throws `ValidationError` for a document whose store cannot do without it. */
export async function refuseRemoval(ctx: Ctx, { kind, id }: DocumentRef): Promise<void> {
  await stores.find(({ kinds }) => kinds.includes(kind))?.refuseRemoval?.(ctx, id)
}

/** Makes what guests see that of `set`; only the stores of `kinds` are written. */
export async function writePublished(
  trx: Kysely<DB>,
  set: DocumentSet,
  kinds: ReadonlySet<DocumentKind>,
): Promise<void> {
  const written = stores.filter((store) => store.kinds.some((kind) => kinds.has(kind)))
  for (const store of written) await store.write(trx, set)
  for (const store of written) await store.removeRest?.(trx, set)
}
