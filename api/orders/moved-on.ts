import type { StaffOrder } from '#contract/orders.staff.ts'
import { messages } from '#domain/messages.ts'
import { AppError } from '../http/errors.ts'

/** The refusal of a change that came after another one: it says what was last done to the order, by whom and when. */
export function movedOn({ history, status, placedAt }: StaffOrder): AppError {
  const { to, by, at } = history.at(-1) ?? { to: status, by: '', at: placedAt }
  return new AppError('conflict', messages.orderMovedOn, { current: { status: to, by, at } })
}
