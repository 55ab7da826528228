import { createHmac, randomInt } from 'node:crypto'
import { ONE_TIME_PASSWORD_MINUTES } from '#domain/limits.ts'
import { type Ctx, isoAt, isoNow } from '../context.ts'

/** Characters that cannot be confused when a password is typed off a screen; four groups of four are 79 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4
const FORM = /^[2-9a-z]{4}(?:-[2-9a-z]{4}){3}$/

/** Gives an account a one-time password, valid for an hour, in addition to its password. */
export async function createOneTimePassword(
  ctx: Ctx,
  userId: string,
): Promise<{ password: string; validUntil: string }> {
  const now = ctx.deps.clock()
  const password = drawPassword()
  const validUntil = isoAt(now + ONE_TIME_PASSWORD_MINUTES * 60_000)
  await ctx.db.deleteFrom('one_time_passwords').where('expires_at', '<=', isoAt(now)).execute()
  await ctx.db
    .insertInto('one_time_passwords')
    .values({
      id: ctx.deps.newId(),
      user_id: userId,
      secret_hash: hashOf(ctx, userId, password),
      created_at: isoAt(now),
      expires_at: validUntil,
    })
    .execute()
  return { password, validUntil }
}

/** Whether a text has the form of a one-time password. */
export const mayBeOneTime = (text: string): boolean => FORM.test(typed(text))

/**
 * Whether this is a valid one-time password of the account. All others of the account are deleted with it, in one
 * statement, so that of several simultaneous attempts only one succeeds.
 */
export async function redeemOneTimePassword(ctx: Ctx, userId: string, password: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('one_time_passwords')
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('one_time_passwords as given')
          .select('given.id')
          .where('given.user_id', '=', userId)
          .where('given.secret_hash', '=', hashOf(ctx, userId, password))
          .where('given.expires_at', '>', isoNow(ctx.deps)),
      ),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function dropOneTimePasswords(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.deleteFrom('one_time_passwords').where('user_id', '=', userId).execute()
}

function drawPassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** A generated password is far too long to be guessed, so a fast hash with the key of the system is enough. */
function hashOf(ctx: Ctx, userId: string, password: string): string {
  const text = `one-time:${userId}:${typed(password)}`
  return createHmac('sha256', ctx.deps.secret).update(text).digest('base64url')
}

/** The password is copied from a mail or typed on a telephone: spaces around it and a first capital do not matter. */
const typed = (text: string): string => text.trim().toLowerCase()
