import { useCallback, useEffect, useRef, useState } from 'react'
import type { OrderStatus } from '#contract/orders.ts'
import { listStaffOrders, type StaffOrderSummary } from '#contract/orders.staff.ts'
import { staffApi } from '../http/staff-api.ts'
import { type FailureKind, failureKindOf } from '../http/failure-kind.ts'
import { type OrderPage, withFirstPage, withOlderPage } from './order-page.ts'

const REFRESH_MS = 10_000
const OPEN = ['pending_approval', 'approved'] as const
/** More open orders than these pages hold, and no board shows them. */
const MOST_PAGES = 5

type Shown = {
  page?: OrderPage
  /** Without a filter: everything that is not over, however far down its page would be. */
  open?: StaffOrderSummary[]
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

/** The orders of one status, read anew with every `revision` and every ten seconds while somebody can see them. */
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
        const [first, open] = await Promise.all([
          staffApi(listStaffOrders, { query: { status } }),
          status ? [] : readOpen(),
        ])
        if (isOver) return
        onRead(first, open)
        setShown(({ page }) => ({
          page: page ? withFirstPage(page, first) : first,
          open,
          readAt: Date.now(),
        }))
      } catch (error) {
        if (!isOver) setShown((shown) => ({ ...shown, failure: failureKindOf(error) }))
      } finally {
        isReading = false
        setNow(Date.now())
        if (readAgain) void refresh()
        else if (!isOver && !document.hidden) timer = setTimeout(() => void refresh(), REFRESH_MS)
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

  const next = shown.page?.meta.next
  const loadMore = useCallback(async () => {
    if (!next) return
    setLoadingMore(true)
    try {
      const older = await staffApi(listStaffOrders, { query: { status, before: next } })
      setShown((shown) => ({ ...shown, page: shown.page && withOlderPage(shown.page, older) }))
    } catch (error) {
      setShown((shown) => ({ ...shown, failure: failureKindOf(error) }))
    } finally {
      setLoadingMore(false)
    }
  }, [status, next])

  return {
    ...shown,
    now,
    isLoadingMore,
    refresh: () => refreshNow.current(),
    loadMore: () => void loadMore(),
  }
}

async function readOpen(): Promise<StaffOrderSummary[]> {
  return (await Promise.all(OPEN.map(readAll))).flat()
}

/** The oldest orders are on the last page, and the most urgent. */
async function readAll(status: OrderStatus): Promise<StaffOrderSummary[]> {
  const orders: StaffOrderSummary[] = []
  let before: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const { data, meta } = await staffApi(listStaffOrders, { query: { status, before } })
    orders.push(...data)
    if (meta.next === null) break
    before = meta.next
  }
  return orders
}
