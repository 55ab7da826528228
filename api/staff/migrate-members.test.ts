import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import type { DB } from '../db/schema.ts'
import { openEmptyStore } from '../test/store.ts'

const FOLDER = join(import.meta.dirname, '../db/migrations')

/** The database as it was before members had several branches. */
async function migrateUntil(db: Kysely<DB>, last: string): Promise<void> {
  await sql`create table migrations (name text primary key, applied_at text not null)`.execute(db)
  const names = readdirSync(FOLDER)
    .filter((name) => name < last)
    .toSorted()
  for (const name of names) {
    const statements = readFileSync(join(FOLDER, name), 'utf8').split(/;\s*\n/)
    for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(db)
    await sql`insert into migrations (name, applied_at) values (${name}, 'x')`.execute(db)
  }
}

test('a member keeps role, branch and session when the permissions come', async () => {
  const db = await openEmptyStore()
  await migrateUntil(db, '0023')
  await db.insertInto('branches').values({ id: 'ost', slug: 'ost', name: 'Ost', position: 0 }).execute()
  for (const [id, branch] of [
    ['of-all', null],
    ['of-ost', 'ost'],
  ])
    await sql`insert into staff_members (id, email, name, role, password_hash, created_at, branch_id)
      values (${id}, ${`${id}@example.org`}, 'Mina', 'kitchen', 'hash', '2026-01-01T00:00:00.000Z', ${branch})`.execute(
      db,
    )
  await sql`insert into staff_sessions (token_hash, member_id, created_at, expires_at)
    values ('token', 'of-ost', '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z')`.execute(db)

  await migrate(db, inject('engine'))
  const members = await db
    .selectFrom('staff_members')
    .select(['id', 'role', 'all_branches', 'deactivated_at'])
    .orderBy('id')
    .execute()
  expect(members).toEqual([
    { id: 'of-all', role: 'kitchen', all_branches: 1, deactivated_at: null },
    { id: 'of-ost', role: 'kitchen', all_branches: 0, deactivated_at: null },
  ])
  expect(await db.selectFrom('staff_member_branches').selectAll().execute()).toEqual([
    { member_id: 'of-ost', branch_id: 'ost' },
  ])
  expect(await db.selectFrom('staff_sessions').select(['member_id', 'token_hash']).execute()).toEqual([
    { member_id: 'of-ost', token_hash: 'token' },
  ])
})
