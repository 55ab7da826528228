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
  /** Guests of these keys alone. */
  among: readonly string[] | undefined
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

/** How many of the newest orders are looked at before all guests are. */
const RECENT_ORDERS = 3_000

/**
 * Guests whose last order is among the newest ones: an order is the last one when the index knows none after it. There may
 * be more guests than it finds when a few of them have placed nearly all of these orders.
 */
export function guestsOfRecentOrders(query: GuestQuery): RawBuilder<GuestRow> {
  const { branchIds } = query
  const recent = sql`
    select id, guest_key, placed_at, user_id, name, email, phone from orders
    where guest_key is not null and ${isShown('orders', branchIds)} ${beforeOf(query, placed('orders'))}
    order by placed_at desc, id desc limit ${RECENT_ORDERS}`
  const isLast = sql`not exists (
      select 1 from orders as later
      where later.guest_key = last.guest_key and ${isShown('later', branchIds)}
        and (later.placed_at, later.id) > (last.placed_at, last.id)
    )`
  return lastOrders(query, sql`(${recent}) as last where ${isLast}`)
}

/** Guests of some keys, by their last order, which the index knows for each of them. */
export function guestsAmong(query: GuestQuery, keys: readonly string[]): RawBuilder<GuestRow> {
  const rows = sql.join(keys.map((key) => sql`(${key})`))
  const lastOf = sql`
    select one.id from orders as one where one.guest_key = guest.id and ${isShown('one', query.branchIds)}
    order by one.placed_at desc, one.id desc limit 1`
  return lastOrders(
    query,
    sql`(with guest(id) as (values ${rows}) select (${lastOf}) as order_id from guest) as found
    join orders as last on last.id = found.order_id
    where true ${beforeOf(query, placed('last'))}`,
  )
}

/**
 * So many keys of those who have ordered, the next ones after a key: the index is read from one guest to the next, not from
 * order to order.
 */
export const nextGuests = (after: string, count: number): RawBuilder<{ id: string }> => sql`
  with recursive guest(id, position) as (
    select min(guest_key), 1 from orders where guest_key > ${after}
    union all
    select (select min(next.guest_key) from orders as next where next.guest_key > guest.id), position + 1
    from guest where guest.id is not null and position < ${count}
  )
  select id from guest where id is not null`

/** The keys of all guests who are blocked. */
export const blockedGuests = sql<{ id: string }>`select distinct key as id from guest_block_keys`

function lastOrders({ filter, limit }: GuestQuery, from: RawBuilder<unknown>): RawBuilder<GuestRow> {
  const account = {
    accounts: sql`and last.user_id is not null`,
    others: sql`and last.user_id is null`,
    all: sql``,
    blocked: sql``,
  }[filter]
  return sql<GuestRow>`
    select last.guest_key as id, last.placed_at as moment, last.id as tie,
      last.name as name, last.email as email, last.phone as phone, last.placed_at as "lastOrderAt"
    from ${from} ${account}
    order by last.placed_at desc, last.id desc limit ${limit}`
}

const placed = (table: string) => ({ moment: sql.ref(`${table}.placed_at`), tie: sql.ref(`${table}.id`) })

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

function restOf(query: GuestQuery, { id, ...at }: Refs): RawBuilder<unknown> {
  const { filter, among } = query
  return sql.join(
    [
      filter === 'blocked' ? sql`and ${id} in (select key from guest_block_keys)` : sql``,
      among ? sql`and ${id} in (${sql.join(among)})` : sql``,
      beforeOf(query, at),
    ],
    sql` `,
  )
}

const beforeOf = (
  { before }: GuestQuery,
  { moment, tie }: Pick<Refs, 'moment' | 'tie'>,
): RawBuilder<unknown> => (before ? sql`and (${moment}, ${tie}) < (${before.moment}, ${before.tie})` : sql``)

export const rowsOf = async <Row>(ctx: Ctx, query: RawBuilder<Row>): Promise<Row[]> =>
  (await query.execute(ctx.db)).rows
