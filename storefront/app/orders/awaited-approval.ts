import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'

/** The token of the order whose approval this tab waits for, for as long as the tab is open. */
const KEY = 'awaited-order'

function change(write: () => void): void {
  try {
    write()
  } catch {
    // Without a session storage the page of the order alone tells it.
  }
}

/** The token of the order whose approval this tab waits for; empty when there is none. */
export function awaitedOrder(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

const ORDER_PAGE = /^\/(order|me\/my-orders)\/./

/** The awaited order that is announced at this path; none on the page of an order, which shows it itself. */
export const orderToAnnounce = (pathname: string): string => (ORDER_PAGE.test(pathname) ? '' : awaitedOrder())

/** The guest knows how it goes on with this order. */
export function endAwaiting(token: string): void {
  if (awaitedOrder() === token) change(() => sessionStorage.removeItem(KEY))
}

/** For an order on its page: the guest who leaves it before the restaurant has approved it is told elsewhere in the shop. */
export function useAwaitedApproval({ status, payment }: Order, token: string): void {
  // Whoever has paid online was told on the way back.
  const isAwaited = status === 'pending_approval' && payment.state === null
  useEffect(() => {
    if (isAwaited) change(() => sessionStorage.setItem(KEY, token))
    else endAwaiting(token)
  }, [isAwaited, token])
}
