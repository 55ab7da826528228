import { isFinal } from '#domain/orders/status.ts'
import { guestMessages } from '#domain/guests/guest-messages.ts'
import { OrderStatus } from '#contract/orders.ts'
import { erasePerson, exportPerson } from '../accounts/index.ts'
import { type Ctx, isoNow } from '../context.ts'
import { AppError } from '../http/errors.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import type { PersonalData } from '../personal-data.ts'
import { recordGuest, whileHeld } from './change-guest.ts'
import { findGuest, showGuest } from './find-guest.ts'

const open = OrderStatus.options.filter((status) => !isFinal(status))

/**
 * Everything stored about a guest as one file, the same as an account exports by itself (ux.md R-D5). Throws `not_found`,
 * and `forbidden` for a member of some branches.
 */
export async function exportGuest(
  ctx: Ctx,
  id: string,
  modules: readonly PersonalData[],
): Promise<FileAnswer> {
  const { person, contact, language } = await findGuest(ctx, id)
  if (!person) throw new AppError('not_found', 'There is no such guest')
  const parts = await exportPerson(ctx, person, modules)
  const data = { exportedAt: isoNow(ctx.deps), guest: { ...contact, language }, parts }
  return {
    name: 'guest-data.json',
    type: 'application/json; charset=utf-8',
    parts: once(`${JSON.stringify(data, null, 2)}\n`),
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/**
 * Deletes the data of a guest in every module, as an account deletes itself (ux.md R-D5): receipts stay as long as the law
 * asks, where only the export for the tax office finds the guest. Throws `not_found`, `forbidden`, and `conflict` while an
 * order of the guest is under way.
 */
export async function deleteGuest(ctx: Ctx, id: string, modules: readonly PersonalData[]): Promise<null> {
  const guest = await findGuest(ctx, id)
  const { person } = guest
  if (!person) throw new AppError('not_found', 'There is no such guest')
  const { orders } = await showGuest(ctx, id)
  await whileHeld(ctx, guest, async (ctx) => {
    if (await hasOpenOrder(ctx, id)) throw new AppError('conflict', guestMessages.ordersOpen)
    await erasePerson(ctx, person, modules)
    await recordGuest(ctx, guest, { before: { hasAccount: person.userId !== null, orders }, after: null })
  })
  return null
}

async function hasOpenOrder(ctx: Ctx, id: string): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('guest_key', '=', id)
    .where('status', 'in', open)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
