import { randomInt } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { signature } from '../platform/digest.ts'

/** Characters that cannot be confused on paper; two groups of five are 49 bits. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUP_LENGTH = 5
const CODES = 10

/** Gives a member ten new recovery codes; those before stop working. They are stored as hashes. */
export async function replaceRecoveryCodes(ctx: Ctx, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => `${drawGroup()}-${drawGroup()}`)
  await dropRecoveryCodes(ctx, memberId)
  await ctx.db
    .insertInto('staff_recovery_codes')
    .values(codes.map((code) => ({ member_id: memberId, code_hash: hashOf(ctx, memberId, code) })))
    .execute()
  return codes
}

export async function dropRecoveryCodes(ctx: Ctx, memberId: string): Promise<void> {
  await ctx.db.deleteFrom('staff_recovery_codes').where('member_id', '=', memberId).execute()
}

/** Whether this is a recovery code of the member; it counts once, also when it is sent twice at the same time. */
export async function redeemRecoveryCode(ctx: Ctx, memberId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('staff_recovery_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(ctx, memberId, code))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** How many recovery codes a member has left. */
export async function countRecoveryCodes(ctx: Ctx, memberId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const drawGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** A code is too long to be guessed within the limits of tries, so a fast hash with the key of the system is enough. */
const hashOf = (ctx: Ctx, memberId: string, code: string): string =>
  signature(ctx.deps.secret, `recovery:${memberId}:${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`)
