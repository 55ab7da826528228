import { z } from 'zod'
import { documentEndpoints, Slug } from './documents.ts'
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
