import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { AuthenticatorSetup, RecoveryCodes, SecondFactor } from '#contract/staff-second-factor.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { seal, unseal } from '../platform/seal.ts'
import { findTeamMember } from './members.queries.ts'
import type { StaffPorts } from './ports.ts'
import { recordChange } from './record-change.ts'
import { countRecoveryCodes, dropRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
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

/** Whether signing in takes a second step, and how many recovery codes are left. */
export async function showSecondFactor(ctx: Ctx): Promise<SecondFactor> {
  const { memberId } = staffOf(ctx.actor)
  const recoveryCodesLeft = await countRecoveryCodes(ctx, memberId)
  return { hasApp: await hasApp(ctx, memberId), recoveryCodesLeft }
}

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
    await record(ctx, memberId, { before: null, after: { by: 'app', recoveryCodes: recoveryCodes.length } })
    return { recoveryCodes }
  })
}

/** From now on the password is enough. Throws `ValidationError`, `too_many_requests`, and `not_found` without an app. */
export async function removeAuthenticator(
  ctx: Ctx,
  { password }: { password: string },
  limits: StaffLimits,
): Promise<null> {
  const { memberId } = staffOf(ctx.actor)
  await provePassword(ctx, password, limits)
  return drop(ctx, memberId)
}

/**
 * Removes the second step of a member who has lost the device. Throws `not_found`, and `forbidden` for the own one, which
 * `removeAuthenticator` removes with the password.
 */
export async function resetSecondFactor(ctx: Ctx, memberId: string): Promise<null> {
  if (memberId === staffOf(ctx.actor).memberId)
    throw new AppError('forbidden', 'The own second step is removed with the password')
  const { id } = await findTeamMember(ctx, memberId)
  return drop(ctx, id)
}

/** Ten new recovery codes. Throws `ValidationError`, `too_many_requests`, and `not_found` without an app. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  { password }: { password: string },
  limits: StaffLimits,
): Promise<RecoveryCodes> {
  const { memberId } = staffOf(ctx.actor)
  await provePassword(ctx, password, limits)
  return transaction(ctx, async (ctx) => {
    if (!(await hasApp(ctx, memberId))) throw noApp()
    const before = { recoveryCodes: await countRecoveryCodes(ctx, memberId) }
    const recoveryCodes = await replaceRecoveryCodes(ctx, memberId)
    await record(ctx, memberId, { before, after: { recoveryCodes: recoveryCodes.length, renewed: true } })
    return { recoveryCodes }
  })
}

/** Whether this is a code of the member's app. Each code counts once. */
export async function acceptAppCode(ctx: Ctx, memberId: string, code: string): Promise<boolean> {
  const secret = await findSecret(ctx, memberId)
  const step = secret === undefined ? undefined : matchingStep(ctx, secret, code)
  return step !== undefined && markUsed(ctx, memberId, step)
}

/** Whether the member has an app, also when its secret cannot be read: the second step must not fall away with the key. */
export async function hasApp(ctx: Ctx, memberId: string): Promise<boolean> {
  return (await findSealed(ctx, memberId)) !== undefined
}

/** The secret of the member's app; undefined without one, and when it was sealed with another key. */
async function findSecret(ctx: Ctx, memberId: string): Promise<string | undefined> {
  const sealed = await findSealed(ctx, memberId)
  if (sealed === undefined) return undefined
  const secret = unseal(ctx.deps.secret, PURPOSE.stored, sealed)
  if (secret === undefined)
    ctx.deps.log.error('the secret of an authenticator app is unreadable', { memberId })
  return secret
}

async function findSealed(ctx: Ctx, memberId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('staff_authenticators')
    .select('secret_sealed')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.secret_sealed
}

async function drop(ctx: Ctx, memberId: string): Promise<null> {
  return transaction(ctx, async (ctx) => {
    const { numDeletedRows } = await ctx.db
      .deleteFrom('staff_authenticators')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw noApp()
    await dropRecoveryCodes(ctx, memberId)
    await record(ctx, memberId, { before: { by: 'app' }, after: null })
    return null
  })
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

async function record(ctx: Ctx, id: string, change: { before: unknown; after: unknown }): Promise<void> {
  const { name } = await findMember(ctx, id)
  await recordChange(ctx, { subject: { kind: 'second-factor', id, name }, ...change })
}

const noApp = (): AppError => new AppError('not_found', 'There is no authenticator app')
