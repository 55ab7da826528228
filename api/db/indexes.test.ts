import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/app.ts'

test.each<[string, RawBuilder<unknown>, RegExp]>([
  [
    'an order by its link',
    sql`select * from orders where token_hash = ${'x'}`,
    /token_hash|autoindex_orders/,
  ],
  [
    'an order by its key',
    sql`select id from orders where idempotency_key = ${'x'}`,
    /idempotency_key|autoindex_orders/,
  ],
  [
    'whether an order is the last one of its guest',
    sql`select 1 from orders where guest_key = ${'x'} and status <> 'pending_payment' and (placed_at, id) > (${'2026'}, ${'x'})`,
    /orders_by_guest/,
  ],
  [
    'the newest accounts',
    sql`select id from users order by created_at desc, id desc limit 30`,
    /users_by_time/,
  ],
  ['an order by its code', sql`select id from orders where code = ${'x'}`, /orders_by_code/],
  [
    'the newest orders',
    sql`select id from orders order by placed_at desc, id desc limit 50`,
    /orders_by_time/,
  ],
  [
    'a batch of the export',
    sql`select * from orders where status <> 'pending_payment' and placed_at < ${'2027'}
      and (placed_at, id) > (${'2026'}, ${'x'}) order by placed_at, id limit 50`,
    /orders_by_time/,
  ],
  [
    'the lines of an order',
    sql`select * from order_lines where order_id = ${'x'} order by position`,
    /order_lines/,
  ],
  [
    'the history of an order',
    sql`select * from order_status_changes where order_id = ${'x'}`,
    /order_status_changes_by_order/,
  ],
  [
    'the payment a buyer comes back from',
    sql`select * from payment_attempts where token_hash = ${'x'}`,
    /token_hash|autoindex_payment_attempts/,
  ],
  [
    'the payment a provider tells of',
    sql`select * from payment_attempts where provider = ${'x'} and provider_ref = ${'y'}`,
    /payment_attempts_by_ref/,
  ],
  [
    'the last attempt to pay an order',
    sql`select * from payment_attempts where order_id = ${'x'} order by number desc limit 1`,
    /order_id_number|autoindex_payment_attempts/,
  ],
  [
    'the attempt an order is paid with',
    sql`select * from payment_attempts where order_id = ${'x'} and pays_order = 1`,
    /payment_attempts_paying/,
  ],
  [
    'payments that are due',
    sql`select id from payment_attempts where due_at is not null and due_at <= ${'x'} order by due_at limit 1`,
    /payment_attempts_due/,
  ],
  [
    'hints that are due',
    sql`select id from payment_events where due_at is not null and due_at <= ${'x'} order by due_at limit 1`,
    /payment_events_due/,
  ],
  [
    'refunds that are due',
    sql`select id from refunds where due_at is not null and due_at <= ${'x'} order by due_at limit 1`,
    /refunds_due/,
  ],
  [
    'alarms that nobody has seen',
    sql`select id from payment_alarms where seen_at is null order by raised_at desc limit 100`,
    /payment_alarms_unseen/,
  ],
  [
    'an order without its receipt number',
    sql`select id from orders where receipt_number is null and status <> 'pending_payment' and is_test = 0 limit 1`,
    /orders_without_receipt_number/,
  ],
  [
    'a live event without its number',
    sql`select id from live_events where seq is null limit 1`,
    /live_events_without_seq|sqlite_autoindex_live_events/,
  ],
  ['a session by its token', sql`select * from user_sessions where token_hash = ${'x'}`, /user_sessions/],
  ['a session by its id', sql`select * from user_sessions where id = ${'x'}`, /user_sessions/],
  [
    'the sessions of an account',
    sql`select * from user_sessions where user_id = ${'x'}`,
    /user_sessions_by_user/,
  ],
  [
    'sessions that are over',
    sql`select * from user_sessions where expires_at <= ${'x'}`,
    /user_sessions_by_expiry/,
  ],
  [
    'an account by its address',
    sql`select * from users where email_key = ${'x'}`,
    /email_key|autoindex_users/,
  ],
  [
    'the one-time passwords of an account',
    sql`select * from one_time_passwords where user_id = ${'x'}`,
    /one_time_passwords_by_user/,
  ],
  [
    'the social identities of an account',
    sql`select * from social_identities where user_id = ${'x'}`,
    /social_identities_by_user/,
  ],
  [
    'the orders of an account',
    sql`select * from orders where user_id = ${'x'} order by placed_at desc, id desc limit 30`,
    /orders_by_user/,
  ],
  [
    'the next page of the orders of an account',
    sql`select * from orders where user_id = ${'x'} and (placed_at, id) < (${'2026'}, ${'y'})
      order by placed_at desc, id desc limit 30`,
    /orders_by_user/,
  ],
  [
    'the saved addresses of an account',
    sql`select * from addresses where user_id = ${'x'} order by is_default desc, position desc`,
    /addresses_by_user/,
  ],
  [
    'the balance of points',
    sql`select balance_after_cents from point_entries where user_id = ${'x'} order by position desc limit 1`,
    /point_entries_user_id_position|autoindex_point_entries|point_entries_shown/,
  ],
  [
    'a page of the transaction history',
    sql`select * from point_entries where user_id = ${'x'} and amount_cents <> 0
      order by position desc limit 20 offset 20`,
    /point_entries_shown|point_entries_user_id_position|autoindex_point_entries/,
  ],
  [
    'what an order holds',
    sql`select * from point_entries where order_id = ${'x'} and kind = 'held'`,
    /point_entries_order_id_kind|autoindex_point_entries/,
  ],
  [
    'the mail that is due next',
    sql`select * from outbox where sent_at is null and failed_at is null and next_try_at <= ${'x'}
      and (claimed_until is null or claimed_until <= ${'x'}) order by next_try_at, id limit 1`,
    /outbox_due/,
  ],
  [
    'a page of the mails',
    sql`select * from outbox where branch_id = ${'x'} and (created_at, id) < (${'2026'}, ${'y'})
      order by created_at desc, id desc limit 51`,
    /outbox_by_time/,
  ],
])('%s is found by an index', async (_, query, index) => {
  const { db, engine } = await createTestApp({ comparesPlans: true })
  const plan = await db.transaction().execute(async (trx) => {
    // An empty table is quicker read whole; what counts is whether an index could do it.
    if (engine === 'postgres') {
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await sql.raw(`set local enable_${way} = off`).execute(trx)
    }
    const { rows } =
      await sql`${sql.raw(engine === 'postgres' ? 'explain' : 'explain query plan')} ${query}`.execute(trx)
    return JSON.stringify(rows)
  })
  expect(plan).toMatch(/using (covering )?index|index (only )?scan/i)
  expect(plan).not.toMatch(/seq scan|temp b-tree|Sort/i)
  expect(plan).toMatch(index)
})
