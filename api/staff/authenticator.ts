import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { AuthenticatorSetup, RecoveryCodes } from '#contract/staff-second-factor.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { seal, unseal } from '../platform/seal.ts'
import type { StaffPorts } from './ports.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { dropCodesWithoutFactor, endSessionsWithoutFactor, recordFactor } from './second-factor.ts'
import { findMember } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'
import { provePassword } from './staff-passwords.ts'
import { spendProof } from './used-proofs.ts'

const PERIOD_S = 30
/** A code counts half a minute before and after its time, because clocks differ. */
const WINDOW = 1
const SETUP_MS = 10 * 60_000
const PURPOSE = { stored: 'staff authenticator', setup: 'staff authenticator setup' }

const Setup = z.object({ memberId: z.string(), secret: z.string(), until: z.number() })

/** A new secret for an app. It is stored nowhere: the sealed `setup` comes back with the first code. */
export async function prepareAuthenticator(ctx: Ctx, { shopName }: StaffPorts): Promise<AuthenticatorSetup> {
  const { memberId } = staffOf(ctx.actor)
  const { email } = await findMember(ctx, memberId)
  const secret = new Secret({ size: 20 }).base32
  const setup = JSON.stringify({ memberId, secret, until: ctx.deps.clock() + SETUP_MS })
  const issuer = (await shopName(ctx)) || 'Tischlein'
  return {
    secret,
    uri: new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: PERIOD_S }).toString(),
    setup: seal(ctx.deps.secret, PURPOSE.setup, setup),
  }
}

/**
 * Adds the app after a code of it, and answers ten recovery codes. Throws `ValidationError` by field and
 * `too_many_requests`.
 */
export async function addAuthenticator(
  ctx: Ctx,
  form: { setup: string; code: string; password: string },
  limits: StaffLimits,
): Promise<RecoveryCodes> {
  const { memberId } = staffOf(ctx.actor)
  await provePassword(ctx, form.password, limits)
  const secret = readSetup(ctx, form.setup, memberId)
  if (secret === undefined) throw new ValidationError({ code: [staffMessages.stepOver] })
  const step = matchingStep(ctx, secret, form.code)
  if (step === undefined) throw new ValidationError({ code: [staffMessages.codeWrong] })
  return transaction(ctx, async (ctx) => {
    await endSessionsWithoutFactor(ctx, memberId)
    await ctx.db.deleteFrom('staff_authenticators').where('member_id', '=', memberId).execute()
    await ctx.db
      .insertInto('staff_authenticators')
      .values({
        member_id: memberId,
        secret_sealed: seal(ctx.deps.secret, PURPOSE.stored, secret),
        created_at: isoNow(ctx.deps),
      })
      .execute()
    await markUsed(ctx, memberId, step)
    const recoveryCodes = await replaceRecoveryCodes(ctx, memberId)
    await recordFactor(ctx, memberId, {
      before: null,
      after: { by: 'app', recoveryCodes: recoveryCodes.length },
    })
    return { recoveryCodes }
  })
}

/** Without another factor the password is enough from now on. Throws `ValidationError`, `too_many_requests`, and `not_found`. */
export async function removeAuthenticator(
  ctx: Ctx,
  { password }: { password: string },
  limits: StaffLimits,
): Promise<null> {
  const { memberId } = staffOf(ctx.actor)
  await provePassword(ctx, password, limits)
  return transaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('staff_authenticators')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no authenticator app')
    await dropCodesWithoutFactor(ctx, memberId)
    await recordFactor(ctx, memberId, { before: { by: 'app' }, after: null })
    return null
  })
}

/** Whether this is a code of the member's app. Each code counts once. */
export async function acceptAppCode(ctx: Ctx, memberId: string, code: string): Promise<boolean> {
  const secret = await findSecret(ctx, memberId)
  const step = secret === undefined ? undefined : matchingStep(ctx, secret, code)
  return step !== undefined && markUsed(ctx, memberId, step)
}

/** The secret of the member's app; undefined without one, and when it was sealed with another key. */
async function findSecret(ctx: Ctx, memberId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('staff_authenticators')
    .select('secret_sealed')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) return undefined
  const secret = unseal(ctx.deps.secret, PURPOSE.stored, row.secret_sealed)
  if (secret === undefined)
    ctx.deps.log.error('the secret of an authenticator app is unreadable', { memberId })
  return secret
}

function readSetup(ctx: Ctx, sealed: string, memberId: string): string | undefined {
  const text = unseal(ctx.deps.secret, PURPOSE.setup, sealed)
  if (text === undefined) return undefined
  const setup = Setup.parse(JSON.parse(text))
  return setup.memberId === memberId && setup.until > ctx.deps.clock() ? setup.secret : undefined
}

/** The number of the half minute whose code this is; undefined for a wrong code. */
function matchingStep(ctx: Ctx, secret: string, code: string): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = ctx.deps.clock()
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S })
  const delta = totp.validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta
}

const markUsed = (ctx: Ctx, memberId: string, step: number): Promise<boolean> =>
  spendProof(ctx, `app:${memberId}:${step}`, (step + 2 * WINDOW + 1) * PERIOD_S * 1000)
