import { setTimeout } from 'node:timers/promises'
import { newPasswordIssues, resetIssues } from '#domain/accounts/account-fields.ts'
import { ONE_TIME_PASSWORD_MINUTES } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { type Ctx, isoAt, isoNow, transaction } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { AppError, throwFieldErrors, ValidationError } from '../http/errors.ts'
import { hashPassword, passwordMatches } from '../platform/password.ts'
import { newToken, tokenHash } from '../platform/session-token.ts'
import { refuseWeakPassword } from '../weak-password.ts'
import type { StaffPorts } from './ports.ts'
import { recordChange } from './record-change.ts'
import { closeSessionsOf } from './sessions.ts'
import { findMember, findMemberByEmail } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'

/** Every answer takes at least this long: its time must not reveal whether a mail was written. */
const SHORTEST_MS = 120

type NewPassword = { password: string; password_confirmation: string }
type Member = { id: string; name: string; email: string }

/** Changes the own password and ends the other sessions. Throws `ValidationError` by field and `too_many_requests`. */
export async function changeOwnPassword(
  ctx: Ctx,
  form: NewPassword & { current_password: string },
  { limits, ports }: { limits: StaffLimits; ports: StaffPorts },
): Promise<null> {
  const { memberId, session } = staffOf(ctx.actor)
  throwFieldErrors(newPasswordIssues(form))
  await provePassword(ctx, form.current_password, limits, 'current_password')
  const member = await findMember(ctx, memberId)
  await write(ctx, member, await hashOf(ctx, member, form, ports), session)
  return null
}

/**
 * Refuses a call whose sender does not know the own password: whoever finds an unlocked tablet must not be able to take
 * the access over. Throws `ValidationError` at `field` and `too_many_requests`.
 */
export async function provePassword(
  ctx: Ctx,
  password: string,
  limits: StaffLimits,
  field = 'password',
): Promise<void> {
  const { memberId } = staffOf(ctx.actor)
  await limits.proof.take(ctx, memberId)
  const { password_hash } = await ctx.db
    .selectFrom('staff_members')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (password === '') throw new ValidationError({ [field]: [messages.currentPasswordMissing] })
  if (!(await passwordMatches(password, password_hash)))
    throw new ValidationError({ [field]: [messages.passwordWrong] })
  await limits.proof.clear(ctx, memberId)
}

/**
 * Mails a link for a new password, good once and for an hour; the old password counts until it is used. The answer is the
 * same for an address that nobody works under. Throws `ValidationError` and `too_many_requests`.
 */
export async function requestPassword(
  ctx: Ctx,
  { email }: { email: string },
  { limits, ports }: { limits: StaffLimits; ports: StaffPorts },
): Promise<null> {
  throwFieldErrors(resetIssues({ email }))
  await limits.reset.take(ctx, email)
  const mayMail = await limits.mayMail(ctx, email)
  const member = mayMail ? await findMemberByEmail(ctx, email.trim()) : undefined
  await Promise.all([member && mailLink(ctx, member, ports), setTimeout(SHORTEST_MS)])
  return null
}

async function mailLink(ctx: Ctx, { id, name, email }: Member, { enqueueMail }: StaffPorts): Promise<void> {
  const now = ctx.deps.clock()
  const token = newToken()
  const validUntil = isoAt(now + ONE_TIME_PASSWORD_MINUTES * 60_000)
  await transaction(ctx, async (ctx) => {
    await ctx.db.deleteFrom('staff_password_links').where('expires_at', '<=', isoAt(now)).execute()
    await ctx.db
      .insertInto('staff_password_links')
      .values({ token_hash: tokenHash(token), member_id: id, created_at: isoAt(now), expires_at: validUntil })
      .execute()
    const subject = { kind: 'password', id, name }
    await recordChange(ctx, { subject, before: null, after: { requestedUntil: validUntil } })
    const path = `/backoffice/new-password#${token}`
    await enqueueMail(
      ctx,
      { kind: 'staff_new_password', name, path, validUntil },
      { email, language: ctx.mainLanguage },
    )
  })
}

/**
 * Sets a new password by a mailed link and ends every session of the member; a second factor is asked for as before.
 * Throws `ValidationError` by field, and `not_found` when the link is over.
 */
export async function setPasswordByLink(
  ctx: Ctx,
  token: string,
  form: NewPassword,
  ports: StaffPorts,
): Promise<null> {
  const member = await memberOfLink(ctx, token)
  throwFieldErrors(newPasswordIssues(form))
  const hash = await hashOf(ctx, member, form, ports)
  await write(ctx, member, hash, '', token)
  return null
}

async function memberOfLink(ctx: Ctx, token: string): Promise<Member> {
  const row = await ctx.db
    .selectFrom('staff_password_links')
    .innerJoin('staff_members', 'staff_members.id', 'staff_password_links.member_id')
    .select(['staff_members.id', 'staff_members.name', 'staff_members.email'])
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', isoNow(ctx.deps))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', staffMessages.linkOver)
  return row
}

async function hashOf(
  ctx: Ctx,
  { name, email }: Member,
  { password }: NewPassword,
  { shopName }: StaffPorts,
): Promise<string> {
  await refuseWeakPassword(password, [name, email, await shopName(ctx)])
  return hashPassword(password, ctx.deps.passwordCost)
}

/** Writes a password; every link for a new one ends with it, and every session but the one of the call. */
async function write(
  ctx: Ctx,
  { id, name }: Member,
  passwordHash: string,
  session: string,
  token?: string,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (token !== undefined) await memberOfLink(ctx, token)
    const { numDeletedRows } = await ctx.db
      .deleteFrom('staff_password_links')
      .where('member_id', '=', id)
      .executeTakeFirst()
    // The same link may be used twice at once.
    if (token !== undefined && numDeletedRows === 0n) throw new AppError('not_found', staffMessages.linkOver)
    await ctx.db
      .updateTable('staff_members')
      .set({ password_hash: passwordHash })
      .where('id', '=', id)
      .execute()
    await closeSessionsOf(ctx, id, session)
    const subject = { kind: 'password', id, name }
    const by = token === undefined ? 'password' : 'link'
    await recordChange(ctx, { subject, before: { set: true }, after: { set: true, by } })
  })
}
