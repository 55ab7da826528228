import { MAIN_BRANCH } from '#contract/main-branch.ts'
import type { SoldOutEnd, Today } from '#contract/today.staff.ts'
import { todayEnd } from '#domain/hours/today-end.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { branchesOfStaff, staffOf } from '../http/access.ts'
import { AppError, ValidationError } from '../http/errors.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import { loadSettings } from '../settings/index.ts'
import { memberNames, recordChange } from '../staff/index.ts'
import { readToday, withBranch } from './today.queries.ts'
import type { TodayKind } from './today.tables.ts'

type Slot = { kind: TodayKind; target?: string }
type Entry = Slot & {
  value: object
  end: SoldOutEnd
  /** What the log calls it. */
  name: string
}

/**
 * The call at the branch whose day its member of staff changes: the one of the address; without one the main branch, or the
 * first of their own when they do not work there. Throws `forbidden` for the address of a branch they do not work at.
 */
export function atOwnBranch(ctx: Ctx): Ctx {
  const branches = branchesOfStaff(ctx.actor)
  if (branches === null || branches.includes(ctx.branchId)) return ctx
  if (ctx.branchId !== MAIN_BRANCH) throw new AppError('forbidden', branchMessages.ofAnotherBranch)
  return { ...ctx, branchId: branches[0] ?? ctx.branchId }
}

/**
 * Puts an entry in the place of the one of its kind and target, until its end. It acts at once: guests read it with the
 * next content version. Throws `ValidationError` for an end that is none.
 */
export async function putEntry(caller: Ctx, { kind, target = '', value, end, name }: Entry): Promise<Today> {
  const ctx = atOwnBranch(caller)
  const { TIME_ZONE: zone } = await loadSettings(ctx)
  const until = todayEnd(end, zone, ctx.deps.clock())
  if (!until.ok) throw new ValidationError(until.problems)
  const memberId = staffOf(ctx.actor).memberId
  const names = await memberNames(ctx, [memberId])
  return change(ctx, async (ctx): Promise<boolean> => {
    const before = await ctx.db
      .selectFrom('today_entries')
      .select(['value_json', 'until'])
      .where('branch_id', '=', ctx.branchId)
      .where('kind', '=', kind)
      .where('target', '=', target)
      .executeTakeFirst()
    const after = { ...value, until: until.value }
    const changed = {
      value_json: JSON.stringify(value),
      since: isoNow(ctx.deps),
      until: until.value,
      member_name: names.get(memberId) ?? '',
    }
    // On PostgreSQL a colleague may put the same at this moment.
    await ctx.db
      .insertInto('today_entries')
      .values({ id: ctx.deps.newId(), branch_id: ctx.branchId, kind, target, ...changed })
      .onConflict((conflict) => conflict.columns(['branch_id', 'kind', 'target']).doUpdateSet(changed))
      .execute()
    await recordChange(ctx, {
      subject: subjectOf({ kind, target }, name),
      before: loggedOf(before),
      after,
      branchId: ctx.branchId,
    })
    return true
  })
}

/** Ends an entry before its end; nothing happens where there is none any more. */
export function endEntry(caller: Ctx, slot: Slot): Promise<Today> {
  return change(atOwnBranch(caller), async (ctx) => {
    const before = await take(ctx, slot)
    if (before)
      await recordChange(ctx, {
        subject: subjectOf(slot, slot.kind),
        before,
        after: null,
        branchId: ctx.branchId,
      })
    return before !== null
  })
}

/** Ends what is sold out by its key. Throws `not_found`. */
export async function endSoldOut(caller: Ctx, key: string): Promise<Today> {
  const row = await caller.db
    .selectFrom('today_entries')
    .select(['kind', 'target', 'branch_id'])
    .where('id', '=', key)
    .where('kind', 'in', ['product', 'combo', 'size', 'option'])
    .executeTakeFirst()
  if (!row || row.branch_id !== atOwnBranch(caller).branchId)
    throw new AppError('not_found', 'This is not sold out any more')
  return endEntry(caller, row)
}

const subjectOf = ({ kind, target = '' }: Slot, name: string) => ({
  kind: `today-${kind}`,
  id: target === '' ? kind : target,
  name,
})

/** Removes what stands there, and says what it was. */
async function take(ctx: Ctx, { kind, target = '' }: Slot): Promise<object | null> {
  const row = await ctx.db
    .deleteFrom('today_entries')
    .where('branch_id', '=', ctx.branchId)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .returning(['value_json', 'until'])
    .executeTakeFirst()
  return loggedOf(row)
}

/** What the log tells of an entry. */
const loggedOf = (row: { value_json: string; until: string } | undefined): object | null =>
  row ? { ...(JSON.parse(row.value_json) as object), until: row.until } : null

/** `write` says whether it has changed something. */
async function change(caller: Ctx, write: (ctx: Ctx) => Promise<boolean>): Promise<Today> {
  const today = await transaction(caller, async (ctx) => {
    if (await write(ctx)) {
      await bumpContentVersion(ctx.db)
      await publishLiveEvent(ctx, { kind: 'today.changed', orderId: null })
    }
    return readToday(ctx)
  })
  // The other processes notice it within a second; the guests of this one read it with their next request.
  await caller.deps.content.refresh()
  return withBranch(caller, today)
}
