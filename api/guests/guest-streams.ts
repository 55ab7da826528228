import { type RawBuilder, sql } from 'kysely'
import type { GuestFilter } from '#contract/guests.staff.ts'
import type { Ctx } from '../context.ts'

/** Guests of one kind, each at a moment: the last order, or when the account was opened. */
export type GuestRow = {
  id: string
  moment: string
  /** Tells guests of one moment apart. */
  tie: string
  name: string
  email: string
  phone: string
  lastOrderAt: string | null
}

export type GuestQuery = {
  filter: GuestFilter
  /** The ids that a search has found, as a list in SQL. */
  matching: RawBuilder<string> | undefined
  /** Orders of these branches alone; null stands for all. */
  branchIds: readonly string[] | null
  /** Guests from before this moment alone. */
  before: { moment: string; tie: string } | undefined
  limit: number
}

/** What of an order the staff sees under its guest: not while it waits for its payment. */
export const isShown = (table: string, branchIds: readonly string[] | null): RawBuilder<boolean> => {
  const placed = sql<boolean>`${sql.ref(`${table}.status`)} <> 'pending_payment'`
  return branchIds === null
    ? placed
    : sql<boolean>`${placed} and ${sql.ref(`${table}.branch_id`)} in (${sql.join(branchIds)})`
}

/** Guests who have ordered, by their last order: an order is the last one when the index knows none after it. */
export function guestsWhoOrdered(query: GuestQuery): RawBuilder<GuestRow> {
  const { filter, branchIds } = query
  const account = {
    accounts: sql`and last.user_id is not null`,
    others: sql`and last.user_id is null`,
    all: sql``,
    blocked: sql``,
  }[filter]
  return sql<GuestRow>`
    select last.guest_key as id, last.placed_at as moment, last.id as tie,
      last.name as name, last.email as email, last.phone as phone, last.placed_at as "lastOrderAt"
    from orders as last
    where last.guest_key is not null and ${isShown('last', branchIds)} ${account}
      ${restOf(query, { id: sql.ref('last.guest_key'), moment: sql.ref('last.placed_at'), tie: sql.ref('last.id') })}
      and not exists (
        select 1 from orders as later
        where later.guest_key = last.guest_key and ${isShown('later', branchIds)}
          and (later.placed_at, later.id) > (last.placed_at, last.id)
      )
    order by last.placed_at desc, last.id desc limit ${query.limit}`
}

/** Accounts without an order, the newest first. */
export function accountsWithoutOrder(query: GuestQuery): RawBuilder<GuestRow> {
  return sql<GuestRow>`
    select account.id as id, account.created_at as moment, account.id as tie,
      account.name as name, account.email as email, account.phone as phone, null as "lastOrderAt"
    from users as account
    where true
      ${restOf(query, { id: sql.ref('account.id'), moment: sql.ref('account.created_at'), tie: sql.ref('account.id') })}
      and not exists (select 1 from orders where guest_key = account.id and ${isShown('orders', null)})
    order by account.created_at desc, account.id desc limit ${query.limit}`
}

/** Blocks of whose guests nothing else is left. */
export function blocksAlone(query: GuestQuery): RawBuilder<GuestRow> {
  return sql<GuestRow>`
    select block.guest_id as id, block.blocked_at as moment, block.id as tie,
      '' as name, '' as email, '' as phone, null as "lastOrderAt"
    from guest_blocks as block
    where block.lifted_at is null
      ${restOf(query, { id: sql.ref('block.guest_id'), moment: sql.ref('block.blocked_at'), tie: sql.ref('block.id') })}
      and not exists (select 1 from users where id = block.guest_id)
      and not exists (select 1 from orders where guest_key = block.guest_id and ${isShown('orders', null)})
    order by block.blocked_at desc, block.id desc limit ${query.limit}`
}

type Refs = Record<'id' | 'moment' | 'tie', RawBuilder<unknown>>

function restOf({ filter, matching, before }: GuestQuery, { id, moment, tie }: Refs): RawBuilder<unknown> {
  return sql.join(
    [
      filter === 'blocked' ? sql`and ${id} in (select key from guest_block_keys)` : sql``,
      matching ? sql`and ${id} in ${matching}` : sql``,
      before ? sql`and (${moment}, ${tie}) < (${before.moment}, ${before.tie})` : sql``,
    ],
    sql` `,
  )
}

export const rowsOf = async (ctx: Ctx, query: RawBuilder<GuestRow>): Promise<GuestRow[]> =>
  (await query.execute(ctx.db)).rows
