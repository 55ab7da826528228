import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderStatus } from '#contract/orders.ts'
import { getBoard } from '#contract/orders-board.ts'
import { listStaffOrders, type StaffOrderSummary } from '#contract/orders.staff.ts'
import { staffApi } from '../http/staff-api.ts'
import { type FailureKind, failureKindOf } from '../http/failure-kind.ts'
import { type OrderPage, readBoard, type Reading, readPages } from './order-page.ts'

const REFRESH_MS = 10_000

const read: Parameters<typeof readBoard>[0] = {
  board: (query) => staffApi(getBoard, { query }),
  page: (query) => staffApi(listStaffOrders, { query }),
}

type Shown = {
  reading?: Reading
  failure?: FailureKind | undefined
  readAt?: number
}

export type Orders = Shown & {
  /** The moment of the last reading in milliseconds; a failed reading moves it on too. */
  now: number
  isLoadingMore: boolean
  refresh(): void
  loadMore(): void
}

/** What each list has shown last: it stands while the server cannot be reached, also after another screen. */
const lastShown = new Map<string, Shown>()

/** Forgets the orders of a member who leaves. */
export const forgetOrders = (): void => lastShown.clear()

/**
 * The orders of one status, or the board: read anew with every `revision`, and every ten seconds while somebody can see them.
 */
export function useOrders(
  status: OrderStatus | undefined,
  revision: number,
  onRead: (page: OrderPage, open: readonly StaffOrderSummary[]) => void,
): Orders {
  const list = status ?? 'all'
  const [shown, setShown] = useState<Shown>(() => lastShown.get(list) ?? {})
  useEffect(() => void lastShown.set(list, shown), [list, shown])
  const [now, setNow] = useState(Date.now)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const refreshNow = useRef<() => void>(() => {})
  const held = useRef(lastShown.get(list)?.reading)
  const pages = useRef(held.current?.pages ?? 1)

  useEffect(() => {
    let isOver = false
    let isReading = false
    let readAgain = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function refresh(): Promise<void> {
      readAgain = isReading
      if (isReading || isOver) return
      isReading = true
      clearTimeout(timer)
      try {
        const wanted = pages.current
        const reading: Reading = status
          ? { page: await readPages(read.page, { status, pages: wanted }), pages: wanted }
          : await readBoard(read, { pages: wanted, held: held.current })
        if (isOver) return
        held.current = reading
        onRead(reading.page, reading.board?.open ?? [])
        setShown({ reading, readAt: Date.now() })
      } catch (error) {
        if (!isOver) setShown((shown) => ({ ...shown, failure: failureKindOf(error) }))
      } finally {
        isReading = false
        setNow(Date.now())
        if (readAgain) void refresh()
        else {
          setLoadingMore(false)
          if (!isOver && !document.hidden) timer = setTimeout(() => void refresh(), REFRESH_MS)
        }
      }
    }
    const poll = () => {
      if (document.hidden) clearTimeout(timer)
      else void refresh()
    }
    const disconnect = () => setShown((shown) => ({ ...shown, failure: 'offline' }))
    refreshNow.current = poll
    poll()
    document.addEventListener('visibilitychange', poll)
    addEventListener('online', poll)
    addEventListener('offline', disconnect)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', poll)
      removeEventListener('online', poll)
      removeEventListener('offline', disconnect)
    }
  }, [status, onRead])

  useEffect(() => {
    if (revision > 0) refreshNow.current()
  }, [revision])

  const loadMore = useCallback(() => {
    pages.current += 1
    setLoadingMore(true)
    refreshNow.current()
  }, [])

  return {
    ...shown,
    now,
    isLoadingMore,
    refresh: () => refreshNow.current(),
    loadMore,
  }
}
