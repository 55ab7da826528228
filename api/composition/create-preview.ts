import { Kysely } from 'kysely'
import type { Deps } from '../context.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { migrate } from '../db/migrate.ts'
import type { DB } from '../db/schema.ts'
import { openSqlite } from '../db/sqlite.ts'
import { createTransact } from '../db/transact.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { createContentCache } from '../platform/content-cache.ts'
import {
  type DraftedState,
  draftRevision,
  type PreviewScope,
  readDrafted,
  writeDrafted,
} from '../publishing/index.ts'
import { readEntries, writeEntries } from '../today/index.ts'

export type Preview = {
  /** The shop with what is drafted, in a store of its own: no guest, no order, no mail can be in it. */
  deps: Deps
  /** Follows what was drafted, published or marked as sold out since; answers how much is drafted. */
  follow(): Promise<DraftedState>
}

/**
 * A second shop beside the one of `real`, as it will be when everything is published that is drafted and that a member of
 * `branchIds` sees: the same functions
 * write it that publish, but into a store in memory. The real one is read and never written.
 */
export async function createPreview(real: Deps, branchIds: PreviewScope): Promise<Preview> {
  const db = new Kysely<DB>({ dialect: openSqlite(':memory:').dialect })
  await migrate(db, 'sqlite')
  const content = await createContentCache(db)
  const transact = createTransact({ db, engine: 'sqlite' })
  let shown = ''
  let following: Promise<DraftedState> | undefined
  let state: DraftedState = { count: 0, savedAt: null, leftOut: [] }

  async function follow(): Promise<DraftedState> {
    const asked = `${real.content.version()} ${await draftRevision(real.db)}`
    if (asked === shown) return state
    // One snapshot of what is drafted and of what is published.
    const snapshot = real.db.transaction().setIsolationLevel('repeatable read')
    const [drafted, entries] = await snapshot.execute(async (from) => [
      await readDrafted(from, branchIds),
      await readEntries(from),
    ])
    await transact(async (to) => {
      await writeDrafted(to, drafted.set)
      await writeEntries(to, entries)
      await bumpContentVersion(to)
    })
    state = drafted.state
    shown = asked
    await content.refresh()
    return state
  }

  return {
    deps: { ...real, db, engine: 'sqlite', transact, content, responseCache: createResponseCache() },
    follow() {
      following ??= follow().finally(() => (following = undefined))
      return following
    },
  }
}
