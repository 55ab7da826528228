import { expect } from 'vitest'
import { reconcilePayments } from '../../payments/index.ts'
import { systemCtx } from '../user.ts'
import { attemptsOf, ordersOf, type Walk, work } from './payment-walk.ts'

/** Completes all work, and checks that the money matches the orders. */
export async function finish(walk: Walk): Promise<void> {
  walk.stopCrashing()
  // Calls that are still to be lost at the provider are lost in the first rounds.
  await settle(walk, { rounds: 4 })
  for (const attempt of await attemptsOf(walk)) {
    expect(['created', 'open', 'processing'], `attempt ${attempt.number}`).not.toContain(attempt.state)
  }
  // A page that was given up and is paid all the same is found in the night, if its webhook was lost.
  await reconcilePayments(systemCtx(walk.app))
  await settle(walk, { rounds: 0 })
  const orders = await ordersOf(walk)
  expect(orders).not.toEqual([])
  // Whatever was ordered under a key, the kitchen sees it once.
  const seen = orders.filter(({ status }) => status !== 'pending_payment')
  expect(new Set(seen.map(({ name }) => name)).size).toBe(seen.length)
  for (const order of orders) await checkMoney(walk, order)
  // What is over for this walk is no work for the next ones.
  for (const table of ['payment_attempts', 'payment_events', 'refunds'] as const) {
    await walk.app.db.updateTable(table).set({ due_at: null }).where('due_at', 'is not', null).execute()
  }
}

/** Lets time pass and does what is due, at least for so many rounds, until nothing changes any more. */
async function settle(walk: Walk, { rounds }: { rounds: number }): Promise<void> {
  for (let round = 0; round < 10 && (round < rounds || (await isUnsettled(walk))); round++) {
    for (const { ref, state } of walk.fake.payments()) {
      if (state === 'processing') await walk.fake.simulate(ref, 'decline')
      await walk.fake.simulate(ref, 'refund settles')
    }
    walk.fake.webhooks.clear()
    // Long enough for the server to poll money that is only held.
    walk.wait(round === 0 ? 35 : 50)
    await work(walk)
  }
}

/** Whether an attempt may still change. */
async function isUnsettled(walk: Walk): Promise<boolean> {
  const refund = await walk.app.db
    .selectFrom('refunds')
    .select('id')
    .where('state', 'in', ['requested', 'pending'])
    .executeTakeFirst()
  if (refund) return true
  const orders = new Map((await ordersOf(walk)).map(({ id, status }) => [id, status]))
  return (await attemptsOf(walk)).some(
    ({ state, order_id }) =>
      ['created', 'open', 'processing'].includes(state) ||
      (state === 'authorized' && orders.get(order_id) !== 'pending_approval'),
  )
}

type Checked = {
  id: string
  code: string
  status: string
  payment_method: string
  total_cents: number
  refunded_cents: number
}

async function checkMoney(walk: Walk, order: Checked): Promise<void> {
  if (order.payment_method === 'cash') return
  const payments = walk.fake
    .payments()
    .filter(({ reference }) => reference?.startsWith(`order-${order.code}-`))
  const kept = payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  const held = payments.filter(({ state }) => state === 'authorized').length
  const alarm = await walk.app.db
    .selectFrom('payment_alarms')
    .select('kind')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  const isWaiting = order.status === 'pending_approval' && held === 1
  const owed =
    order.status === 'rejected' || order.status === 'pending_payment' || isWaiting
      ? 0
      : order.total_cents - order.refunded_cents
  if (alarm) {
    // A hold that ran out after the kitchen has begun is told to the staff: no program gets that money.
    expect({ alarm: alarm.kind, isHoldLost: walk.hasLostHold() }).toEqual({
      alarm: 'capture_failed',
      isHoldLost: true,
    })
    expect([0, owed]).toContain(kept)
    return
  }
  expect({ status: order.status, kept, held }).toEqual({
    status: order.status,
    kept: owed,
    held: isWaiting ? 1 : 0,
  })
}
