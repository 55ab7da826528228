import type { Selectable } from 'kysely'
import { emailKey } from '#domain/accounts/email-key.ts'
import { type Ctx, isoNow } from '../context.ts'
import { flag } from '../db/columns.ts'
import type { AccountsTables } from './accounts.tables.ts'

export type Account = Selectable<AccountsTables['users']>

export type NewAccount = {
  name: string
  email: string
  phone: string
  /**
   * Computed before, because hashing takes too long for a transaction; null for an account with a social identity only.
   */
  passwordHash: string | null
  isEmailConfirmed: boolean
}

/** Opens an account and answers its id; undefined when another account has the address. */
export async function createAccount(ctx: Ctx, account: NewAccount): Promise<string | undefined> {
  const id = ctx.deps.newId()
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('users')
    .values({
      id,
      name: account.name,
      email: account.email,
      email_key: emailKey(account.email),
      phone: account.phone,
      password_hash: account.passwordHash,
      is_email_confirmed: flag(account.isEmailConfirmed),
      language: ctx.language,
      created_at: isoNow(ctx.deps),
      last_seen_at: isoNow(ctx.deps),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}

/** The account with this address, in any capitals. */
export function findAccountByEmail(ctx: Ctx, email: string): Promise<Account | undefined> {
  return ctx.db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()
}

export function findAccount(ctx: Ctx, id: string): Promise<Account | undefined> {
  return ctx.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether an account exists; within a transaction it then stays until the end, a deletion waits. */
export async function holdAccount(ctx: Ctx, id: string): Promise<boolean> {
  const found = ctx.db.selectFrom('users').select('id').where('id', '=', id)
  // On SQLite a writing transaction is the only one anyway.
  const row = await found.$if(ctx.deps.engine === 'postgres', (query) => query.forUpdate()).executeTakeFirst()
  return row !== undefined
}
