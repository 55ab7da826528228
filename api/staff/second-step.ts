import { z } from 'zod'
import type { SecondStep, SignedIn } from '#contract/staff.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { logSignIn } from '../http/log-security.ts'
import { seal, unseal } from '../platform/seal.ts'
import { acceptAppCode } from './authenticator.ts'
import { factorsOf, hasAny } from './factors.queries.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { recordRefusal, welcome } from './record-sign-in.ts'
import { findActiveMember } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'
import { spendProof } from './used-proofs.ts'

const PURPOSE = 'staff second step'
const STEP_MS = 5 * 60_000
const Step = z.object({ id: z.string(), memberId: z.string(), signOuts: z.int(), until: z.number() })

/** What a member with a second factor has to do after the password; undefined for those who are done. */
export async function askSecondStep(
  ctx: Ctx,
  { memberId, signOuts }: { memberId: string; signOuts: number },
): Promise<SecondStep | undefined> {
  const factors = await factorsOf(ctx, memberId)
  if (!hasAny(factors)) return undefined
  const step = { id: ctx.deps.newId(), memberId, signOuts, until: ctx.deps.clock() + STEP_MS }
  return {
    step: seal(ctx.deps.secret, PURPOSE, JSON.stringify(step)),
    hasApp: factors.hasApp,
    hasPasskey: factors.passkeys > 0,
  }
}

/**
 * Finishes a sign-in whose password was right, by a code of the app or a recovery code. Throws `unauthenticated` when the
 * first step is too long ago or the password was changed since, `ValidationError` for a wrong code, and `too_many_requests` after ten of them for one
 * member, from whichever address.
 */
export async function finishSignIn(
  ctx: Ctx,
  { step: sealed, code }: { step: string; code: string },
  limits: StaffLimits,
): Promise<SignedIn> {
  const now = ctx.deps.clock()
  const text = unseal(ctx.deps.secret, PURPOSE, sealed)
  const step = text === undefined ? undefined : Step.parse(JSON.parse(text))
  if (!step || step.until <= now) throw new AppError('unauthenticated', staffMessages.stepOver)
  const { id, memberId, signOuts } = step
  const member = await findActiveMember(ctx, memberId)
  if (!member) throw new AppError('unauthenticated', staffMessages.stepOver)
  await limits.proof.take(ctx, memberId)
  const by = /[a-z]/i.test(code) ? 'recovery code' : 'app'
  const signedIn = await transaction(ctx, async (ctx) => {
    const isRight =
      by === 'app' ? await acceptAppCode(ctx, memberId, code) : await redeemRecoveryCode(ctx, memberId, code)
    if (!isRight) return undefined
    if (!(await spendProof(ctx, `step:${id}`, step.until)))
      throw new AppError('unauthenticated', staffMessages.stepOver)
    return welcome(ctx, member, { by, signOuts })
  })
  logSignIn(ctx, { kind: 'staff', id: memberId, isRight: signedIn !== undefined, by })
  if (!signedIn) {
    await recordRefusal(ctx, member, by)
    throw new ValidationError({ code: [staffMessages.codeWrong] })
  }
  await limits.proof.clear(ctx, memberId)
  return signedIn
}
