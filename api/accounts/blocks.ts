import { CompiledQuery } from 'kysely'
import { guestMessages } from '#domain/guests/guest-messages.ts'
import { phoneKey } from '#domain/guests/phone-key.ts'
import { type Ctx, isoNow } from '../context.ts'
import { textOnce } from '../db/insert.ts'
import { sendTogether } from '../db/send-together.ts'
import { AppError } from '../http/errors.ts'
import type { Sentence } from '../http/sentence.ts'
import { guestKeyOf } from '../guest-key.ts'
import { signature } from '../platform/digest.ts'
import { loadSettings } from '../settings/index.ts'

/** How a guest is recognised: by the account, the e-mail address or the phone number; empty where there is none. */
export type Contact = { userId?: string | null | undefined; email: string; phone: string }

export type Block = {
  id: string
  reason: string
  blockedAt: string
  /** The member of staff. */
  blockedBy: string | null
}

/**
 * The keys under which a guest would be blocked. They say nothing about address and number, so that a block may outlive
 * the data of the guest. Settings are read for it: call it outside of transactions.
 */
export async function blockKeysOf(ctx: Ctx, { userId, email, phone }: Contact): Promise<string[]> {
  const { COUNTRY } = await loadSettings(ctx)
  const number = phoneKey(phone, COUNTRY)
  return [
    ...(userId ? [userId] : []),
    ...(email.trim() === '' ? [] : [guestKeyOf(ctx.deps, email)]),
    ...(number === '' ? [] : [signature(ctx.deps.secret, `phone:${number}`)]),
  ]
}

/** Whether a guest with one of these keys is blocked. */
export async function isBlocked(ctx: Ctx, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return false
  const text = textOnce(
    ctx.db,
    `blocks of ${keys.length} keys`,
    (db) => db.selectFrom('guest_block_keys').select('key').where('key', 'in', keys).compile().sql,
  )
  const [found] = await sendTogether(ctx.db, [CompiledQuery.raw(text, [...keys])])
  return found !== undefined && found.rows.length > 0
}

/** Those of some keys that are blocked. */
export async function blockedAmong(ctx: Ctx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await ctx.db.selectFrom('guest_block_keys').select('key').where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** What a blocked guest is told: kindly, without the reason, and with the way to a person who can help. */
export async function blockedSentence(ctx: Ctx): Promise<Sentence> {
  const { PHONE, CONTACT_EMAIL } = await loadSettings(ctx)
  const contact = [PHONE, CONTACT_EMAIL].filter((one) => one.trim() !== '').join(', ')
  return contact === ''
    ? guestMessages.blockedWithoutContact
    : { text: guestMessages.blocked, params: { contact } }
}

/** Throws `forbidden` with a sentence for the guest when account, e-mail address or phone number are blocked. */
export async function refuseBlocked(ctx: Ctx, contact: Contact): Promise<void> {
  if (await isBlocked(ctx, await blockKeysOf(ctx, contact)))
    throw new AppError('forbidden', await blockedSentence(ctx))
}

/** The blocks in force for a guest with these keys, the newest first. */
export async function findBlocks(ctx: Ctx, keys: readonly string[]): Promise<Block[]> {
  if (keys.length === 0) return []
  const rows = await ctx.db
    .selectFrom('guest_blocks')
    .selectAll()
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('guest_block_keys').select('block_id').where('key', 'in', keys),
    )
    .orderBy('blocked_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    blockedAt: row.blocked_at,
    blockedBy: row.blocked_by,
  }))
}

/** Blocks a guest under these keys; call it in a transaction. */
export async function addBlock(
  ctx: Ctx,
  {
    guestId,
    keys,
    reason,
    memberId,
  }: { guestId: string; keys: readonly string[]; reason: string; memberId: string },
): Promise<void> {
  const id = ctx.deps.newId()
  await ctx.db
    .insertInto('guest_blocks')
    .values({ id, guest_id: guestId, reason, blocked_at: isoNow(ctx.deps), blocked_by: memberId })
    .execute()
  await ctx.db
    .insertInto('guest_block_keys')
    .values([...new Set([guestId, ...keys])].map((key) => ({ key, block_id: id })))
    .execute()
}

/** Ends blocks; that they were in force stays noted. Call it in a transaction. */
export async function liftBlocks(
  ctx: Ctx,
  ids: readonly string[],
  { reason, memberId }: { reason: string; memberId: string },
): Promise<void> {
  await ctx.db.deleteFrom('guest_block_keys').where('block_id', 'in', ids).execute()
  await ctx.db
    .updateTable('guest_blocks')
    .set({ lifted_at: isoNow(ctx.deps), lift_reason: reason, lifted_by: memberId })
    .where('id', 'in', ids)
    .execute()
}

/** Every block of a guest, also those that were lifted, for the export of the guest's data. */
export const blockHistory = (ctx: Ctx, guestId: string) =>
  ctx.db
    .selectFrom('guest_blocks')
    .select(['reason', 'blocked_at', 'lifted_at', 'lift_reason'])
    .where('guest_id', '=', guestId)
    .orderBy('blocked_at')
    .execute()

/**
 * Forgets why a guest was blocked, and the blocks that were lifted. One in force stays, under keys that name nobody: else
 * a deletion would be the way around it.
 */
export async function forgetBlockReasons(ctx: Ctx, guestId: string): Promise<void> {
  const blocks = ctx.db.deleteFrom('guest_blocks').where('guest_id', '=', guestId)
  await blocks.where('lifted_at', 'is not', null).execute()
  await ctx.db.updateTable('guest_blocks').set({ reason: '' }).where('guest_id', '=', guestId).execute()
}
