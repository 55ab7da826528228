import type { Insertable } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { TestApp } from './app.ts'

/** Rows of one statement, few enough for the parameters that a store takes. */
const AT_ONCE = 100

/** Writes an order, with its lines and taxes, so many times more; `values` is what the copies have that the order has not. */
export async function copyOrder(
  { db, deps }: TestApp,
  id: string,
  { count, values = {} }: { count: number; values?: Partial<Insertable<DB['orders']>> },
): Promise<string[]> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const taxes = await db.selectFrom('order_taxes').selectAll().where('order_id', '=', id).execute()
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute()
  const ids = Array.from({ length: count }, () => deps.newId())
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    await db
      .insertInto('orders')
      .values(
        some.map((copy) => ({
          ...order,
          ...values,
          id: copy,
          code: copy.slice(-10),
          token_hash: copy,
          idempotency_key: null,
          receipt_number: null,
        })) as never,
      )
      .execute()
    await db
      .insertInto('order_lines')
      .values(some.flatMap((copy) => lines.map((line) => ({ ...line, order_id: copy }))) as never)
      .execute()
    await db
      .insertInto('order_taxes')
      .values(some.flatMap((copy) => taxes.map((tax) => ({ ...tax, order_id: copy }))))
      .execute()
  }
  return ids
}
