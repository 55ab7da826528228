import { sql } from 'kysely'
import { messages } from '#domain/messages.ts'
import { type Ctx, isoAt } from '../context.ts'
import { signature } from '../platform/digest.ts'
import { AppError } from './errors.ts'
import { FURTHEST_MS, WINDOW_MS } from './try-limit.ts'

type CallOfLimit = Pick<Ctx, 'deps' | 'db' | 'committed'>

/** A limit that all processes on one database count together. Inside a transaction it is counted with it. */
export type SharedLimit = {
  /** Counts a try before its work is done, so that simultaneous tries count too. Throws `too_many_requests`. */
  take(ctx: CallOfLimit, key: string): Promise<void>
  /** The same as a boolean: whether this try was still within the limit. */
  allows(ctx: CallOfLimit, key: string): Promise<boolean>
  /** A success clears the failures before it. */
  clear(ctx: CallOfLimit, key: string): Promise<void>
  /** Takes back one try that should not count; the failures before it still do. */
  giveBack(ctx: CallOfLimit, key: string): Promise<void>
}

/** Tries that are over are removed with others' new ones, at most this many at a time. */
const REMOVED_AT_ONCE = 500

/** At most `maxTries` in a quarter of an hour. `name` distinguishes the keys of one limit from those of others. */
export function createSharedLimit(name: string, maxTries: number): SharedLimit {
  // Whoever reads the database must not learn network addresses from it.
  const stored = ({ deps }: CallOfLimit, key: string) => signature(deps.secret, `limit ${name} ${key}`)

  /** When the next try is possible, in milliseconds; undefined when this one was. */
  async function blockedUntil(ctx: CallOfLimit, key: string): Promise<number | undefined> {
    const [id, now] = [stored(ctx, key), ctx.deps.clock()]
    const { tries, until } = await inTransaction(ctx, (db) => count(db, id, { now, maxTries }))
    if (tries === 1 && !ctx.committed) await removeOld(ctx)
    return tries === undefined ? Date.parse(until) : undefined
  }

  return {
    async take(ctx, key) {
      const until = await blockedUntil(ctx, key)
      if (until === undefined) return
      const retryAfter = Math.max(1, Math.ceil((until - ctx.deps.clock()) / 1000))
      throw new AppError('too_many_requests', messages.tooManyTries, {}, { retryAfter })
    },
    allows: async (ctx, key) => (await blockedUntil(ctx, key)) === undefined,
    async clear(ctx, key) {
      await inTransaction(ctx, (db) =>
        db.deleteFrom('rate_limits').where('key', '=', stored(ctx, key)).execute(),
      )
    },
    async giveBack(ctx, key) {
      await inTransaction(ctx, (db) =>
        db
          .updateTable('rate_limits')
          .set((eb) => ({ tries: eb('tries', '-', 1) }))
          .where('key', '=', stored(ctx, key))
          .where('tries', '>', 0)
          .execute(),
      )
    },
  }
}

/** On SQLite, tries of one moment share a commit. */
const inTransaction = <T>({ deps, db, committed }: CallOfLimit, work: (db: Ctx['db']) => Promise<T>) =>
  committed ? work(db) : deps.transact(work)

/** Counts one try; a try beyond the limit writes nothing and has no number. */
async function count(
  db: Ctx['db'],
  key: string,
  { now, maxTries }: { now: number; maxTries: number },
): Promise<{ tries: number | undefined; until: string }> {
  const at = isoAt(now)
  const until = isoAt(now + WINDOW_MS)
  // The clock may have been set back since: nobody waits longer than that.
  const isOver = sql`(rate_limits.until <= ${at} or rate_limits.until > ${isoAt(now + FURTHEST_MS)})`
  const { rows } = await sql<{ tries: number }>`
    insert into rate_limits (key, tries, until) values (${key}, 1, ${until})
    on conflict (key) do update set
      tries = case when ${isOver} then 1 else rate_limits.tries + 1 end,
      until = case when ${isOver} then excluded.until else rate_limits.until end
    where rate_limits.tries < ${maxTries} or ${isOver}
    returning tries`.execute(db)
  const [counted] = rows
  if (counted) return { tries: counted.tries, until }
  const blocked = await db.selectFrom('rate_limits').select('until').where('key', '=', key).executeTakeFirst()
  return { tries: undefined, until: blocked?.until ?? at }
}

/** Rows that another process is just counting or removing are left to it: no try waits for another's. */
async function removeOld({ deps }: CallOfLimit): Promise<void> {
  await deps.db
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .where('until', '<=', isoAt(deps.clock()))
        .limit(REMOVED_AT_ONCE)
        .$if(deps.engine === 'postgres', (old) => old.forUpdate().skipLocked()),
    )
    .execute()
}
