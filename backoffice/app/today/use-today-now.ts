import { useMemo } from 'react'
import { listToday, type Today } from '#contract/today.staff.ts'
import type { LeadMinutes } from '#domain/hours/lead-minutes.ts'
import { staffApi } from '../http/staff-api.ts'
import { usePolled } from '../http/use-polled.ts'

/** How often it is read anew without a live event: what ends by the clock sends one only within a second or so. */
const EVERY_MS = 30_000

const readToday = () => staffApi(listToday, {})

export type TodayNow = {
  /** The branches of the member at which something is different; none until they were read. */
  branches: readonly Today[]
  /** Since when nothing can be saved. */
  unsavedSince: string | undefined
  /** What orders usually take at the branches; empty until it was read. */
  leadMinutes: readonly (LeadMinutes & { branchId: string | null })[]
}

/** What is different now, as every screen of the desk needs it. */
export function useTodayNow(revision: number): TodayNow {
  const [found] = usePolled(readToday, EVERY_MS, revision)
  return useMemo(
    () => ({
      branches: found?.data ?? [],
      unsavedSince: found?.meta.unsavedSince,
      leadMinutes: found?.meta.leadMinutes ?? [],
    }),
    [found],
  )
}
