import type { Kysely } from 'kysely'
import { z } from 'zod'
import { jsonColumn } from '../db/json-column.ts'
import type { DB } from '../db/schema.ts'
import type { SeededContents } from './demo.queries.ts'

const COMPANY = 'LEGAL_NAME'
const readEdits = jsonColumn(
  'publications.edits_json',
  z.array(z.object({ kind: z.string(), id: z.string() })),
)

/**
 * Whether an order is a record of the restaurant's own business (docs/decisions/0041): it names what the demo did not
 * bring, money came through a provider, or its receipt bears another company than the demo's.
 */
export async function hasOwnOrders(db: Kysely<DB>, { documents }: SeededContents): Promise<boolean> {
  // Looking for a dish in all orders takes the longest by far; a restaurant has its own name on its receipts before that.
  return (await hasPaidOrder(db)) || (await hasOrderOfCompany(db)) || hasOrderOfOwnDish(db, documents)
}

async function hasPaidOrder(db: Kysely<DB>): Promise<boolean> {
  const paid = await db
    .selectFrom('payment_attempts')
    .select('order_id')
    .where('is_live', '=', 1)
    .where('captured_cents', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined
}

async function hasOrderOfCompany(db: Kysely<DB>): Promise<boolean> {
  const since = await companySince(db)
  if (since === undefined) return false
  const placed = await db
    .selectFrom('orders')
    .select('id')
    .where('placed_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return placed !== undefined
}

async function hasOrderOfOwnDish(db: Kysely<DB>, documents: SeededContents['documents']): Promise<boolean> {
  const idsOf = (wanted: string) => documents.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const ordered = await db
    .selectFrom('order_lines')
    .select('order_id')
    .where((eb) =>
      eb.or([
        eb('product_id', 'not in', ['', ...idsOf('product')]),
        eb('combo_id', 'not in', ['', ...idsOf('combo')]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return ordered !== undefined
}

/** When the company on receipts was first published as another one; undefined while it is the demo's. */
async function companySince(db: Kysely<DB>): Promise<string | undefined> {
  const some = await db
    .selectFrom('publications')
    .select(['published_at', 'edits_json'])
    .where('edits_json', 'like', `%${COMPANY}%`)
    .orderBy('published_at')
    .execute()
  return some.find(({ edits_json }) =>
    readEdits(edits_json).some(({ kind, id }) => kind === 'setting' && id === COMPANY),
  )?.published_at
}
