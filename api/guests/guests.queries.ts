import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Answer } from '#contract/endpoint.ts'
import type { GuestFilter, listGuests as listGuestsCall, StaffGuestSummary } from '#contract/guests.staff.ts'
import { cents } from '#domain/money.ts'
import { blockedAmong, blockKeysOf } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { pointBalances } from '../loyalty/index.ts'
import {
  accountsWithoutOrder,
  blockedGuests,
  blocksAlone,
  type GuestQuery,
  type GuestRow,
  guestsAmong,
  guestsOfRecentOrders,
  isShown,
  nextGuests,
  rowsOf,
} from './guest-streams.ts'
import { keysOfMatching } from './search-guests.ts'

const PAGE_SIZE = 30
/** How many guests are looked up before others are served. */
const PORTION = 500

type Query = { text?: string | undefined; filter: GuestFilter; before?: string | undefined }

/**
 * Guests, who ordered last first; `before` is `meta.next` of the page before. A guest is an account or a person who ordered
 * without one, recognised by the e-mail address of the order: every order but one at a table has one, a phone number is
 * shared by families. Nobody has proved that address, so that these orders never count for the account that has the same
 * one. Members of some branches see who has ordered there, and these orders alone.
 */
export async function listGuests(
  ctx: Ctx,
  { text, filter, before }: Query,
): Promise<Answer<typeof listGuestsCall>> {
  const branchIds = branchesOfStaff(ctx.actor)
  const [moment = '', tie = ''] = before?.split('~') ?? []
  const query: GuestQuery = {
    filter,
    among: undefined,
    branchIds,
    before: before ? { moment, tie } : undefined,
    limit: PAGE_SIZE + 1,
  }
  const rows = text
    ? await newestOf(query, inPortions(await keysOfMatching(ctx, text)), (among) =>
        readGuests(ctx, { ...query, among }),
      )
    : await readGuests(ctx, query)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return {
    data: await summariesOf(ctx, page),
    meta: { next: last && rows.length > PAGE_SIZE ? `${last.moment}~${last.tie}` : null },
  }
}

/** The newest guests, those who have never ordered too. */
async function readGuests(ctx: Ctx, query: GuestQuery): Promise<GuestRow[]> {
  const { branchIds, filter } = query
  const streams = [
    ...(branchIds === null && filter !== 'others' ? [accountsWithoutOrder(query)] : []),
    ...(branchIds === null && filter === 'blocked' ? [blocksAlone(query)] : []),
  ]
  const found = await Promise.all([whoOrdered(ctx, query), ...streams.map((stream) => rowsOf(ctx, stream))])
  return newest(query, found.flat())
}

/** Guests who have ordered: mostly the newest orders name enough of them, however many there are. */
async function whoOrdered(ctx: Ctx, query: GuestQuery): Promise<GuestRow[]> {
  const { among, filter, limit } = query
  const lookUp = (keys: readonly string[]) => rowsOf(ctx, guestsAmong(query, keys))
  if (filter === 'blocked') {
    const blocked = (await rowsOf(ctx, blockedGuests)).map(({ id }) => id)
    const wanted = new Set(among ?? blocked)
    return newestOf(query, inPortions(blocked.filter((id) => wanted.has(id))), lookUp)
  }
  if (among) return lookUp(among)
  const recent = await rowsOf(ctx, guestsOfRecentOrders(query))
  return recent.length === limit ? recent : newestOf(query, everyGuest(ctx), lookUp)
}

/** The newest guests of all portions of keys; others are served after each portion. */
async function newestOf(
  query: GuestQuery,
  portions: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
  lookUp: (keys: readonly string[]) => Promise<GuestRow[]>,
): Promise<GuestRow[]> {
  let rows: GuestRow[] = []
  for await (const keys of portions) {
    rows = newest(query, [...rows, ...(await lookUp(keys))])
    await nextTurn()
  }
  return rows
}

function* inPortions(keys: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < keys.length; at += PORTION) yield keys.slice(at, at + PORTION)
}

/** The keys of everybody who has ordered, in portions. */
async function* everyGuest(ctx: Ctx): AsyncGenerator<readonly string[]> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const keys: string[] = (await rowsOf(ctx, nextGuests(after, PORTION))).map(({ id }) => id)
    if (keys.length > 0) yield keys
    after = keys.at(-1)
  }
}

const newest = ({ limit }: GuestQuery, rows: readonly GuestRow[]): GuestRow[] =>
  rows.toSorted(newestFirst).slice(0, limit)

const newestFirst = (a: GuestRow, b: GuestRow): number =>
  a.moment === b.moment ? (a.tie < b.tie ? 1 : -1) : a.moment < b.moment ? 1 : -1

/** What a list shows of some guests; accounts are named as they name themselves now. */
export async function summariesOf(ctx: Ctx, rows: readonly GuestRow[]): Promise<StaffGuestSummary[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [accounts, figures, points] = await Promise.all([
    accountsOf(ctx, ids),
    figuresOf(ctx, ids),
    pointBalances(ctx, ids),
  ])
  const guests = rows.map((row) => ({ ...row, ...accounts.get(row.id) }))
  const keys = await Promise.all(
    guests.map(({ id, email, phone }) => blockKeysOf(ctx, { userId: id, email, phone })),
  )
  const blocked = await blockedAmong(ctx, keys.flat())
  return guests.map(({ id, name, email, phone, lastOrderAt }, index) => ({
    id,
    name,
    email,
    phone,
    hasAccount: accounts.has(id),
    lastOrderAt,
    orders: figures.get(id)?.orders ?? 0,
    spent: cents(figures.get(id)?.spent ?? 0),
    points: points.get(id) ?? cents(0),
    isBlocked: (keys[index] ?? []).some((key) => blocked.has(key)),
  }))
}

async function accountsOf(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** How often some guests have ordered, and for how much, in the branches that the member sees. */
async function figuresOf(ctx: Ctx, ids: readonly string[]) {
  const rows = await figuresQuery({ db: ctx.db, branchIds: branchesOfStaff(ctx.actor) }, ids).execute()
  return new Map(
    rows.map(({ guest_key: id, orders, total, refunded }) => [
      id ?? '',
      { orders: Number(orders), spent: Number(total) - Number(refunded) },
    ]),
  )
}

/** Reads the index alone: a guest may have placed very many orders. */
export const figuresQuery = (
  { db, branchIds }: { db: Ctx['db']; branchIds: readonly string[] | null },
  ids: readonly string[],
) =>
  db
    .selectFrom('orders')
    .select(({ fn, ref }) => [
      'guest_key',
      fn.countAll<number>().as('orders'),
      fn.sum<number>('total_cents').as('total'),
      fn.sum<number>(ref('refunded_cents')).as('refunded'),
    ])
    .where('guest_key', 'in', ids)
    .where('status', '<>', 'rejected')
    .where(isShown('orders', branchIds))
    .groupBy('guest_key')
