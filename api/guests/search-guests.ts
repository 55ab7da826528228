import { setImmediate as nextTurn } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { searchedDigits } from '#domain/guests/phone-key.ts'
import type { Ctx } from '../context.ts'
import { loadSettings } from '../settings/index.ts'

const FEWEST_DIGITS = 3
/** How many accounts or orders are compared before others are served. */
const PORTION = 1_000

/**
 * The keys of the guests whose name, e-mail address or phone number contains a text, or who placed the order of this code.
 * Every letter outside of ASCII stands for any letter, because SQLite knows no other capitals. No index can find them: all
 * accounts and orders are read, in portions.
 */
export async function keysOfMatching(ctx: Ctx, text: string): Promise<string[]> {
  const { COUNTRY } = await loadSettings(ctx)
  const pattern = `%${escaped(text.toLowerCase()).replace(/[^\0-\x7f]/gu, '_')}%`
  const digits = searchedDigits(text, COUNTRY)
  const phone = digits.length < FEWEST_DIGITS ? sql`` : sql`or ${bareDigits} like ${`%${digits}%`}`
  const matches = sql`lower(name) like ${pattern} escape '\\' or lower(email) like ${pattern} escape '\\' ${phone}`
  const code = text.replace(/^#\s*/, '').toUpperCase()
  const accounts = await readInPortions(ctx, sql`users`, sql`id as key`, matches)
  const orders = await readInPortions(
    ctx,
    sql`orders`,
    sql`guest_key as key`,
    sql`code = ${code} or ${matches}`,
  )
  return [...new Set([...accounts, ...orders])]
}

/** The keys of the rows of a table that fulfil a condition; nobody waits for longer than for a portion. */
async function readInPortions(
  ctx: Ctx,
  table: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  matches: RawBuilder<unknown>,
): Promise<string[]> {
  const keys: string[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const ends = await sql<{ id: string }>`
      select id from ${table} where id > ${after} order by id limit 1 offset ${PORTION - 1}`.execute(ctx.db)
    const last: string | undefined = ends.rows[0]?.id
    const upTo = last === undefined ? sql`` : sql`and id <= ${last}`
    const found = await sql<{ key: string | null }>`
      select distinct ${key} from ${table} where id > ${after} ${upTo} and (${matches})`.execute(ctx.db)
    keys.push(...found.rows.flatMap((row) => row.key ?? []))
    after = last
    await nextTurn()
  }
  return keys
}

/** A typed phone number without what stands between its digits. */
const bareDigits = [' ', '-', '/', '.', '(', ')'].reduce(
  (phone, sign) => sql`replace(${phone}, ${sql.lit(sign)}, '')`,
  sql`phone`,
)

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
