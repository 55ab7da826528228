import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Money } from './primitives.ts'

/** One change of the point balance (spec 3). Points are money: one point is one cent. */
export const Transaction = z
  .object({
    id: Id,
    description: z.string(),
    oldProfit: Money,
    amount: Money,
    newProfit: Money,
    date: Instant,
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.output<typeof Transaction>

/** Which page of how many (spec 3). */
export const Pagination = z
  .object({ total: z.int(), current_page: z.int(), per_page: z.int(), total_pages: z.int() })
  .meta({ id: 'Pagination' })
export type Pagination = z.output<typeof Pagination>

export const listTransactions = endpoint({
  id: 'listTransactions',
  method: 'GET',
  path: '/me/transactions',
  auth: 'user',
  summary: 'The changes of the point balance, the newest first',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.array(Transaction),
  meta: z.object({ pagination: Pagination }),
})
