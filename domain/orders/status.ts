import type { OrderStatus } from '#contract/orders.ts'
import { messages, type Message } from '../messages.ts'

/** Which status may follow which. */
export const nextStatuses = {
  pending_payment: ['pending_approval', 'approved', 'rejected'],
  pending_approval: ['approved', 'rejected'],
  approved: ['completed', 'rejected'],
  rejected: [],
  completed: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export const canChange = (from: OrderStatus, to: OrderStatus): boolean =>
  (nextStatuses[from] as readonly OrderStatus[]).includes(to)

/** Whether an order is over: nothing can follow. */
export const isFinal = (status: OrderStatus): boolean => nextStatuses[status].length === 0

/** How a status reads. */
export const statusTexts: Record<OrderStatus, Message> = {
  pending_payment: messages.pendingPayment,
  pending_approval: messages.pendingApproval,
  approved: messages.approved,
  rejected: messages.rejected,
  completed: messages.completed,
}
