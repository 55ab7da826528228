import type { StaffGuest } from '#contract/guests.staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { blockKeysOf, findAccount, findBlocks, personOf } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { listAddresses } from '../delivery/index.ts'
import { branchesOfStaff, staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { Person } from '../personal-data.ts'
import { memberNames } from '../staff/index.ts'
import { isShown } from './guest-streams.ts'
import { summariesOf } from './guests.queries.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/** A guest as stored: the account, or the last order of somebody who has none. */
export type FoundGuest = {
  id: string
  account: Account | undefined
  contact: { name: string; email: string; phone: string }
  language: string
  lastOrder: { id: string; placedAt: string; code: string } | undefined
  /** Null when only a block is left of the guest. */
  person: Person | null
}

/** A guest that the member of staff may see. Throws `not_found`. */
export async function findGuest(ctx: Ctx, id: string): Promise<FoundGuest> {
  const branchIds = branchesOfStaff(ctx.actor)
  const [account, order] = await Promise.all([
    findAccount(ctx, id),
    ctx.db
      .selectFrom('orders')
      .select(['id', 'placed_at', 'code', 'name', 'email', 'phone', 'language'])
      .where('guest_key', '=', id)
      .where(isShown('orders', branchIds))
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const isHere = order ?? (branchIds === null ? (account ?? (await isBlockedAlone(ctx, id))) : false)
  if (!isHere) throw new AppError('not_found', 'There is no such guest')
  const { name, email, phone, language } = account ??
    order ?? { name: '', email: '', phone: '', language: '' }
  return {
    id,
    account,
    contact: { name, email, phone },
    language,
    lastOrder: order && { id: order.id, placedAt: order.placed_at, code: order.code },
    person: account ? personOf(account) : email === '' ? null : { userId: null, email },
  }
}

/** What a guest is blocked by. */
export const keysOf = (ctx: Ctx, { id, contact }: FoundGuest): Promise<string[]> =>
  blockKeysOf(ctx, { ...contact, userId: id })

/** Everything about a guest that the screen shows beside orders and points. Throws `not_found`. */
export async function showGuest(ctx: Ctx, id: string): Promise<StaffGuest> {
  const guest = await findGuest(ctx, id)
  const { account, lastOrder } = guest
  const moment = lastOrder?.placedAt ?? null
  const row = { id, moment: '', tie: '', ...guest.contact, lastOrderAt: moment }
  const [[summary], blocks, addresses] = await Promise.all([
    summariesOf(ctx, [row]),
    findBlocks(ctx, await keysOf(ctx, guest)),
    account ? listAddresses(ctx, id) : [],
  ])
  if (!summary) throw new AppError('not_found', 'There is no such guest')
  const names = await memberNames(
    ctx,
    blocks.flatMap(({ blockedBy }) => blockedBy ?? []),
  )
  return {
    ...summary,
    account: account
      ? {
          openedAt: account.created_at,
          lastSeenAt: account.last_seen_at,
          isEmailConfirmed: account.is_email_confirmed === 1,
        }
      : null,
    language: guest.language,
    addresses: addresses.map(({ id, name, address, extras, zipcode, city, isDefault }) => ({
      id,
      name,
      address,
      extras,
      town: [zipcode, city].filter((part) => part !== null && part !== '').join(' '),
      isDefault,
    })),
    blocks: blocks.map(({ id, reason, blockedAt, blockedBy }) => ({
      id,
      reason,
      blockedAt,
      by: names.get(blockedBy ?? '') ?? '',
    })),
    mayChange: mayChange(ctx),
  }
}

/** Guests belong to the whole restaurant: only who works for all of it changes them. */
export const mayChange = ({ actor }: Ctx): boolean =>
  branchesOfStaff(actor) === null && hasPermission(staffOf(actor).role, 'guests.write')

async function isBlockedAlone(ctx: Ctx, id: string): Promise<boolean> {
  return (await findBlocks(ctx, [id])).length > 0
}
