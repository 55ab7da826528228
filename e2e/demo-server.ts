import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type AppServer, change, changeAndWait, copyDemo, startServer } from './app-server.ts'
import { writeMapTiles } from '../api/test/map/tiles-file.ts'
import { templateDir } from './global-setup.ts'

type Use<T> = (value: T) => Promise<void>

/** Runs a server of the demo restaurant, changed by `sql`, for as long as it is used. */
export async function serveDemo(
  { sql, env = {} }: { sql?: string; env?: Record<string, string> },
  use: Use<AppServer>,
): Promise<void> {
  const demo = copyDemo(templateDir())
  if (sql) change(demo.dataDir, sql)
  const server = await startServer({ dataDir: demo.dataDir, env })
  await use(server)
  await server.stop()
  demo.remove()
}

/** Switches the new address system on. */
export const usesPlaces = `update settings set value = '1' where key = 'USES_NEW_ADDRESS_SYSTEM'`

/** The same with the new address system and its own map tiles. */
export async function serveTiles(tiles: Buffer, use: Use<AppServer>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tischlein-tiles-'))
  const path = join(folder, 'town.pmtiles')
  writeMapTiles(path, tiles)
  await serveDemo({ sql: usesPlaces, env: { MAP_TILES: path } }, use)
  rmSync(folder, { recursive: true })
}

/** A running server whose store can be brought back to what it was. */
export type RestorableServer = { server: AppServer; restore(): Promise<void> }

/** Keeps what the store of a running server holds. Bringing it back takes a tenth of a start. */
export function keepStore(server: AppServer): RestorableServer {
  const kept = join(server.dataDir, 'kept.db')
  const db = new DatabaseSync(join(server.dataDir, 'tischlein.db'))
  db.exec(`vacuum into '${kept}'`)
  const tables = db
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'kysely%' and name <> 'content_version'`,
    )
    .all()
    .map(({ name }) => `"${String(name)}"`)
  db.close()
  const refill = tables.map(
    (name) => `delete from main.${name}; insert into main.${name} select * from kept.${name}`,
  )
  return {
    server,
    restore: async () => {
      const store = new DatabaseSync(join(server.dataDir, 'tischlein.db'))
      store.exec(`pragma busy_timeout = 5000; pragma foreign_keys = off; attach '${kept}' as kept;
        begin immediate; ${refill.join(';')}; commit`)
      store.close()
      await changeAndWait(server, '')
    },
  }
}
