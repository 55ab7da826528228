import type { Ctx } from '../context.ts'

/** What the orders ask of the payments, which stand above them; whoever composes the house hands it in. */
export type PaidOrders = {
  /**
   * Takes held money before an order is approved, for a few seconds at most. An order whose hold is gone is rejected by
   * the house meanwhile.
   */
  capture(ctx: Ctx, orderId: string): Promise<void>
  /** Writes down what the new status means for the money; called in the transaction of the change. */
  follow(ctx: Ctx, orderId: string): Promise<void>
}
