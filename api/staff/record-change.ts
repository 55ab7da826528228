import { describeDevice } from '#domain/accounts/describe-device.ts'
import { type Ctx, isoNow } from '../context.ts'

export type Change = {
  /** What was changed. The name is the restaurant's own word for it: the log names no guests (ux.md R-D6). */
  subject: { kind: string; id: string; name: string }
  /** The subject as JSON before the change; null when it did not exist. */
  before: unknown
  /** The subject as JSON after the change; null when it exists no longer. */
  after: unknown
  /** The branch in which it happened; members of others do not read it. Left out where branches do not matter. */
  branchId?: string | null
}

/**
 * Writes one line into the log of changes: by whom and from which device follows from `ctx`. Called once inside the
 * transaction of each write of a member of staff, so that there is no change without its line and no line without its
 * change. Throws outside of a transaction.
 */
export async function recordChange(
  ctx: Ctx,
  { subject, before, after, branchId = null }: Change,
): Promise<void> {
  if (!ctx.committed) throw new Error('a change is recorded inside the transaction that makes it')
  const member = ctx.actor.kind === 'staff' ? await findName(ctx, ctx.actor.memberId) : undefined
  const row = {
    member_name: member?.name ?? '',
    device: describeDevice(ctx.userAgent),
    kind: subject.kind,
    subject_id: subject.id,
    subject_name: subject.name,
    before_json: jsonOf(before),
    after_json: jsonOf(after),
  }
  await ctx.db
    .insertInto('staff_changes')
    .values({
      id: ctx.deps.newId(),
      changed_at: isoNow(ctx.deps),
      member_id: member?.id ?? null,
      ...row,
      branch_id: branchId,
      search_text: Object.values(row).join('\n').toLowerCase(),
    })
    .execute()
}

const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const findName = (ctx: Ctx, id: string) =>
  ctx.db.selectFrom('staff_members').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
