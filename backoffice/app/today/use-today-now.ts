import { useEffect, useState } from 'react'
import { getToday, type Today } from '#contract/today.staff.ts'
import { staffApi } from '../http/staff-api.ts'

/** How often it is read anew without a live event: what ends by the clock sends one only within a second or so. */
const EVERY_MS = 30_000

/** What is different now, as every screen of the desk needs it; read anew with every live event. */
export function useTodayNow(revision: number): Today | undefined {
  const [today, setToday] = useState<Today>()
  useEffect(() => {
    let isOver = false
    const read = () =>
      staffApi(getToday, {}).then(
        (found) => void (isOver || setToday(found)),
        // The last known state stands.
        () => {},
      )
    void read()
    const timer = setInterval(() => void read(), EVERY_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [revision])
  return today
}
