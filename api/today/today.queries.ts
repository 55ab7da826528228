import type { Selectable } from 'kysely'
import { z } from 'zod'
import { Span } from '#contract/hours.ts'
import type { SoldOutEntry, Today } from '#contract/today.staff.ts'
import { type Ctx, isoNow } from '../context.ts'
import { jsonColumn } from '../db/json-column.ts'
import { branchesOfStaff } from '../http/access.ts'
import { branchNames } from '../staff/index.ts'
import type { TodayTables } from './today.tables.ts'

type Row = Selectable<TodayTables['today_entries']>

const readPause = jsonColumn('today_entries.value_json', z.object({ reason: z.string() }))
const readRush = jsonColumn('today_entries.value_json', z.object({ minutes: z.int() }))
const readHours = jsonColumn('today_entries.value_json', z.object({ date: z.string(), spans: z.array(Span) }))

/** What is different, without the branch where it is so. */
type Different = Omit<Today, 'branchId' | 'branchName'>

/** What is different now at the branch of the call. The clock alone decides what is over. */
export async function loadToday(ctx: Ctx): Promise<Different> {
  const { branchId, deps } = ctx
  const rows = await deps.content.get(`today:${branchId}`, () =>
    deps.db.selectFrom('today_entries').selectAll().where('branch_id', '=', branchId).orderBy('id').execute(),
  )
  return todayOf(rows, isoNow(deps))
}

/** The same as it stands in the database, inside of the transaction that changes it too. */
export async function readToday(ctx: Ctx): Promise<Different> {
  const rows = await ctx.db
    .selectFrom('today_entries')
    .selectAll()
    .where('branch_id', '=', ctx.branchId)
    .orderBy('id')
    .execute()
  return todayOf(rows, isoNow(ctx.deps))
}

/** The same for the staff, with the branch of the call; outside of a transaction, which would wait for itself. */
export async function withBranch(ctx: Ctx, today: Different): Promise<Today> {
  const names = await branchNames(ctx)
  const branchName = names.size > 1 ? (names.get(ctx.branchId) ?? null) : null
  return { branchId: ctx.branchId, branchName, ...today }
}

/** What is different now at each branch of the member of staff behind the call, in the order of the branches. */
export async function readTodayOfBranches(ctx: Ctx): Promise<Today[]> {
  const own = branchesOfStaff(ctx.actor)
  let query = ctx.db.selectFrom('today_entries').selectAll().where('until', '>', isoNow(ctx.deps))
  if (own) query = query.where('branch_id', 'in', own)
  const [rows, names] = await Promise.all([query.orderBy('id').execute(), branchNames(ctx)])
  const order = [...names.keys()]
  const byBranch = [...Map.groupBy(rows, ({ branch_id }) => branch_id)].toSorted(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  )
  return Promise.all(
    byBranch.map(([branchId, ofBranch]) =>
      withBranch({ ...ctx, branchId }, todayOf(ofBranch, isoNow(ctx.deps))),
    ),
  )
}

function todayOf(rows: readonly Row[], now: string): Different {
  const current = rows.filter(({ until }) => now < until)
  const of = (kind: Row['kind']) => current.find((row) => row.kind === kind)
  const [pause, rush, hours] = [of('pause'), of('rush'), of('hours')]
  return {
    pause: pause ? { ...lastingOf(pause), ...readPause(pause.value_json) } : null,
    rush: rush ? { ...lastingOf(rush), ...readRush(rush.value_json) } : null,
    hours: hours ? { ...lastingOf(hours), ...readHours(hours.value_json) } : null,
    soldOut: current.flatMap((row) => soldOutOf(row)),
  }
}

const lastingOf = ({ since, until, member_name }: Row) => ({ since, until, by: member_name })

function soldOutOf(row: Row): SoldOutEntry[] {
  const { id: key, kind, target } = row
  if (kind === 'pause' || kind === 'rush' || kind === 'hours') return []
  const [id = '', sizeId = null] = kind === 'size' ? target.split(' ') : [target]
  return [{ ...lastingOf(row), key, kind, id, sizeId }]
}
