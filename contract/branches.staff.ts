import { z } from 'zod'
import { DocumentId, documentEndpoints, Slug } from './documents.ts'
import { Line } from './primitives.ts'

/** A branch of the restaurant; `slug` is part of its address. */
export const BranchDocument = z
  .object({ name: Line(120).min(1), slug: Slug, position: z.int().min(0).max(10_000) })
  .meta({ id: 'BranchDocument' })
export type BranchDocument = z.output<typeof BranchDocument>

export const { listBranchDocuments, getBranchDocument, saveBranchDocument } = documentEndpoints({
  name: 'Branch',
  path: 'branches',
  schema: BranchDocument,
  permission: 'branches.write',
  what: 'branches',
  actsAtOnce: true,
})

/** A table of a branch. Whoever knows its `code` may order there, so that nobody should be able to guess one. */
export const TableDocument = z
  .object({
    name: Line(60).min(1),
    branchId: DocumentId,
    position: z.int().min(0).max(10_000),
    code: z.string().regex(/^[\w-]{8,64}$/),
  })
  .meta({ id: 'TableDocument' })
export type TableDocument = z.output<typeof TableDocument>

export const { listTableDocuments, getTableDocument, saveTableDocument, removeTableDocument } =
  documentEndpoints({
    name: 'Table',
    path: 'tables',
    schema: TableDocument,
    permission: 'branches.write',
    what: 'tables',
    actsAtOnce: true,
  })
