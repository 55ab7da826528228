import { announcedDays } from '#domain/hours/special-days.ts'
import { localDateOf } from '#domain/hours/spans.ts'
import { type Ctx, isoAt, transaction } from '../context.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { loadSettings } from '../settings/index.ts'
import { readSpecialDayRows, specialDayOf } from './documents/special-day-of.ts'

const DAY_MS = 24 * 3_600_000

/**
 * Gives kept pages a new content version in the night after which guests of a branch read of another special day, or of one
 * no more. Returns how many days these are, for each branch.
 */
export async function announceSpecialDays(ctx: Ctx): Promise<number> {
  const { TIME_ZONE } = await loadSettings(ctx)
  const days = (await readSpecialDayRows(ctx.db)).map(specialDayOf)
  const branches = new Set([null, ...days.map(({ branchId }) => branchId)])
  const readAt = (moment: number) => {
    const today = localDateOf(isoAt(moment), TIME_ZONE).toString()
    return new Set(
      [...branches].flatMap((branch) => {
        const ofBranch = days.filter(({ branchId }) => branchId === null || branchId === branch)
        return announcedDays(ofBranch, today).map((day) => `${branch} ${days.indexOf(day)}`)
      }),
    )
  }
  const changed = readAt(ctx.deps.clock()).symmetricDifference(readAt(ctx.deps.clock() - DAY_MS))
  if (changed.size === 0) return 0
  await transaction(ctx, ({ db }) => bumpContentVersion(db))
  await ctx.deps.content.refresh()
  return changed.size
}
