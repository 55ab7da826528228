import type { Kysely } from 'kysely'
import type { DB } from '#api/db/schema.ts'
import { exactly, type Note } from '../../harness/finding.ts'
import { checkOrders } from '../check-orders.ts'
import { PUBLISHED_DISH, textOf } from './clients.ts'
import type { Told } from './told.ts'

/** Compares a shop that is at rest with what its clients were told. */
export async function checkShop(note: Note, db: Kysely<DB>, told: Told): Promise<void> {
  await checkOrders(note, db, told.placed)
  await checkPayments(note, db, told)
  await checkTickets(note, db, told)
  await checkWhole(note, db)
  await checkPublications(note, db, told)
  const unclear = [...told.unclear].map(([kind, count]) => `${count} × ${kind}`).join(', ')
  note(exactly('answers other than the wanted one and 503', unclear || 'none', 'none'))
}

async function checkPayments(note: Note, db: Kysely<DB>, { paid }: Told): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'total_cents', 'payment_state', 'payment_method'])
    .where('payment_method', '=', 'sandbox')
    .execute()
  const attempts = await db.selectFrom('payment_attempts').select(['order_id', 'provider_ref']).execute()
  const payments = await db.selectFrom('sandbox_payments').select(['ref', 'captured_cents']).execute()
  const orderOf = new Map(attempts.map(({ provider_ref, order_id }) => [provider_ref, order_id]))
  const taken = new Map<string, number>()
  for (const { ref, captured_cents } of payments) {
    const orderId = orderOf.get(ref) ?? ''
    taken.set(orderId, (taken.get(orderId) ?? 0) + captured_cents)
  }
  const states = new Map(orders.map(({ id, payment_state }) => [id, payment_state]))
  const lost = paid.filter((id) => states.get(id) !== 'paid').length
  const wrong = orders.filter(({ id, total_cents }) => taken.get(id) !== total_cents).length
  note(exactly(`acknowledged payments lost, of ${paid.length}`, lost, 0))
  note(exactly(`orders whose guest paid another sum, of ${orders.length}`, wrong, 0))
  note(exactly('payments beyond one for each of them', payments.length - orders.length, 0))
}

async function checkTickets(note: Note, db: Kysely<DB>, told: Told): Promise<void> {
  const { printed, reprinted, approved } = told
  const orders = await db.selectFrom('orders').select(['id', 'receipt_number']).execute()
  const numbers = new Map(orders.map(({ id, receipt_number }) => [id, receipt_number]))
  const changed = [...printed].filter(([id, number]) => numbers.get(id) !== number).length
  note(exactly(`printed tickets with another number, of ${printed.size}`, changed + reprinted.size, 0))
  const approvals = await db
    .selectFrom('order_status_changes')
    .select('order_id')
    .where('to_status', '=', 'approved')
    .execute()
  const logged = await db
    .selectFrom('staff_changes')
    .select('subject_id')
    .where('kind', '=', 'order')
    .execute()
  const times = countEach(approvals.map(({ order_id }) => order_id))
  const lines = countEach(logged.map(({ subject_id }) => subject_id))
  const wrong = approved.filter((id) => times.get(id) !== 1).length
  note(exactly(`acknowledged approvals not there once, of ${approved.length}`, wrong, 0))
  const unlogged = orders.filter(({ id }) => lines.get(id) !== 1).length
  note(exactly('approvals not in the log of changes once', unlogged, 0))
}

/** Each order with its lines, taxes, history and mails. */
async function checkWhole(note: Note, db: Kysely<DB>): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'goods_cents', 'payment_method'])
    .execute()
  const lines = await db.selectFrom('order_lines').select(['order_id', 'price_cents']).execute()
  const taxes = await db.selectFrom('order_taxes').select('order_id').execute()
  const changes = await db.selectFrom('order_status_changes').select(['order_id', 'to_status']).execute()
  const goods = new Map<string, number>()
  for (const { order_id, price_cents } of lines) goods.set(order_id, (goods.get(order_id) ?? 0) + price_cents)
  const taxed = new Set(taxes.map(({ order_id }) => order_id))
  const steps = Map.groupBy(changes, ({ order_id }) => order_id)
  const half = orders.filter(({ id, status, goods_cents, payment_method }) => {
    const way = (steps.get(id) ?? []).map(({ to_status }) => to_status).toSorted()
    const wanted = [
      'approved',
      'pending_approval',
      ...(payment_method === 'sandbox' ? ['pending_payment'] : []),
    ]
    return (
      status !== 'approved' || goods.get(id) !== goods_cents || !taxed.has(id) || `${way}` !== `${wanted}`
    )
  })
  note(exactly(`orders that are there in part, of ${orders.length}`, half.length, 0))
  const mails = await db
    .selectFrom('outbox')
    .select(['kind', 'sent_at'])
    .where('kind', 'in', ['order_received', 'order_approved'])
    .execute()
  note(exactly('mails beyond two for each order', mails.length - 2 * orders.length, 0))
  note(exactly('mails not sent', mails.filter(({ sent_at }) => sent_at === null).length, 0))
}

async function checkPublications(note: Note, db: Kysely<DB>, told: Told): Promise<void> {
  const rows = await db.selectFrom('publications').select('id').execute()
  const stored = new Set(rows.map(({ id }) => id))
  const dish = await db
    .selectFrom('products')
    .select('food_info')
    .where('id', '=', PUBLISHED_DISH)
    .executeTakeFirstOrThrow()
  const drafts = await db.selectFrom('drafts').select('document_id').execute()
  const lost = told.publications.filter((id) => !stored.has(id)).length
  note(exactly(`acknowledged publications lost, of ${told.publications.length}`, lost, 0))
  note(exactly('publications beyond one for each text', rows.length - told.edition, 0))
  note(exactly('the published text', dish.food_info ?? '', textOf(told.edition)))
  note(exactly('drafts left', drafts.length, 0))
}

function countEach(ids: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(ids, (id) => id)].map(([id, same]) => [id, same.length]))
}
