import type { Answer } from '#contract/endpoint.ts'
import type { exportMe } from '#contract/accounts.ts'
import { type Ctx, isoNow } from '../context.ts'
import { userOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { Person, PersonalData } from '../personal-data.ts'
import { guestKeyOf } from '../guest-key.ts'
import { blockHistory } from './blocks.ts'
import { findMe, type PointBalance } from './accounts.queries.ts'
import { personOf } from './delete-account.ts'
import { findAccount } from './users.ts'

/** All personal data of the account (ux.md R-D5): the profile, and a list from every module that stores some. */
export async function exportAccount(
  ctx: Ctx,
  pointBalance: PointBalance,
  modules: readonly PersonalData[],
): Promise<Answer<typeof exportMe>> {
  const { userId } = userOf(ctx.actor)
  const user = await findMe(ctx, pointBalance)
  const account = await findAccount(ctx, userId)
  if (!account) throw new AppError('unauthenticated', 'Please sign in')
  return { exportedAt: isoNow(ctx.deps), user, parts: await exportPerson(ctx, personOf(account), modules) }
}

/** Everything stored about a person, by the part of the product that keeps it. */
export async function exportPerson(
  ctx: Ctx,
  person: Person,
  modules: readonly PersonalData[],
): Promise<Record<string, unknown[]>> {
  const parts: Record<string, unknown[]> = {}
  for (const module of [accountData, blockData, ...modules])
    parts[module.name] = [...(await module.export(ctx, person))]
  return parts
}

/** Whether and why the restaurant blocks or has blocked the person. */
const blockData: Pick<PersonalData, 'name' | 'export'> = {
  name: 'blocks',

  async export(ctx, person) {
    const blocks = await blockHistory(ctx, person.userId ?? guestKeyOf(ctx.deps, person.email))
    return blocks.map((row) => ({
      reason: row.reason,
      blockedAt: row.blocked_at,
      liftedAt: row.lifted_at,
      liftReason: row.lift_reason,
    }))
  },
}

/** The sessions of the account, since when each exists, and the social identities that can sign in. */
const accountData: Pick<PersonalData, 'name' | 'export'> = {
  name: 'account',

  async export(ctx, { userId }) {
    if (userId === null) return []
    const account = await ctx.db
      .selectFrom('users')
      .select(['created_at', 'language', 'is_email_confirmed'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const sessions = await ctx.db
      .selectFrom('user_sessions')
      .select(['device', 'created_at', 'last_used_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
    const identities = await ctx.db
      .selectFrom('social_identities')
      .select(['provider', 'sub', 'linked_at'])
      .where('user_id', '=', userId)
      .orderBy('linked_at')
      .execute()
    return [
      {
        createdAt: account.created_at,
        language: account.language,
        isEmailConfirmed: account.is_email_confirmed === 1,
        sessions: sessions.map((row) => ({
          device: row.device,
          createdAt: row.created_at,
          lastUsedAt: row.last_used_at,
          expiresAt: row.expires_at,
        })),
        socialIdentities: identities.map((row) => ({
          provider: row.provider,
          id: row.sub,
          linkedAt: row.linked_at,
        })),
      },
    ]
  },
}
