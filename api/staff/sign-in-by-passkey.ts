import type { z } from 'zod'
import type { SignedIn, StaffMember } from '#contract/staff.ts'
import type { PasskeyQuestion, signInByPasskey as signInCall } from '#contract/staff-passkeys.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { logSignIn } from '../http/log-security.ts'
import { askQuestion, openQuestion, spendChallenge } from './passkey-question.ts'
import { recordRefusal, welcome } from './record-sign-in.ts'
import { relyingPartyAt, userHandleOf } from './relying-party.ts'
import type { StaffLimits } from './staff-limits.ts'

const PROMPT_MS = 5 * 60_000

type Body = z.output<NonNullable<(typeof signInCall)['body']>>
type Credential = Body['credential']
type Stored = {
  member: StaffMember
  signOuts: number
  key: { id: string; publicKey: string; counter: number }
}

/** What a browser needs to sign somebody in, whoever it is: the device knows which passkeys it has for this shop. */
export async function askPasskey(ctx: Ctx): Promise<PasskeyQuestion> {
  const { challenge, question } = askQuestion(ctx, 'sign in by passkey')
  const party = relyingPartyAt(ctx.origin)
  const options = party && {
    rpId: party.id,
    challenge,
    timeout: PROMPT_MS,
    userVerification: 'required' as const,
  }
  return { question, options: options ?? null, address: ctx.origin }
}

/**
 * Signs a member in by a passkey. The device has asked for a finger, a face or a code, so it stands for the password and
 * the second step. Throws `unauthenticated`, and `too_many_requests` after ten failures for one member or thirty from one
 * rate-limit key.
 */
export async function signInByPasskey(
  ctx: Ctx,
  { question, credential }: Body,
  limits: Pick<StaffLimits, 'rateLimitKey' | 'proof'>,
): Promise<SignedIn> {
  await limits.rateLimitKey.take(ctx)
  const asked = openQuestion(ctx, 'sign in by passkey', { question })
  if (!asked) throw new AppError('unauthenticated', staffMessages.stepOver)
  const stored = await findPasskey(ctx, credential.id)
  if (stored) await limits.proof.take(ctx, stored.member.id)
  const counter = stored && (await verify(ctx, { stored, credential, challenge: asked.challenge }))
  const signedIn =
    stored && counter !== undefined
      ? await transaction(ctx, async (ctx) => {
          const isFirst = (await spendChallenge(ctx, asked)) && (await countUse(ctx, stored, counter))
          return isFirst
            ? welcome(ctx, stored.member, { by: 'passkey', signOuts: stored.signOuts })
            : undefined
        })
      : undefined
  logSignIn(ctx, { kind: 'staff', id: stored?.member.id, isRight: signedIn !== undefined, by: 'passkey' })
  if (!signedIn) {
    await recordRefusal(ctx, stored?.member, 'passkey')
    throw new AppError('unauthenticated', staffMessages.passkeyRefused)
  }
  await limits.proof.clear(ctx, signedIn.member.id)
  await limits.rateLimitKey.giveBack(ctx)
  return signedIn
}

/** A passkey with its member, unless the access was taken away. */
async function findPasskey(ctx: Ctx, id: string): Promise<Stored | undefined> {
  const row = await ctx.db
    .selectFrom('staff_passkeys as key')
    .innerJoin('staff_members as member', 'member.id', 'key.member_id')
    .select(['member.id', 'member.email', 'member.name', 'member.role', 'member.sign_outs'])
    .select(['key.id as key_id', 'key.public_key', 'key.sign_count'])
    .where('key.id', '=', id)
    .where('member.deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { sign_outs: signOuts, key_id, public_key, sign_count, ...member } = row
  return { member, signOuts, key: { id: key_id, publicKey: public_key, counter: sign_count } }
}

/** The counter of the authenticator, when it has signed this challenge for this shop and member; undefined otherwise. */
async function verify(
  ctx: Ctx,
  { stored, credential, challenge }: { stored: Stored; credential: Credential; challenge: string },
): Promise<number | undefined> {
  const party = relyingPartyAt(ctx.origin)
  if (!party || credential.response.userHandle !== userHandleOf(stored.member.id)) return undefined
  const { id, publicKey, counter } = stored.key
  try {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // Throws when the authenticator counts and has not gone on: a copy of it has signed.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    ctx.deps.log.info('a passkey was not accepted', { memberId: stored.member.id, reason: String(error) })
    return undefined
  }
}

/** Notes the use; false when the counter has gone on in the meantime, because the passkey was used twice at once. */
async function countUse(ctx: Ctx, { key }: Stored, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('staff_passkeys')
    .set({ sign_count: counter, last_used_at: isoNow(ctx.deps) })
    .where('id', '=', key.id)
    .where('sign_count', '=', key.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
