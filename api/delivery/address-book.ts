import { holdAccount } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../http/errors.ts'

/**
 * Lets only one transaction at a time change the addresses of a user, so that there is exactly one default. Call it
 * first in the transaction: the row stays locked until its end. Answers how often the address book was locked, this
 * time included. Throws `unauthenticated` when the account has been deleted meanwhile.
 */
export async function openAddressBook(ctx: Ctx, userId: string): Promise<number> {
  if (!(await holdAccount(ctx, userId))) throw new AppError('unauthenticated', 'Please sign in')
  const { changes } = await ctx.db
    .insertInto('address_books')
    .values({ user_id: userId, changes: 1 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ changes: eb('address_books.changes', '+', 1) })),
    )
    .returning('changes')
    .executeTakeFirstOrThrow()
  return changes
}
