import type { Address, AddressForm } from '#contract/delivery.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { addressProblems } from '#domain/delivery/address-problems.ts'
import { MAX_ADDRESSES } from '#domain/limits.ts'
import { messages } from '#domain/messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { flag } from '../db/columns.ts'
import { AppError, Problems } from '../http/problem.ts'
import { openAddressBook } from './address-book.ts'
import { addressesOf, findAddress } from './addresses.queries.ts'
import { loadAreas } from './delivery.queries.ts'

/** Saves an address; the first one becomes the default. Throws `Problems` by field, also for one address too many. */
export async function createAddress(ctx: Ctx, userId: string, form: AddressForm): Promise<Address> {
  await refuseProblems(ctx, form)
  const id = ctx.deps.newId()
  await transaction(ctx, async (ctx) => {
    const position = await openAddressBook(ctx, userId)
    const others = await addressesOf(ctx, userId).execute()
    if (others.length >= MAX_ADDRESSES) throw new Problems({ name: [messages.tooManyAddresses] })
    const isDefault = form.isDefault || others.length === 0
    if (isDefault) await clearDefault(ctx, userId)
    await ctx.db
      .insertInto('addresses')
      .values({
        id,
        user_id: userId,
        ...columns(form),
        position,
        is_default: flag(isDefault),
        created_at: new Date(ctx.deps.clock()).toISOString(),
      })
      .execute()
  })
  return findAddress(ctx, userId, id)
}

/**
 * Changes a saved address. The default address stays the default until another one becomes it. Throws `Problems` by field
 * and `not_found`.
 */
export async function updateAddress(
  ctx: Ctx,
  userId: string,
  id: string,
  form: AddressForm,
): Promise<Address> {
  await findAddress(ctx, userId, id)
  await refuseProblems(ctx, form)
  await transaction(ctx, async (ctx) => {
    await openAddressBook(ctx, userId)
    const stored = await addressesOf(ctx, userId).where('id', '=', id).executeTakeFirst()
    if (!stored) throw new AppError('not_found', 'There is no such address')
    const isDefault = form.isDefault || stored.is_default === 1
    if (form.isDefault) await clearDefault(ctx, userId)
    await ctx.db
      .updateTable('addresses')
      .set({ ...columns(form), is_default: flag(isDefault) })
      .where('id', '=', id)
      .execute()
  })
  return findAddress(ctx, userId, id)
}

async function refuseProblems(ctx: Ctx, form: AddressForm): Promise<void> {
  const fields: FieldErrors = { ...addressProblems(form) }
  const areas = await loadAreas(ctx)
  if (form.areaId && !areas.some(({ id }) => id === form.areaId)) fields['areaId'] = [messages.areaUnknown]
  if (Object.keys(fields).length > 0) throw new Problems(fields)
}

async function clearDefault(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .updateTable('addresses')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('is_default', '=', 1)
    .execute()
}

const columns = (form: AddressForm) => ({
  name: form.name,
  address: form.address,
  extras: form.extras || null,
  area_id: form.areaId ?? null,
})
