import type { Order } from '#contract/orders.ts'
import { listenToOrder } from './live-order.ts'
import { orderApi } from './load-order-api.ts'

const EVERY_MS = 15_000
const AT_MOST_MS = 60_000

type Following = {
  /** The order as the server shows it now. */
  onOrder: (order: Order) => void
  onFailure?: () => void
  /** Whether it is asked for at once: nothing, or nothing fresh, is known of it. */
  isUnknown: boolean
}

/**
 * Follows an order: it is reloaded on every live event. Without the stream it is polled every 15 s while the page is seen, more
 * rarely while there is no answer; with it once a minute, to be sure. Answers the function that stops it.
 */
export function followOrder(token: string, { onOrder, onFailure, isUnknown }: Following): () => void {
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
      wait = EVERY_MS
      if (!abort.signal.aborted) onOrder(order)
    } catch {
      if (abort.signal.aborted) return
      onFailure?.()
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
  if (isUnknown) void ask()
  else plan()
  document.addEventListener('visibilitychange', askWhileSeen)
  addEventListener('online', askWhileSeen)
  return () => {
    abort.abort()
    live.stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', askWhileSeen)
    removeEventListener('online', askWhileSeen)
  }
}
