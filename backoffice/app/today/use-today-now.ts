import { getToday, type Today } from '#contract/today.staff.ts'
import { staffApi } from '../http/staff-api.ts'
import { usePolled } from '../http/use-polled.ts'

/** How often it is read anew without a live event: what ends by the clock sends one only within a second or so. */
const EVERY_MS = 30_000

const readToday = () => staffApi(getToday, {})

/** What is different now, as every screen of the desk needs it. */
export const useTodayNow = (revision: number): Today | undefined =>
  usePolled(readToday, EVERY_MS, revision)[0]
