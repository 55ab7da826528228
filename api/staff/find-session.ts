import type { Kysely } from 'kysely'
import type { StaffRole } from '#contract/staff.ts'
import { builtOnce } from '../db/built-once.ts'
import type { DB } from '../db/schema.ts'

/** A session and its member, as both are stored now. */
type Session = {
  memberId: string
  role: StaffRole
  createdAt: string
  expiresAt: string
  /** The branches that the member works for, in a fixed order; null stands for all. */
  branchIds: string[] | null
  /** Whether the role may not do without a second factor and the member has none. */
  lacksSecondFactor: boolean
}

/** Every call of the staff begins with it: one row, or one for each branch of the member. */
const readSession = builtOnce((db, { session, now }: { session: string; now: string }) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff_members as member', 'member.id', 'staff_sessions.member_id')
    .leftJoin('staff_member_branches as branch', 'branch.member_id', 'member.id')
    .leftJoin('staff_second_factor_roles as demanded', 'demanded.role', 'member.role')
    .select([
      'member.id',
      'member.role',
      'member.all_branches',
      'branch.branch_id',
      'demanded.role as demanded',
      'staff_sessions.created_at',
      'staff_sessions.expires_at',
    ])
    .select(({ selectFrom }) => [
      selectFrom('staff_authenticators')
        .select('member_id')
        .whereRef('member_id', '=', 'member.id')
        .as('app'),
      selectFrom('staff_passkeys')
        .select('id')
        .whereRef('member_id', '=', 'member.id')
        .limit(1)
        .as('passkey'),
    ])
    .where('staff_sessions.token_hash', '=', session)
    .where('staff_sessions.expires_at', '>', now)
    .where('member.deactivated_at', 'is', null)
    .orderBy('branch.branch_id'),
)

/** The session with this hash; undefined when it is unknown or over, or its member is deactivated. */
export async function findSession(
  db: Kysely<DB>,
  session: string,
  now: string,
): Promise<Session | undefined> {
  const rows = await readSession(db, { session, now })
  const [row] = rows
  if (!row) return undefined
  return {
    memberId: row.id,
    role: row.role,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    branchIds: row.all_branches === 1 ? null : rows.flatMap(({ branch_id }) => branch_id ?? []),
    lacksSecondFactor: row.demanded !== null && row.app === null && row.passkey === null,
  }
}
