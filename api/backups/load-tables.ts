import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Kysely, sql } from 'kysely'
import type { Database, Engine } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { createTransact } from '../db/transact.ts'
import { createDatabaseStore } from '../media/index.ts'
import type { DB } from '../db/schema.ts'
import { BackupError } from './backup-error.ts'
import type { Unpacked } from './prepared.ts'
import { putPictures } from './pictures.ts'
import { columnsOf, tablesOf } from '../db/tables-of.ts'

const ROWS_AT_ONCE = 200

/**
 * Fills an empty database with the tables of an unpacked backup: makes the schema that the backup was taken from, writes
 * every row, checks what was written, and only then migrates to the schema of this program and adds the pictures, where the
 * database keeps them. Throws `BackupError` when
 * something does not fit.
 */
export async function loadTables(
  { db, engine }: Database,
  { folder, manifest, media }: Unpacked,
): Promise<void> {
  await migrate(db, engine, manifest.migrations)
  const known = (await tablesOf(db, engine)).filter((name) => name !== 'migrations')
  const named = Object.keys(manifest.tables)
  if (known.toSorted().join() !== named.toSorted().join())
    throw new BackupError('The backup names other tables than its schema has')
  await db.connection().execute((connection) =>
    withoutForeignKeys(connection, engine, async () => {
      for (const table of known) {
        // Some migrations write rows of their own.
        await sql`delete from ${sql.table(table)}`.execute(connection)
        const count = await loadTable(connection, engine, { table, folder: join(folder, 'tables') })
        if (count !== manifest.tables[table])
          throw new BackupError(
            `The backup names ${manifest.tables[table]} rows of ${table} and has ${count}`,
          )
      }
    }),
  )
  if (engine === 'sqlite') await checkFile(db)
  await migrate(db, engine)
  if (media.kind !== 'database') return
  const store = createDatabaseStore({ db, transact: createTransact({ db, engine }) })
  await putPictures(store, join(folder, 'media'))
}

async function loadTable(
  db: Kysely<DB>,
  engine: Engine,
  { table, folder }: { table: string; folder: string },
): Promise<number> {
  const insert = await insertOf(db, engine, table)
  const lines = createInterface({
    input: createReadStream(join(folder, `${table}.ndjson`)),
    crlfDelay: Infinity,
  })
  let [part, count]: [string[], number] = [[], 0]
  const write = async () => {
    if (part.length > 0) await insert(`[${part.join(',')}]`)
    count += part.length
    part = []
  }
  for await (const line of lines) {
    part.push(line)
    if (part.length === ROWS_AT_ONCE) await write()
  }
  await write()
  return count
}

/** Writes the rows of a JSON array; names of columns come from the schema, never from the backup. */
async function insertOf(
  db: Kysely<DB>,
  engine: Engine,
  table: string,
): Promise<(rows: string) => Promise<unknown>> {
  const names = await columnsOf(db, engine, table)
  const columns = sql.join(names.map((name) => sql.ref(name)))
  if (engine === 'postgres')
    return (rows) =>
      sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)`.execute(db)
  const values = sql.join(names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`))
  return (rows) =>
    sql`insert into ${sql.table(table)} (${columns}) select ${values} from json_each(${rows})`.execute(db)
}

/** Rows may refer to rows that come later: the references are checked at the end, all of them. */
async function withoutForeignKeys(db: Kysely<DB>, engine: Engine, work: () => Promise<void>): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma foreign_keys = off`.execute(db)
    await sql`begin`.execute(db)
    await work()
    await sql`commit`.execute(db)
    await sql`pragma foreign_keys = on`.execute(db)
    return
  }
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
  await sql`begin`.execute(db)
  for (const { table, name } of references)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  await work()
  for (const { table, name, definition } of references)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      db,
    )
  await sql`commit`.execute(db)
}

async function checkFile(db: Kysely<DB>): Promise<void> {
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  if (orphans.length > 0)
    throw new BackupError(
      `The backup has ${orphans.length} rows in ${orphans[0]?.table} that refer to nothing`,
    )
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  if (rows[0]?.integrity_check !== 'ok') throw new BackupError('The restored database is damaged')
}
