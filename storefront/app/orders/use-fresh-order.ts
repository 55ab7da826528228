import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'
import { useOnline } from '../http/use-online.ts'
import { listenToOrder } from './live-order.ts'
import { orderApi } from './load-order-api.ts'

const EVERY_MS = 15_000
const AT_MOST_MS = 60_000

/** An order as the server has shown it last. */
export type SeenOrder = {
  order: Order
  /** When that was, in milliseconds. */
  seenAt: number
}

/**
 * The order, until it is closed: reloaded on every live event. Without the stream it is polled
 * every 15 s while the page is seen, more rarely while there is no answer; with it once a minute, to be sure.
 * An order that comes from the memory of the device is asked for at once. `isCut` says that the server cannot be reached, so that what is shown may be out of date.
 */
export function useFreshOrder(loaded: SeenOrder, token: string): SeenOrder & { isCut: boolean } {
  const [seen, setSeen] = useState(loaded)
  const [hasFailed, setHasFailed] = useState(false)
  const isOnline = useOnline()
  const isOver = isFinal(seen.order.status)
  useEffect(() => {
    if (isOver) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = EVERY_MS
    let isLive = false
    let isAsking = false
    let askAgain = false

    async function ask(): Promise<void> {
      askAgain = isAsking
      if (isAsking) return
      isAsking = true
      clearTimeout(timer)
      try {
        const { getOrder } = await orderApi()
        const order = await getOrder(token, abort.signal)
        setSeen({ order, seenAt: Date.now() })
        setHasFailed(false)
        wait = EVERY_MS
      } catch {
        if (abort.signal.aborted) return
        setHasFailed(true)
        wait = Math.min(wait * 2, AT_MOST_MS)
      }
      isAsking = false
      if (abort.signal.aborted) return
      if (askAgain) void ask()
      else plan()
    }
    function plan(): void {
      clearTimeout(timer)
      timer = setTimeout(askWhileSeen, isLive ? AT_MOST_MS : wait)
    }
    function askWhileSeen(): void {
      if (document.visibilityState !== 'visible') return
      live.retry()
      void ask()
    }
    const live = listenToOrder(token, {
      onNews: () => void ask(),
      onLive: (now) => {
        isLive = now
        if (!isAsking) plan()
      },
    })
    // What comes from the memory of the device may be hours old.
    if (document.documentElement.dataset['keptAt'] === undefined) plan()
    else {
      setHasFailed(true)
      void ask()
    }
    document.addEventListener('visibilitychange', askWhileSeen)
    addEventListener('online', askWhileSeen)
    return () => {
      abort.abort()
      live.stop()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askWhileSeen)
      removeEventListener('online', askWhileSeen)
    }
  }, [isOver, token])
  return { ...seen, isCut: !isOnline || (!isOver && hasFailed) }
}
