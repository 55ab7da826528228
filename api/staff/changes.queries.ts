import { type RawBuilder, sql } from 'kysely'
import { kindsAtOnce } from '#contract/document-kinds.ts'
import type { StaffChange } from '#contract/staff-changes.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff, staffOf } from '../http/access.ts'

const PAGE_SIZE = 50

/** What only those read who manage the staff: who signs in, and who may do what. */
const ABOUT_STAFF = [
  'session',
  'refused-sign-in',
  'member',
  'invitation',
  'password',
  'passkey',
  'second-factor',
  'second-factor-roles',
]

type Query = {
  member?: string | undefined
  kind?: string | undefined
  subject?: string | undefined
  text?: string | undefined
  before?: string | undefined
}

/** Lines of the log of changes about the member's branches, the newest first; `before` is `meta.next` of the page before. */
export async function listChanges(
  ctx: Ctx,
  { member, kind, subject, text, before }: Query,
): Promise<{ data: StaffChange[]; meta: { next: string | null } }> {
  let query = ctx.db.selectFrom('staff_changes').selectAll()
  if (!hasPermission(staffOf(ctx.actor).role, 'staff.write'))
    query = query.where('kind', 'not in', ABOUT_STAFF)
  const branchIds = branchesOfStaff(ctx.actor)
  if (branchIds)
    query = query
      .where((eb) => eb.or([eb('branch_id', 'is', null), eb('branch_id', 'in', branchIds)]))
      .where(concerns(branchIds))
  if (member) query = query.where('member_id', '=', member)
  if (kind) query = query.where('kind', '=', kind)
  if (subject) query = query.where('subject_id', '=', subject)
  if (text) query = query.where(contains(text))
  if (before) query = query.where('id', '<', before)
  const rows = await query
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const page = rows.slice(0, PAGE_SIZE)
  return {
    data: page.map((row) => ({
      id: row.id,
      at: row.changed_at,
      member: row.member_id === null ? null : { id: row.member_id, name: row.member_name },
      device: row.device,
      subject: { kind: row.kind, id: row.subject_id, name: row.subject_name },
      before: row.before_json === null ? null : (JSON.parse(row.before_json) as unknown),
      after: row.after_json === null ? null : (JSON.parse(row.after_json) as unknown),
    })),
    meta: { next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null },
  }
}

/** Whether the text stands somewhere in a line, in any case. */
const contains = (text: string): RawBuilder<boolean> =>
  sql<boolean>`search_text like ${patternOf(text.toLowerCase())} escape '\\'`

/**
 * Guests order at several branches, so that lines about them are for members of all branches alone. Of the other lines: whether
 * the document of a line is of no branch, about all of them, or about one of these. A publication can hold documents of several
 * branches; it is then read by members of all of them.
 */
function concerns(branchIds: readonly string[]): RawBuilder<boolean> {
  const changed = sql`coalesce(before_json, '') || coalesce(after_json, '')`
  const hasAny = (texts: readonly string[]) =>
    sql<boolean>`(${sql.join(
      texts.map((text) => sql`${changed} like ${patternOf(text)} escape '\\'`),
      sql` or `,
    )})`
  const own = [null, ...branchIds].map((id) => `"branchId":${JSON.stringify(id)}`)
  return sql<boolean>`case
    when kind in ('branch', 'hours') then subject_id in ('all', ${sql.join(branchIds)})
    when kind in ('area', 'special-day', 'table') then ${hasAny(own)}
    when kind = 'guest' then false
    when kind = 'publication' then not ${hasAny([...kindsAtOnce].map((one) => `"kind":"${one}"`))}
    else true end`
}

const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
