import { Kysely } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { knownMigrations, migrate } from '../db/migrate.ts'
import type { DB } from '../db/schema.ts'
import { openSqlite } from '../db/sqlite.ts'
import { fillEmptyTables } from '../test/fill-tables.ts'
import { openEmptyStore } from '../test/store.ts'

/** A shop of the version before, in which one order was pseudonymised and rejected for a reason. */
async function openOldShop(reason: string) {
  const engine = inject('engine')
  const before = knownMigrations().filter((name) => name < '0046')
  const [db, { raw, dialect }] = [await openEmptyStore(), openSqlite(':memory:')]
  const model = new Kysely<DB>({ dialect })
  onTestFinished(() => model.destroy())
  await migrate(db, engine, before)
  await migrate(model, 'sqlite', before)
  const wanted = ['orders', 'order_status_changes', 'restricted_guests']
  for (const { table, row } of fillEmptyTables(raw).filter(({ table }) => wanted.includes(table)))
    await db
      .insertInto(table as never)
      .values(row as never)
      .execute()
  await db.updateTable('orders').set({ restricted_at: '2026-01-01', reject_reason: reason }).execute()
  await db.updateTable('order_status_changes').set({ reason }).execute()
  await migrate(db, engine)
  return {
    order: await db.selectFrom('orders').select(['reject_reason', 'erased_at']).executeTakeFirst(),
    change: await db.selectFrom('order_status_changes').select('reason').executeTakeFirst(),
    guest: await db.selectFrom('restricted_guests').select('reasons').executeTakeFirst(),
  }
}

test.each([
  ['Ada was rude', null, 'Ada was rude'],
  [messages.notReached, messages.notReached, null],
  [messages.paymentLost, messages.paymentLost, null],
])(
  'the reason %j of an order that is pseudonymised already stays as %j beside the order and %j beside the guest',
  async (reason, stays, goes) => {
    expect(await openOldShop(reason)).toEqual({
      order: { reject_reason: stays, erased_at: null },
      change: { reason: stays },
      guest: { reasons: goes },
    })
  },
)
