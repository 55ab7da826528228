import type { OrderStatus } from '#contract/orders.ts'
import { messages, type Message } from '../messages.ts'

/** Who changes the status: the staff at the counter, or the system when a payment has arrived or failed. */
export type Mover = 'staff' | 'system'

export type StatusStep = {
  from: OrderStatus
  to: OrderStatus
  by: Mover
  /** What the guest must be notified of with it. */
  needs?: 'minutes' | 'reason'
}

/** Every way an order can go; there is no other. */
export const statusSteps: readonly StatusStep[] = [
  { from: 'pending_payment', to: 'pending_approval', by: 'system' },
  { from: 'pending_approval', to: 'rejected', by: 'system', needs: 'reason' },
  { from: 'pending_approval', to: 'approved', by: 'staff', needs: 'minutes' },
  { from: 'pending_approval', to: 'rejected', by: 'staff', needs: 'reason' },
  { from: 'approved', to: 'completed', by: 'staff' },
  { from: 'approved', to: 'rejected', by: 'staff', needs: 'reason' },
]

/** The transition from one status to another for an actor, where there is one. */
export function findStep(from: OrderStatus, to: OrderStatus, by: Mover): StatusStep | undefined {
  return statusSteps.find((step) => step.from === from && step.to === to && step.by === by)
}

/** What the staff can do with an order of this status. */
export function staffSteps(from: OrderStatus): readonly StatusStep[] {
  return statusSteps.filter((step) => step.from === from && step.by === 'staff')
}

/** Whether an order is over: nothing can follow. */
export const isFinal = (status: OrderStatus): boolean => !statusSteps.some(({ from }) => from === status)

/** What an order has while it is not over. */
export const openStatuses: readonly OrderStatus[] = [...new Set(statusSteps.map(({ from }) => from))]

/** Whether the same can be ordered once more: the meal is done, or there was none. */
export const canOrderAgain = (status: OrderStatus): boolean => status === 'completed' || status === 'rejected'

/** How a status reads. */
export const statusTexts: Record<OrderStatus, Message> = {
  pending_payment: messages.pendingPayment,
  pending_approval: messages.pendingApproval,
  approved: messages.approved,
  rejected: messages.rejected,
  completed: messages.completed,
}
