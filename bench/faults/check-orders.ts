import type { Kysely } from 'kysely'
import type { DB } from '#api/db/schema.ts'
import { until } from './calls.ts'
import { exactly, type Note } from '../harness/finding.ts'

const NUMBERED_MS = 60_000

/** Compares the stored orders with those that were acknowledged, by idempotency key and link. */
export async function checkOrders(
  note: Note,
  db: Kysely<DB>,
  placed: readonly { key: string; url: string }[],
): Promise<void> {
  const read = () => db.selectFrom('orders').select(['idempotency_key', 'receipt_number']).execute()
  await until(async () => (await read()).every(({ receipt_number }) => receipt_number !== null), NUMBERED_MS)
  const orders = await read()
  const keys = new Set(orders.map(({ idempotency_key }) => idempotency_key))
  const numbers = new Set(orders.map(({ receipt_number }) => receipt_number ?? 0))
  const stored = placed.filter(({ key }) => keys.has(`guest:${key}`)).length
  note(exactly(`acknowledged orders lost, of ${placed.length}`, placed.length - stored, 0))
  note(exactly('orders nobody was told of', orders.length - stored, 0))
  note(
    exactly('links that lead to two orders', placed.length - new Set(placed.map(({ url }) => url)).size, 0),
  )
  note(exactly('gaps in the receipt numbers', Math.max(0, ...numbers) - orders.length, 0))
  note(exactly('receipt numbers given twice', orders.length - numbers.size, 0))
}
