import type { z } from 'zod'
import type { addPasskey as addPasskeyCall, CreationOptions, PasskeySetup } from '#contract/staff-passkeys.ts'
import type { RecoveryCodes } from '#contract/staff-second-factor.ts'
import { isBlank } from '#contract/typed-text.ts'
import { messages } from '#domain/messages.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { isDuplicate } from '../db/duplicate.ts'
import { staffOf } from '../http/access.ts'
import { AppError, throwFieldErrors, ValidationError } from '../http/errors.ts'
import { askQuestion, openQuestion, spendChallenge } from './passkey-question.ts'
import type { StaffPorts } from './ports.ts'
import { recordChange } from './record-change.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { type RelyingParty, relyingPartyAt, userHandleOf } from './relying-party.ts'
import { dropCodesWithoutFactor, endSessionsWithoutFactor } from './second-factor.ts'
import { findMember } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'
import { provePassword } from './staff-passwords.ts'

const PROMPT_MS = 5 * 60_000
/** ES256 and RS256, which every authenticator has one of, and Ed25519. */
const ALGORITHMS = [-8, -7, -257]
const MAX_PASSKEYS = 20
/** What the column holds; counters of real authenticators stay far below. */
const MAX_COUNT = 2_147_483_647

type Form = z.output<NonNullable<(typeof addPasskeyCall)['body']>>

/** What a browser needs to make a passkey of the caller. Passkeys that are there are named, so that none is made twice. */
export async function preparePasskey(ctx: Ctx, { shopName }: StaffPorts): Promise<PasskeySetup> {
  const { memberId } = staffOf(ctx.actor)
  const { challenge, question } = askQuestion(ctx, 'add a passkey', memberId)
  const party = relyingPartyAt(ctx.origin)
  const options = party
    ? await creationOptions(ctx, { party, challenge, shopName: await shopName(ctx) })
    : null
  return { question, options, address: ctx.origin }
}

async function creationOptions(
  ctx: Ctx,
  { party, challenge, shopName }: { party: RelyingParty; challenge: string; shopName: string },
): Promise<CreationOptions> {
  const { id, email, name } = await findMember(ctx, staffOf(ctx.actor).memberId)
  const known = await ctx.db.selectFrom('staff_passkeys').select('id').where('member_id', '=', id).execute()
  return {
    rp: { id: party.id, name: shopName || 'Tischlein' },
    user: { id: userHandleOf(id), name: email, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PROMPT_MS,
    attestation: 'none',
    excludeCredentials: known.map((key) => ({ type: 'public-key', id: key.id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/**
 * Adds a passkey of the caller, with the recovery codes when it is the first second factor, and tells the member by mail.
 * Throws `ValidationError` by field and `too_many_requests`.
 */
export async function addPasskey(
  ctx: Ctx,
  form: Form,
  { limits, ports }: { limits: StaffLimits; ports: StaffPorts },
): Promise<RecoveryCodes> {
  const { memberId } = staffOf(ctx.actor)
  throwFieldErrors(isBlank(form.name) ? { name: [messages.nameMissing] } : {})
  await provePassword(ctx, form.password, limits)
  const asked = openQuestion(ctx, 'add a passkey', { question: form.question, memberId })
  if (!asked) throw new ValidationError({ credential: [staffMessages.stepOver] })
  const key = await verify(ctx, form.credential, asked.challenge)
  if (!key) throw new ValidationError({ credential: [staffMessages.passkeyNotAdded] })
  return transaction(ctx, async (ctx) => {
    if (!(await spendChallenge(ctx, asked)))
      throw new ValidationError({ credential: [staffMessages.stepOver] })
    await endSessionsWithoutFactor(ctx, memberId)
    await insert(ctx, { ...key, memberId, name: form.name })
    const hasCodes = (await countRecoveryCodes(ctx, memberId)) > 0
    const recoveryCodes = hasCodes ? [] : await replaceRecoveryCodes(ctx, memberId)
    const { name, email } = await findMember(ctx, memberId)
    await ports.enqueueMail(
      ctx,
      { kind: 'staff_passkey_added', name, passkey: form.name, path: '/backoffice/my-access' },
      { email, language: ctx.mainLanguage },
    )
    const subject = { kind: 'passkey', id: memberId, name: form.name }
    await recordChange(ctx, { subject, before: null, after: { recoveryCodes: recoveryCodes.length } })
    return { recoveryCodes }
  })
}

/** Removes one of the own passkeys. Throws `ValidationError`, `too_many_requests` and `not_found`. */
export async function removePasskey(
  ctx: Ctx,
  id: string,
  { password }: { password: string },
  limits: StaffLimits,
): Promise<null> {
  const { memberId } = staffOf(ctx.actor)
  await provePassword(ctx, password, limits)
  return transaction(ctx, async (ctx) => {
    const removed = await ctx.db
      .deleteFrom('staff_passkeys')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new AppError('not_found', 'There is no such passkey')
    await dropCodesWithoutFactor(ctx, memberId)
    const subject = { kind: 'passkey', id: memberId, name: removed.name }
    await recordChange(ctx, { subject, before: { name: removed.name }, after: null })
    return null
  })
}

type Key = { id: string; publicKey: string; counter: number }

/** The key of a credential that a browser has made for this challenge; undefined for every other one. */
async function verify(ctx: Ctx, made: Form['credential'], challenge: string): Promise<Key | undefined> {
  const party = relyingPartyAt(ctx.origin)
  if (!party) return undefined
  try {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch (error) {
    ctx.deps.log.info('a passkey was not accepted', { reason: String(error) })
    return undefined
  }
}

async function insert(ctx: Ctx, key: Key & { memberId: string; name: string }): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('staff_passkeys')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('member_id', '=', key.memberId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_PASSKEYS || key.counter > MAX_COUNT)
    throw new ValidationError({ credential: [staffMessages.passkeyNotAdded] })
  try {
    await ctx.db
      .insertInto('staff_passkeys')
      .values({
        id: key.id,
        member_id: key.memberId,
        public_key: key.publicKey,
        sign_count: key.counter,
        name: key.name,
        created_at: isoNow(ctx.deps),
        last_used_at: null,
      })
      .execute()
  } catch (error) {
    if (isDuplicate(error, 'staff_passkeys'))
      throw new ValidationError({ credential: [staffMessages.passkeyKnown] })
    throw error
  }
}
