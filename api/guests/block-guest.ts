import type { StaffGuest } from '#contract/guests.staff.ts'
import { addBlock, closeSessions, findBlocks, liftBlocks } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { staffOf } from '../http/access.ts'
import { recordGuest, requireReason, whileHeld } from './change-guest.ts'
import { findGuest, keysOf, showGuest } from './find-guest.ts'

/**
 * From now on the account, the e-mail address and the phone number of a guest can neither order nor sign in, and sessions
 * end. Orders that were placed stay. A guest who is blocked is answered as it stands. Throws `not_found`, `forbidden` and
 * `ValidationError`.
 */
export async function blockGuest(ctx: Ctx, id: string, { reason }: { reason: string }): Promise<StaffGuest> {
  const guest = await findGuest(ctx, id)
  requireReason(reason)
  const keys = await keysOf(ctx, guest)
  const { memberId } = staffOf(ctx.actor)
  await whileHeld(ctx, guest, async (ctx) => {
    if ((await findBlocks(ctx, keys)).length > 0) return
    await addBlock(ctx, { guestId: id, keys, reason, memberId })
    if (guest.account) await closeSessions(ctx, id)
    await recordGuest(ctx, guest, { before: { isBlocked: false }, after: { isBlocked: true } })
  })
  return showGuest(ctx, id)
}

/**
 * Ends every block that stops a guest, also one of somebody with the same address or phone number. Answers null when
 * nothing is left of the guest. Throws as `blockGuest`.
 */
export async function unblockGuest(
  ctx: Ctx,
  id: string,
  { reason }: { reason: string },
): Promise<StaffGuest | null> {
  const guest = await findGuest(ctx, id)
  requireReason(reason)
  const keys = await keysOf(ctx, guest)
  const { memberId } = staffOf(ctx.actor)
  await whileHeld(ctx, guest, async (ctx) => {
    const blocks = await findBlocks(ctx, keys)
    if (blocks.length === 0) return
    const ids = blocks.map((block) => block.id)
    await liftBlocks(ctx, ids, { reason, memberId })
    await recordGuest(ctx, guest, { before: { isBlocked: true }, after: { isBlocked: false } })
  })
  return guest.person ? showGuest(ctx, id) : null
}
