import type { RecoveryCodes } from '#contract/staff-second-factor.ts'
import { type Ctx, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { type Factors, factorsOf, hasAny } from './factors.queries.ts'
import { findTeamMember } from './members.queries.ts'
import { recordChange } from './record-change.ts'
import { countRecoveryCodes, dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { closeSessionsOf } from './sessions.ts'
import { findMember } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'
import { provePassword } from './staff-passwords.ts'

/** Ten new recovery codes. Throws `ValidationError`, `too_many_requests`, and `not_found` without a second factor. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  { password }: { password: string },
  limits: StaffLimits,
): Promise<RecoveryCodes> {
  const { memberId } = staffOf(ctx.actor)
  await provePassword(ctx, password, limits)
  return transaction(ctx, async (ctx) => {
    if (!hasAny(await factorsOf(ctx, memberId))) throw noFactor()
    const before = { recoveryCodes: await countRecoveryCodes(ctx, memberId) }
    const recoveryCodes = await replaceRecoveryCodes(ctx, memberId)
    await recordFactor(ctx, memberId, {
      before,
      after: { recoveryCodes: recoveryCodes.length, renewed: true },
    })
    return { recoveryCodes }
  })
}

/**
 * Removes every second factor of a member who has lost the device, and ends their sessions and every sign-in that has
 * begun: whoever has the device may be signed in with it. Throws `not_found`, and `forbidden` for the own one,
 * which is removed with the password.
 */
export async function resetSecondFactor(ctx: Ctx, memberId: string): Promise<null> {
  if (memberId === staffOf(ctx.actor).memberId)
    throw new AppError('forbidden', 'The own second step is removed with the password')
  const { id } = await findTeamMember(ctx, memberId)
  return transaction(ctx, async (ctx) => {
    const before = await factorsOf(ctx, id)
    if (!hasAny(before)) throw noFactor()
    await ctx.db.deleteFrom('staff_authenticators').where('member_id', '=', id).execute()
    await ctx.db.deleteFrom('staff_passkeys').where('member_id', '=', id).execute()
    await dropRecoveryCodes(ctx, id)
    await closeSessionsOf(ctx, id)
    await recordFactor(ctx, id, { before: recorded(before), after: null })
    return null
  })
}

/**
 * Called before a member gets the first second factor: whoever is signed in elsewhere has proved only the password, so
 * these sessions end.
 */
export async function endSessionsWithoutFactor(ctx: Ctx, memberId: string): Promise<void> {
  if (hasAny(await factorsOf(ctx, memberId))) return
  await closeSessionsOf(ctx, memberId, staffOf(ctx.actor).session)
}

/** Recovery codes stand for a second factor; with the last one they go. */
export async function dropCodesWithoutFactor(ctx: Ctx, memberId: string): Promise<void> {
  if (!hasAny(await factorsOf(ctx, memberId))) await dropRecoveryCodes(ctx, memberId)
}

export async function recordFactor(
  ctx: Ctx,
  id: string,
  change: { before: unknown; after: unknown },
): Promise<void> {
  const { name } = await findMember(ctx, id)
  await recordChange(ctx, { subject: { kind: 'second-factor', id, name }, ...change })
}

const recorded = ({ hasApp, passkeys }: Factors) => ({
  ...(hasApp && { by: 'app' }),
  ...(passkeys > 0 && { passkeys }),
})

const noFactor = (): AppError => new AppError('not_found', 'There is no second step')
