import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { MailKind } from '../notifications/index.ts'

/**
 * What guests leave behind, and what is different today: each table before those it refers to. The outbox is no part of
 * it, because it holds mails to members too.
 */
export const guestTables = [
  'guest_block_keys',
  'guest_blocks',
  'refunds',
  'payment_alarms',
  'payment_events',
  'payment_attempts',
  'sandbox_payments',
  'restricted_guests',
  'order_status_changes',
  'order_taxes',
  'order_lines',
  'orders',
  'receipt_counter',
  'point_entries',
  'reservations',
  'contact_messages',
  'addresses',
  'address_books',
  'social_identities',
  'social_tries',
  'social_tickets',
  'one_time_passwords',
  'user_sessions',
  'users',
  'used_proofs',
  'ended_table_tokens',
  'live_events',
] as const satisfies (keyof DB)[]

const toMembers: readonly MailKind[] = ['staff_invited', 'staff_new_password']

/** Forgets every guest with everything they did; receipt numbers begin anew. */
export async function forgetAllGuests(trx: Kysely<DB>): Promise<void> {
  for (const table of guestTables) await trx.deleteFrom(table).execute()
  await trx
    .deleteFrom('outbox')
    .where('kind', 'not in', [...toMembers])
    .execute()
}
