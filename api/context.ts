import type { Kysely } from 'kysely'
import type { StaffRole } from '#contract/staff.ts'
import type { DB } from './db/schema.ts'
import type { Deps } from './deps.ts'

/**
 * The caller, discriminated by `kind`; `session` is the stored hash of the token. A `table` is a guest with a table
 * session. A member of staff without a branch works for all of them.
 */
export type Actor =
  | { kind: 'guest' }
  | { kind: 'user'; userId: string; session: string }
  | { kind: 'table'; tableId: string; name: string; branchId: string; session: string }
  | { kind: 'staff'; memberId: string; role: StaffRole; branchId: string | null; session: string }

/** What every command and query receives first. Inside a transaction `db` is the transaction's own handle. */
export type Ctx = {
  deps: Deps
  db: Kysely<DB>
  actor: Actor
  /** The network address of the caller; empty for work of the system itself. */
  address: string
  /** How the program of the caller names itself; empty when it does not. */
  userAgent: string
  /** The address under which the shop was called, without a path: `https://shop.example`. */
  origin: string
  /** The language of the guest. */
  language: string
  /** The restaurant's own language, in which the kitchen reads orders. */
  mainLanguage: string
  branchId: string
  /** The content version at the start of the call; what is read for it may be kept only while this version stands. */
  contentVersion: number
  /** The cookies that came with the call, and those that go out with its answer. */
  cookies: Cookies
  /** Inside a transaction: what to do once it is committed. Reach it through `afterCommit`. */
  committed?: (() => void)[]
}

/** The cookies of one call. What is set goes out with the answer, also when the call is refused. */
export type Cookies = {
  get(name: string): string
  /** A cookie that scripts cannot read, for `maxAge` seconds; 0 removes it. `sameSite` is `lax` by default. */
  set(
    name: string,
    value: string,
    maxAge: number,
    options?: { path?: string; sameSite?: 'lax' | 'none' },
  ): void
}

/** The branch of a restaurant that has only one. */
export const MAIN_BRANCH = 'main'

/**
 * The context of work that the system does by itself, without a guest: by default for the main branch and in German.
 */
export function systemContext(
  deps: Deps,
  {
    origin = '',
    language = 'de',
    branchId = MAIN_BRANCH,
  }: Partial<Pick<Ctx, 'origin' | 'language' | 'branchId'>> = {},
): Ctx {
  return {
    deps,
    db: deps.db,
    actor: { kind: 'guest' },
    address: '',
    userAgent: '',
    origin,
    language,
    mainLanguage: language,
    branchId,
    contentVersion: deps.content.version(),
    cookies: noCookies,
  }
}

/** The current time of the clock in `deps` as the ISO string that the tables hold. */
export const isoNow = ({ clock }: Pick<Deps, 'clock'>): string => isoAt(clock())

/** A moment in milliseconds since 1970 as the ISO string that the tables hold. */
export const isoAt = (milliseconds: number): string => new Date(milliseconds).toISOString()

/**
 * Runs `work` in one transaction and hands it a context whose `db` is the transaction. Never await the network in it,
 * and never use the outer context: SQLite has one connection and would wait for itself.
 */
export async function transaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.committed) throw new Error('a transaction has begun already')
  const committed: (() => void)[] = []
  const result = await ctx.deps.transact((trx) => work({ ...ctx, db: trx, committed }))
  for (const then of committed) then()
  return result
}

/**
 * Calls `then` after the writes of `ctx` are committed, and never when they are rolled back: at once outside of a
 * transaction. Only for signals inside this process; a crash loses them.
 */
export function afterCommit(ctx: Ctx, then: () => void): void {
  if (ctx.committed) ctx.committed.push(then)
  else then()
}

/** For work of the system itself, without a browser. */
const noCookies: Cookies = { get: () => '', set: () => {} }
