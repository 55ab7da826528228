import { useEffect, useState } from 'react'
import { getOrderByToken, type Order } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'
import { browserApi } from '../http/browser-api.ts'
import { listenToOrder } from './live-order.ts'

const EVERY_MS = 15_000
const AT_MOST_MS = 60_000

/**
 * The order, until it is closed: reloaded on every live event. Without the stream it is polled
 * every 15 s while the page is seen, more rarely while there is no answer; with it once a minute, to be sure.
 */
export function useFreshOrder(loaded: Order, token: string): Order {
  const [order, setOrder] = useState(loaded)
  const isOver = isFinal(order.status)
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
        setOrder(await browserApi(abort.signal)(getOrderByToken, { params: { token } }))
        wait = EVERY_MS
      } catch {
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
    plan()
    document.addEventListener('visibilitychange', askWhileSeen)
    return () => {
      abort.abort()
      live.stop()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askWhileSeen)
    }
  }, [isOver, token])
  return order
}
