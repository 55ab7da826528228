import type { Refund } from '#contract/payments.staff.ts'
import type { Ctx } from '../context.ts'

/** A refund with the positions of the lines that it was for; none for an amount. */
export type BookedRefund = Refund & { lines: number[] }

/** The payment functions that orders call; payments depends on orders, so the composition passes them in. */
export type PaidOrders = {
  /**
   * Captures held money before an order is approved, waiting a few seconds at most. An order whose hold is gone is
   * rejected by the system.
   */
  capture(ctx: Ctx, orderId: string): Promise<void>
  /** Records the consequence of the new status for the payment; called in the transaction of the change. */
  follow(ctx: Ctx, orderId: string): Promise<void>
  /** Every refund of some orders, also those that failed, in the order they were made; by the id of the order. */
  refunds(ctx: Ctx, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly BookedRefund[]>>
}
