import pg from 'pg'
import { until } from './calls.ts'
import { exactly, type Note } from '../harness/finding.ts'

const NUMBERED_MS = 60_000

/** Compares the orders of a PostgreSQL with those that were acknowledged, by idempotency key and link. */
export async function checkOrders(
  note: Note,
  databaseUrl: string,
  placed: readonly { key: string; url: string }[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const count = async (text: string, values: unknown[] = []) =>
    Number((await client.query<{ count: string }>(text, values)).rows[0]!.count)
  await until(
    async () => (await count('select count(*) from orders where receipt_number is null')) === 0,
    NUMBERED_MS,
  )
  const keys = placed.map(({ key }) => `guest:${key}`)
  const stored = await count('select count(*) from orders where idempotency_key = any($1)', [keys])
  const all = await count('select count(*) from orders')
  const numbers = await count('select count(distinct receipt_number) from orders')
  const highest = await count('select coalesce(max(receipt_number), 0) as count from orders')
  await client.end()
  note(exactly(`acknowledged orders lost, of ${placed.length}`, placed.length - stored, 0))
  note(exactly('orders nobody was told of', all - stored, 0))
  note(
    exactly('links that lead to two orders', placed.length - new Set(placed.map(({ url }) => url)).size, 0),
  )
  note(exactly('gaps in the receipt numbers', highest - all, 0))
  note(exactly('receipt numbers given twice', all - numbers, 0))
}
