import type { Kysely } from 'kysely'
import { type Engine, openDatabase } from '#api/db/database.ts'
import { migrate } from '#api/db/migrate.ts'
import type { DB } from '#api/db/schema.ts'
import { copyDemo } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { startPostgres, teardown } from '../../scripts/test/postgres.ts'
import { copyToPostgres } from '../orders/copy-to-postgres.ts'
import { addOwner } from './calls.ts'

/** The demo on an engine of its own, with an owner who can sign in. */
export type Store = {
  dataDir: string
  /** What its servers are started with. */
  env: Record<string, string>
  /** Looks into the database, as another program beside the servers. */
  look<Seen>(at: (db: Kysely<DB>) => Promise<Seen>): Promise<Seen>
  remove(): Promise<void>
}

const engines: readonly Engine[] = ['sqlite', 'postgres']

/** The engines that every promise about stored data is proven on: both, or the one that `ENGINE` names. */
const ENGINES = engines.filter((engine) => engine === (process.env['ENGINE'] ?? engine))

/** Does the work on each of these engines at the same time, and throws what failed once all have ended. */
export async function onEachEngine(work: (engine: Engine) => Promise<void>): Promise<void> {
  const ended = await Promise.allSettled(ENGINES.map(work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

export async function openStore(engine: Engine): Promise<Store> {
  const demo = copyDemo(templateDir())
  await addOwner(demo)
  const databaseUrl = engine === 'postgres' ? await fillPostgres(demo.dataDir) : undefined
  return {
    dataDir: demo.dataDir,
    env: databaseUrl ? { DATABASE_URL: databaseUrl, MEDIA_STORE: 'folder' } : {},
    async look(at) {
      const { db } = await openDatabase({ databaseUrl, dataDir: demo.dataDir })
      try {
        return await at(db)
      } finally {
        await db.destroy()
      }
    },
    async remove() {
      if (databaseUrl) await teardown()
      demo.remove()
    },
  }
}

async function fillPostgres(dataDir: string): Promise<string> {
  const databaseUrl = await startPostgres({ isDurable: true })
  const { db } = await openDatabase({ databaseUrl, dataDir }, (database) =>
    migrate(database.db, database.engine),
  )
  await db.destroy()
  await copyToPostgres(dataDir, databaseUrl)
  return databaseUrl
}
