import { type LeadMinutes, leadMinutes } from '#domain/hours/lead-minutes.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { branchesWithOwn, loadSettingsOf } from '../settings/index.ts'

/**
 * How long the kitchen and the way usually take, as the settings say: at each branch of the member of staff that has values of
 * its own, and before them, with null, at all others.
 */
export async function readLeadMinutes({
  deps,
  actor,
}: Ctx): Promise<(LeadMinutes & { branchId: string | null })[]> {
  const own = branchesOfStaff(actor)
  const withOwn = await branchesWithOwn(deps, ['PREPARATION_MINUTES', 'DELIVERY_MINUTES'])
  return Promise.all(
    [null, ...withOwn.filter((id) => own?.includes(id) ?? true)].map(async (branchId) => ({
      branchId,
      ...leadMinutes(await loadSettingsOf(deps, branchId ?? undefined)),
    })),
  )
}
