import type { Address, AddressForm } from '#contract/delivery.ts'
import { MAX_ADDRESSES } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { flag } from '../db/columns.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { openAddressBook } from './address-book.ts'
import { addressesOf, findAddress } from './addresses.queries.ts'
import { checkForm } from './check-form.ts'

/**
 * Saves an address; the first one becomes the default. Throws `ValidationError` by field, also when the limit of
 * addresses is reached.
 */
export async function createAddress(ctx: Ctx, userId: string, form: AddressForm): Promise<Address> {
  const columns = await checkForm(ctx, form)
  const id = ctx.deps.newId()
  await transaction(ctx, async (ctx) => {
    const position = await openAddressBook(ctx, userId)
    const others = await addressesOf(ctx, userId).execute()
    if (others.length >= MAX_ADDRESSES) throw new ValidationError({ name: [messages.tooManyAddresses] })
    const isDefault = form.isDefault || others.length === 0
    if (isDefault) await clearDefault(ctx, userId)
    await ctx.db
      .insertInto('addresses')
      .values({
        id,
        user_id: userId,
        ...columns,
        position,
        is_default: flag(isDefault),
        created_at: isoNow(ctx.deps),
      })
      .execute()
  })
  return findAddress(ctx, userId, id)
}

/**
 * Changes a saved address. The default address stays the default until another one becomes it. Throws `ValidationError` by field
 * and `not_found`.
 */
export async function updateAddress(
  ctx: Ctx,
  userId: string,
  id: string,
  form: AddressForm,
): Promise<Address> {
  await findAddress(ctx, userId, id)
  const columns = await checkForm(ctx, form)
  await transaction(ctx, async (ctx) => {
    await openAddressBook(ctx, userId)
    const stored = await addressesOf(ctx, userId).where('id', '=', id).executeTakeFirst()
    if (!stored) throw new AppError('not_found', 'There is no such address')
    const isDefault = form.isDefault || stored.is_default === 1
    if (form.isDefault) await clearDefault(ctx, userId)
    await ctx.db
      .updateTable('addresses')
      .set({ ...columns, is_default: flag(isDefault) })
      .where('id', '=', id)
      .execute()
  })
  return findAddress(ctx, userId, id)
}

async function clearDefault(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('addresses')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('is_default', '=', 1)
    .execute()
}
