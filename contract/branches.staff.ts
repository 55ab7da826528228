import { z } from 'zod'
import { DocumentId, documentEndpoints, Slug } from './documents.ts'
import { Line, Price, Text } from './primitives.ts'

const Ids = z.array(DocumentId).max(2000).default([])

/**
 * A branch of the restaurant and what it does differently; `slug` is part of its address. Everything that is not named
 * here is as in the whole restaurant. Dishes that are not on the menu are left out.
 */
export const BranchDocument = z
  .object({
    name: Line(120).min(1),
    slug: Slug,
    position: z.int().min(0).max(10_000),
    /** Values of its own for keys of the registry, for example ADDRESS, PHONE and RESTAURANT_COORDINATES. */
    settings: z.record(z.string().max(64), Text(20_000)).default({}),
    /** Dishes and combos that it does not sell. */
    withoutProducts: Ids,
    withoutCombos: Ids,
    prices: z
      .array(z.object({ productId: DocumentId, sizeId: DocumentId, price: Price }))
      .max(5000)
      .default([]),
  })
  .meta({ id: 'BranchDocument' })
export type BranchDocument = z.output<typeof BranchDocument>

const documents = documentEndpoints({
  name: 'Branch',
  path: 'branches',
  schema: BranchDocument,
  permission: 'branches.write',
  what: 'branches',
  actsAtOnce: true,
})
export const { listBranchDocuments, getBranchDocument, saveBranchDocument } = documents

/** A branch that is gone is a matter of the whole restaurant. */
export const removeBranchDocument = { ...documents.removeBranchDocument, needsAllBranches: true }

/** A table of a branch. Whoever knows its `code` may order there, so that nobody should be able to guess one. */
export const TableDocument = z
  .object({
    name: Line(60).min(1),
    branchId: DocumentId,
    position: z.int().min(0).max(10_000),
    code: z.string().regex(/^[\w-]{4,64}$/),
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
