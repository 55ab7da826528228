import { apiErrorOf } from '#contract/client.ts'
import { type DocumentKind, type DocumentOf, documentSchemas } from '#contract/document-kinds.ts'
import { ExportFile, exportDocuments } from '#contract/publishing.staff.ts'
import { documentCalls, type EntryOf } from '../documents/document-calls.ts'
import { noOrder, readOrder } from './use-menu.ts'
import type { PrintSource } from './printed-menu.ts'

/** The menu as it is drafted, or as guests see it. */
export const readPrinted = (withDrafts: boolean): Promise<PrintSource> =>
  withDrafts ? readDrafted() : readPublished()

async function readDrafted(): Promise<PrintSource> {
  const [categories, products, combos, notices, order] = await Promise.all([
    documentCalls('category').list(),
    documentCalls('product').list(),
    documentCalls('combo').list(),
    documentCalls('notice').list(),
    readOrder(),
  ])
  return { categories, products, combos, notices, order }
}

/** The calls of the documents answer drafts; what is published stands in the export file. */
async function readPublished(): Promise<PrintSource> {
  const response = await fetch(`/api${exportDocuments.path}`)
  const json: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw apiErrorOf(response.status, json)
  const { documents } = ExportFile.parse(json)
  const ofKind = <Kind extends DocumentKind>(kind: Kind): EntryOf<Kind>[] =>
    documents
      .filter((one) => one.kind === kind)
      .map(({ id, document }) => ({
        id,
        state: 'published' as const,
        version: '',
        document: documentSchemas[kind].parse(document) as DocumentOf<Kind>,
      }))
  return {
    categories: ofKind('category'),
    products: ofKind('product'),
    combos: ofKind('combo'),
    notices: ofKind('notice'),
    order: ofKind('menu-order')[0] ?? noOrder,
  }
}
