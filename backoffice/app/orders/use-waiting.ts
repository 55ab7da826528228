import { useCallback, useEffect, useState } from 'react'
import { countWaitingOrders } from '#contract/orders.staff.ts'
import { staffApi } from '../http/staff-api.ts'
import { failureKindOf } from '../http/failure-kind.ts'

/** How often the count is polled while the live stream is silent. */
const EVERY_MS = 20_000

/**
 * How many orders wait to be approved or rejected; read anew with every `revision` and every `refresh`, whatever screen is
 * open. While the server cannot be reached, the last number stands.
 */
export function useWaiting(
  revision: number,
  onSignedOut: () => void,
): { waiting: number; refresh: () => void } {
  const [waiting, setWaiting] = useState(0)
  const [asked, setAsked] = useState(0)
  const refresh = useCallback(() => setAsked((asked) => asked + 1), [])
  useEffect(() => {
    let isOver = false
    staffApi(countWaitingOrders, {}).then(
      (count) => {
        if (!isOver) setWaiting(count)
      },
      (error: unknown) => {
        if (!isOver && failureKindOf(error) === 'signed-out') onSignedOut()
      },
    )
    const timer = setTimeout(refresh, EVERY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [revision, asked, refresh, onSignedOut])
  return { waiting, refresh }
}
