import type { Ctx } from '../context.ts'

/** The payment functions that orders call; payments depends on orders, so the composition passes them in. */
export type PaidOrders = {
  /**
   * Captures held money before an order is approved, waiting a few seconds at most. An order whose hold is gone is
   * rejected by the system.
   */
  capture(ctx: Ctx, orderId: string): Promise<void>
  /** Records the consequence of the new status for the payment; called in the transaction of the change. */
  follow(ctx: Ctx, orderId: string): Promise<void>
}
