import { useEffect, useState } from 'react'
import { getOrderByToken, type Order } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'
import { browserApi } from '../browser-api.ts'

const EVERY_MS = 15_000
const AT_MOST_MS = 60_000

/** The order, asked for again while the page is seen and until it is over; more rarely while there is no answer. */
export function useFreshOrder(loaded: Order, token: string): Order {
  const [order, setOrder] = useState(loaded)
  const isOver = isFinal(order.status)
  useEffect(() => {
    if (isOver) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = EVERY_MS
    const ask = async () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'visible') return
      try {
        setOrder(await browserApi(abort.signal)(getOrderByToken, { params: { token } }))
        wait = EVERY_MS
      } catch {
        wait = Math.min(wait * 2, AT_MOST_MS)
      }
      if (!abort.signal.aborted) timer = setTimeout(() => void ask(), wait)
    }
    const askAtOnce = () => void ask()
    timer = setTimeout(askAtOnce, wait)
    document.addEventListener('visibilitychange', askAtOnce)
    return () => {
      abort.abort()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askAtOnce)
    }
  }, [isOver, token])
  return order
}
