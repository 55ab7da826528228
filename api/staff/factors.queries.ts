import type { SecondFactor } from '#contract/staff-second-factor.ts'
import type { Ctx } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { readSecondFactorRoles } from './second-factor-roles.ts'

/** What a member can prove besides the password. */
export type Factors = { hasApp: boolean; passkeys: number }

export const hasAny = ({ hasApp, passkeys }: Factors): boolean => hasApp || passkeys > 0

/** An app counts also when its secret cannot be read: the second step must not fall away with the key of the system. */
export async function factorsOf(ctx: Ctx, memberId: string): Promise<Factors> {
  const app = await ctx.db
    .selectFrom('staff_authenticators')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  const { passkeys } = await ctx.db
    .selectFrom('staff_passkeys')
    .select(({ fn }) => fn.countAll().as('passkeys'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { hasApp: app !== undefined, passkeys: Number(passkeys) }
}

/** What the caller signs in with besides the password. */
export async function showSecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const { memberId, role } = staffOf(ctx.actor)
  const { hasApp } = await factorsOf(ctx, memberId)
  const passkeys = await ctx.db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const demanded = await readSecondFactorRoles(ctx)
  return {
    hasApp,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    recoveryCodesLeft: await countRecoveryCodes(ctx, memberId),
    isDemanded: demanded.includes(role),
  }
}
