import type { Order, OrderStatus } from '#contract/orders.ts'
import { isFinal } from '#domain/orders/status.ts'

export type Step = 'placed' | 'kitchen' | 'done'

/** Whether the guest still waits for an order. */
export const isAwaited = ({ status, isClosed }: Pick<Order, 'status' | 'isClosed'>): boolean =>
  !isFinal(status) && !isClosed

/** How far an order is: the steps behind it and the one it is at. A rejected order has left the way. */
export function stepStates(status: OrderStatus): Record<Step, 'done' | 'current' | 'open'> {
  const at: Record<OrderStatus, number> = {
    pending_payment: 0,
    pending_approval: 0,
    rejected: 0,
    approved: 1,
    completed: 3,
  }
  const state = (step: number) => (step < at[status] ? 'done' : step === at[status] ? 'current' : 'open')
  return { placed: state(0), kitchen: state(1), done: state(2) }
}
