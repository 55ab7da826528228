import { z } from 'zod'
import { Coordinates } from './delivery.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './primitives.ts'

/** A branch; its own API lives below `url` (spec 7): `{url}/api/…` is the whole API of that branch. */
export const Branch = z
  .object({ id: Id, name: z.string(), url: z.string(), slug: z.string(), address: z.string() })
  .meta({ id: 'Branch' })
export type Branch = z.output<typeof Branch>

/** A branch as the page of an order or a reservation shows it, whatever branch the guest has chosen since. */
export const BranchFacts = z
  .object({
    /** Null where there is only one. */
    name: z.string().nullable(),
    /** What the restaurant calls itself there; this and what follows is empty where it is not set. */
    title: z.string(),
    legalName: z.string(),
    vatId: z.string(),
    address: z.string(),
    phone: z.string(),
    coordinates: Coordinates.nullable(),
  })
  .meta({ id: 'BranchFacts' })
export type BranchFacts = z.output<typeof BranchFacts>

export const listBranches = endpoint({
  id: 'listBranches',
  method: 'GET',
  path: '/branches',
  auth: 'public',
  summary: 'The branches of the restaurant',
  response: z.array(Branch),
  cache: 'content',
})

/**
 * A table of the restaurant. `token` authenticates like a sign-in: its holder orders at this table, by the API of
 * its `branch`.
 */
export const Table = z
  .object({ id: Id, name: z.string(), token: z.string(), branch: Branch })
  .meta({ id: 'Table' })
export type Table = z.output<typeof Table>

export const checkTable = endpoint({
  id: 'checkTable',
  method: 'GET',
  path: '/tables/{id}',
  auth: 'public',
  summary: 'Checks the code of a table and answers the table with a token of its own',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  response: Table,
})
