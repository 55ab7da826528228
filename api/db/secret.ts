import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from './schema.ts'

/** A random key of this system, created at first use and shared by all its processes. */
export async function readSecret(db: Kysely<DB>, name: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
