import { afterCommit, type Ctx } from '../context.ts'
import { insertAll, type RowsOf } from '../db/insert.ts'
import { liveEvent, queuedMail } from '../notifications/index.ts'

type Write = (rows: readonly RowsOf[]) => Promise<void>
type Placed = { id: string; email: string; language?: string }

/**
 * Publishes an order to guest and counter; its receipt number follows; call it in the transaction that places it.
 * `write` writes its rows, by default alone.
 */
export async function publishOrder(
  ctx: Ctx,
  order: Placed,
  write: Write = (rows) => insertAll(ctx.db, rows),
): Promise<void> {
  const { id, email, language } = order
  const mail = queuedMail(
    ctx,
    { kind: 'order_received', orderId: id },
    { email, ...(language && { language }) },
  )
  const event = liveEvent(ctx, { kind: 'order.placed', orderId: id })
  await write([...(mail ? [mail] : []), event])
  afterCommit(ctx, () => {
    ctx.deps.live.wake()
    ctx.deps.receiptSignal.notify()
    if (mail) ctx.deps.mailSignal.notify()
  })
}
