import type { Ctx } from '../context.ts'
import { announce, enqueueMail } from '../notifications/index.ts'
import { giveReceiptNumber } from './receipt-number.ts'

/** Lets guest and counter know of an order and gives it its receipt number; call it in the transaction that places it. */
export async function tellOfOrder(
  ctx: Ctx,
  { id, email, language }: { id: string; email: string; language?: string },
): Promise<void> {
  await enqueueMail(ctx, { kind: 'order_received', orderId: id }, { email, ...(language && { language }) })
  await announce(ctx, { kind: 'order.placed', orderId: id })
  // Orders wait for one another from here on until they are committed.
  await giveReceiptNumber(ctx, id)
}
