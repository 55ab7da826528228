import type { Kysely } from 'kysely'
import type { StaffRole } from '#contract/staff.ts'
import type { DB } from './db/schema.ts'
import type { Deps } from './deps.ts'

/** Who is calling. Accounts and staff are told apart by `kind`; `session` is the stored hash of the token. */
export type Actor = { kind: 'guest' } | { kind: 'staff'; memberId: string; role: StaffRole; session: string }

/** What every command and query receives first. Inside a transaction `db` is the transaction's own handle. */
export type Ctx = {
  deps: Deps
  db: Kysely<DB>
  actor: Actor
  /** The network address of the caller; empty when nobody calls over the network. */
  address: string
  /** The language of the guest. */
  language: string
  /** The restaurant's own language, in which the kitchen reads. */
  mainLanguage: string
  branchId: string
  /** The content version at the start of the call; what is read for it may be kept only while this version stands. */
  contentVersion: number
}

/** The branch of a house that has only one. */
export const MAIN_BRANCH = 'main'

/**
 * Runs `work` in one transaction and hands it a context whose `db` is the transaction. Never await the network in it,
 * and never use the outer context: SQLite has one connection and would wait for itself.
 */
export function transaction<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.db.transaction().execute((trx) => work({ ...ctx, db: trx }))
}
