import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'
import { useOnline } from '../http/use-online.ts'
import { followOrder } from './follow-order.ts'

/** An order as the server has shown it last. */
export type SeenOrder = {
  order: Order
  /** When that was, in milliseconds. */
  seenAt: number
  /** The time that the restaurant had told before, where it has told another one while this page was open. */
  toldBefore?: string
}

/** An order as it is seen now, after it was seen as `last`. */
export function seenAfter(last: SeenOrder, order: Order, seenAt: number): SeenOrder {
  const isNewTime = last.order.expectedAt !== null && last.order.expectedAt !== order.expectedAt
  const toldBefore = isNewTime ? last.order.expectedAt : last.toldBefore
  return { order, seenAt, ...(toldBefore && { toldBefore }) }
}

/**
 * The order, followed until it is closed. An order that comes from the memory of the device is asked for at once. `isCut`
 * says that the server cannot be reached, so that what is shown may be out of date.
 */
export function useFreshOrder(loaded: SeenOrder, token: string): SeenOrder & { isCut: boolean } {
  const [seen, setSeen] = useState(loaded)
  const [hasFailed, setHasFailed] = useState(false)
  const isOnline = useOnline()
  const isOver = isFinal(seen.order.status)
  useEffect(() => {
    if (isOver) return
    // What comes from the memory of the device may be hours old.
    const isKept = document.documentElement.dataset['keptAt'] !== undefined
    if (isKept) setHasFailed(true)
    return followOrder(token, {
      isUnknown: isKept,
      onOrder(order) {
        setSeen((last) => seenAfter(last, order, Date.now()))
        setHasFailed(false)
      },
      onFailure: () => setHasFailed(true),
    })
  }, [isOver, token])
  return { ...seen, isCut: !isOnline || (!isOver && hasFailed) }
}
