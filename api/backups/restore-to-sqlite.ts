import { existsSync } from 'node:fs'
import { link, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../db/database.ts'
import { BackupError } from './backup-error.ts'
import { loadTables } from './load-tables.ts'
import type { Aside, Prepared, Restoring } from './prepared.ts'

const FILE = 'tischlein.db'
/** What stays where it is when another shop comes in. */
const STAYS = /^(?:media|backups|replaced-.*|\..*)$/

/** Loads a backup into a new database file beside the one of the data folder. */
export async function restoreToSqlite(
  { dataDir }: { dataDir: string },
  { staging, isKept, ...unpacked }: Restoring,
): Promise<Prepared> {
  const file = join(dataDir, FILE)
  if (existsSync(file) && !isKept)
    throw new BackupError(`There is a database already: ${file}. With --overwrite it is put aside`)
  const database = await openDatabase({ databaseUrl: undefined, dataDir: staging })
  // Closing the last connection writes the whole log into the file.
  await loadTables(database, unpacked).finally(() => database.db.destroy())
  return {
    use: async () => {
      const aside = existsSync(file) ? await putAside(dataDir) : undefined
      await rename(join(staging, FILE), file)
      return aside
    },
    discard: async () => {},
  }
}

async function putAside(dataDir: string): Promise<Aside> {
  endLog(join(dataDir, FILE))
  const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`)
  await mkdir(aside, { mode: 0o700 })
  // The database keeps its name until the new one takes it: at no moment is there none.
  await link(join(dataDir, FILE), join(aside, FILE))
  for (const name of await readdir(dataDir))
    if (name !== FILE && !STAYS.test(name)) await rename(join(dataDir, name), join(aside, name))
  return { kind: 'folder', path: aside }
}

/** Leaves everything in the one file. SQLite refuses while another program has the database open. */
function endLog(file: string): void {
  const raw = new DatabaseSync(file)
  try {
    raw.exec('pragma busy_timeout = 0; pragma journal_mode = delete')
  } catch (error) {
    if (/locked|busy/.test((error as Error).message))
      throw new BackupError('A server has this database open: stop it first')
    // A database that is broken is put aside like any other, with its log.
  } finally {
    raw.close()
  }
}
