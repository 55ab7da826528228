import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './primitives.ts'

/** A branch; its own API lives below `url` (spec 7). */
export const Branch = z.object({ id: Id, name: z.string(), url: z.string() }).meta({ id: 'Branch' })
export type Branch = z.output<typeof Branch>

export const listBranches = endpoint({
  id: 'listBranches',
  method: 'GET',
  path: '/branches',
  auth: 'public',
  summary: 'The branches of the restaurant',
  response: z.array(Branch),
  cache: 'content',
})
