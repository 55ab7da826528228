import { type RawBuilder, sql } from 'kysely'
import { searchedDigits } from '#domain/guests/phone-key.ts'
import type { Ctx } from '../context.ts'
import { loadSettings } from '../settings/index.ts'

const FEWEST_DIGITS = 3

/**
 * The ids of the guests whose name, e-mail address or phone number contains a text, or who placed the order of this code:
 * a list in SQL. Every letter outside of ASCII stands for any letter, because SQLite knows no other capitals.
 */
export async function idsOfMatching(ctx: Ctx, text: string): Promise<RawBuilder<string>> {
  const { COUNTRY } = await loadSettings(ctx)
  const pattern = `%${escaped(text.toLowerCase()).replace(/[^\0-\x7f]/gu, '_')}%`
  const digits = searchedDigits(text, COUNTRY)
  const phone = digits.length < FEWEST_DIGITS ? sql`` : sql`or ${bareDigits} like ${`%${digits}%`}`
  const matches = sql`lower(name) like ${pattern} escape '\\' or lower(email) like ${pattern} escape '\\' ${phone}`
  const code = text.replace(/^#\s*/, '').toUpperCase()
  return sql<string>`(
    select id from users where ${matches}
    union select guest_key from orders where guest_key is not null and (code = ${code} or ${matches})
  )`
}

/** A typed phone number without what stands between its digits. */
const bareDigits = [' ', '-', '/', '.', '(', ')'].reduce(
  (phone, sign) => sql`replace(${phone}, ${sql.lit(sign)}, '')`,
  sql`phone`,
)

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
