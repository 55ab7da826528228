import { OrderStatus } from '#contract/orders.ts'
import { isEmail } from '#domain/checkout/contact-rules.ts'
import { guestMessages } from '#domain/guests/guest-messages.ts'
import { messages } from '#domain/messages.ts'
import { isFinal } from '#domain/orders/status.ts'
import { erasePerson, exportPerson } from '../accounts/index.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { guestKeyOf } from '../guest-key.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import type { FileAnswer } from '../http/mount-file.ts'
import type { Person, PersonalData } from '../personal-data.ts'
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
  return fileOf(ctx, { person, guest: { ...contact, language } }, modules)
}

/**
 * The same about somebody who is known by an address alone, whether or not a list shows them: who only reserved a table or
 * wrote a message, and who ordered longer ago than the staff sees. Nothing may be stored; then the file says so. Throws
 * `ValidationError`, and `forbidden` for a member of some branches.
 */
export async function exportGuestByEmail(
  ctx: Ctx,
  email: string,
  modules: readonly PersonalData[],
): Promise<FileAnswer> {
  const person = personOfEmail(email)
  return fileOf(ctx, { person, guest: { email: person.email } }, modules)
}

async function fileOf(
  ctx: Ctx,
  { person, guest }: { person: Person; guest: object },
  modules: readonly PersonalData[],
): Promise<FileAnswer> {
  const parts = await exportPerson(ctx, person, modules)
  const data = { exportedAt: isoNow(ctx.deps), guest, parts }
  return {
    name: 'guest-data.json',
    type: 'application/json; charset=utf-8',
    parts: once(`${JSON.stringify(data, null, 2)}\n`),
  }
}

/** Somebody without an account. Throws `ValidationError` for what is no address. */
function personOfEmail(text: string): { userId: null; email: string } {
  const email = text.trim()
  if (!isEmail(email)) throw new ValidationError({ email: [messages.emailWrong] })
  return { userId: null, email }
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
    await refuseOpenOrder(ctx, id)
    await erasePerson(ctx, person, modules)
    await recordGuest(ctx, guest, { before: { hasAccount: person.userId !== null, orders }, after: null })
  })
  return null
}

/** The same for somebody who is known by an address alone. Throws `ValidationError`, `forbidden` and `conflict`. */
export async function deleteGuestByEmail(
  ctx: Ctx,
  email: string,
  modules: readonly PersonalData[],
): Promise<null> {
  const person = personOfEmail(email)
  const id = guestKeyOf(ctx.deps, person.email)
  await transaction(ctx, async (ctx) => {
    await refuseOpenOrder(ctx, id)
    await erasePerson(ctx, person, modules)
    await recordGuest(ctx, { id, lastOrder: undefined }, { before: { hasAccount: false }, after: null })
  })
  return null
}

async function refuseOpenOrder(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('guest_key', '=', id)
    .where('status', 'in', open)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (found) throw new AppError('conflict', guestMessages.ordersOpen)
}
