import { type Ctx, transaction } from '../context.ts'
import { AppError } from '../http/errors.ts'
import { openAddressBook } from './address-book.ts'
import { addressesOf } from './addresses.queries.ts'

/** Removes a saved address; after the default one, the newest that is left becomes the default. Throws `not_found`. */
export function deleteAddress(ctx: Ctx, userId: string, id: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await openAddressBook(ctx, userId)
    const stored = await addressesOf(ctx, userId).where('id', '=', id).executeTakeFirst()
    if (!stored) throw new AppError('not_found', 'There is no such address')
    await ctx.db.deleteFrom('addresses').where('id', '=', id).execute()
    if (stored.is_default === 0) return
    const next = await addressesOf(ctx, userId).orderBy('position', 'desc').limit(1).executeTakeFirst()
    if (next) await ctx.db.updateTable('addresses').set({ is_default: 1 }).where('id', '=', next.id).execute()
  })
}
