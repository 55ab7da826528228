import { type RawBuilder, sql } from 'kysely'
import { emailKey } from '#domain/accounts/email-key.ts'
import type { Ctx } from './context.ts'

/** Whose data: an account, or somebody who ordered without one and is known by the e-mail address alone. */
export type Person =
  /** The address only when it was confirmed: anybody can open an account with the address of somebody else. */
  { userId: string; email: string | null } | { userId: null; email: string }

/**
 * The personal data that a module keeps of a person (ux.md R-D5). The composition passes the sources of all modules
 * to accounts, so that no module depends on another for it.
 */
export type PersonalData = {
  /** The name of this part in the export. */
  name: string
  /** All data of the person in this module, as plain values. */
  export(ctx: Ctx, person: Person): Promise<readonly unknown[]>
  /**
   * Erases it, or detaches the person from it where the law requires to keep it. Runs in the transaction that ends the
   * account.
   */
  erase(ctx: Ctx, person: Person): Promise<void>
}

/** The rows of a person in a table that notes the account, if there was one, and the typed address. */
export const rowsOfPerson = ({ userId, email }: Person): RawBuilder<boolean> =>
  userId === null
    ? sql<boolean>`user_id is null and ${hasEmail('email', email)}`
    : sql<boolean>`user_id = ${userId}`

/** Whether a column holds an e-mail address, compared as `emailKey` does: SQLite knows no capitals outside of ASCII. */
export function hasEmail(column: string, email: string): RawBuilder<boolean> {
  const key = emailKey(email)
  let stored: RawBuilder<unknown> = sql`lower(${sql.ref(column)})`
  for (const letter of new Set(key.match(/[^\0-\x7f]/gu))) {
    const capital = letter.toUpperCase()
    for (const form of [capital, letter.normalize('NFD'), capital.normalize('NFD')])
      if (form !== letter) stored = sql`replace(${stored}, ${form}, ${letter})`
  }
  return sql<boolean>`${stored} = ${key}`
}
