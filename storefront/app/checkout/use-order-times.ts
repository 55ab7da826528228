import { startTransition, useCallback, useEffect, useState } from 'react'
import type { DeliverType, OrderTimes } from '#contract/checkout.ts'
import { checkoutApi } from './load-checkout-api.ts'

const EVERY_MS = 60_000

export type OrderTimesState = { times: OrderTimes | undefined; hasFailed: boolean; refresh(): void }

/** The times an order can be had, kept fresh while the page is seen. */
export function useOrderTimes(deliverType: DeliverType | ''): OrderTimesState {
  const [held, setHeld] = useState<{ deliverType: DeliverType; times: OrderTimes }>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const refresh = useCallback(() => setAttempt((count) => count + 1), [])

  useEffect(() => {
    if (deliverType === '') return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const { getOrderTimes } = await checkoutApi()
        const times = await getOrderTimes(deliverType, abort.signal)
        // The whole page shows them: a guest who types meanwhile does not wait for it.
        startTransition(() => {
          setHeld({ deliverType, times })
          setHasFailed(false)
        })
      } catch {
        if (!abort.signal.aborted) setHasFailed(true)
      }
    }
    void ask()
    return () => abort.abort()
  }, [deliverType, attempt])

  useEffect(() => {
    const refreshWhenSeen = () => document.visibilityState === 'visible' && refresh()
    const timer = setInterval(refreshWhenSeen, EVERY_MS)
    document.addEventListener('visibilitychange', refreshWhenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshWhenSeen)
    }
  }, [refresh])

  return { times: held?.deliverType === deliverType ? held.times : undefined, hasFailed, refresh }
}
