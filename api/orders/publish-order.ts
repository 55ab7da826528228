import { afterCommit, type Ctx } from '../context.ts'
import { insertAll, type RowsOf } from '../db/insert.ts'
import { liveEvent, queuedMail } from '../notifications/index.ts'

type Placed = { id: string; email: string; language?: string }

/**
 * Publishes an order to guest and counter; its receipt number follows; call it in the transaction that places it. The
 * rows in `before` are written together with what it writes.
 */
export async function publishOrder(ctx: Ctx, order: Placed, before: readonly RowsOf[] = []): Promise<void> {
  const { id, email, language } = order
  const mail = queuedMail(
    ctx,
    { kind: 'order_received', orderId: id },
    { email, ...(language && { language }) },
  )
  const event = liveEvent(ctx, { kind: 'order.placed', orderId: id })
  await insertAll(ctx.db, [...before, ...(mail ? [mail] : []), event])
  afterCommit(ctx, () => {
    ctx.deps.live.wake()
    ctx.deps.receiptSignal.notify()
    if (mail) ctx.deps.mailSignal.notify()
  })
}
