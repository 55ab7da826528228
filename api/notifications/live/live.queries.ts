import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { LiveTables } from '../live.tables.ts'
import type { Audience } from './live-stream.ts'

export type LiveEvent = Selectable<LiveTables['live_events']> & { seq: number }

/** The number of the newest event; 0 before the first. */
export async function readNewestSeq(db: Kysely<DB>): Promise<number> {
  const row = await db.selectFrom('live_counter').select('seq').executeTakeFirst()
  return row?.seq ?? 0
}

/** Events of all audiences after a number, in their order; unnumbered events are not included. */
export function readEvents(db: Kysely<DB>, after: number, limit: number): Promise<LiveEvent[]> {
  return db
    .selectFrom('live_events')
    .selectAll()
    .$narrowType<{ seq: number }>()
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** What is published concerns the members of every branch, whichever branch it was published from. */
export const FOR_ALL = 'content.published'

/** Events of one audience after a number and up to another. */
export function readMissed(
  db: Kysely<DB>,
  audience: Audience,
  span: { after: number; upTo: number; limit: number },
): Promise<LiveEvent[]> {
  const query = db
    .selectFrom('live_events')
    .selectAll()
    .$narrowType<{ seq: number }>()
    .where('seq', '>', span.after)
    .where('seq', '<=', span.upTo)
    .orderBy('seq')
    .limit(span.limit)
  if ('orderId' in audience) return query.where('order_id', '=', audience.orderId).execute()
  const ofStaff = query.where('kind', '<>', 'unpaid.changed')
  if (audience.branchIds === null) return ofStaff.execute()
  const { branchIds } = audience
  return ofStaff.where((eb) => eb.or([eb('branch_id', 'in', branchIds), eb('kind', '=', FOR_ALL)])).execute()
}

/** Whether every event after this number is still stored. */
export async function isComplete(db: Kysely<DB>, after: number): Promise<boolean> {
  const oldest = await db
    .selectFrom('live_events')
    .select('seq')
    .$narrowType<{ seq: number }>()
    .where('seq', 'is not', null)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return oldest !== undefined && oldest.seq <= after + 1
}
