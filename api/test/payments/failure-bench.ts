import { setUp, type StartBench } from './gateway-bench.ts'
import { openPayShop, type PayShop } from './pay-shop.ts'

export type FailureSupport = {
  /** Whether a decline ends the payment; elsewhere the buyer may try another card on the same page. */
  declineEnds: boolean
  /** Whether the provider can be asked for what it made since a moment, unpaid ones included. */
  lists: boolean
  /** Whether the proof of a webhook covers it. */
  signs: boolean
}

export const approve = { status: 'approved', from: 'pending_approval', minutes: 20 }
export const reject = { status: 'rejected', from: 'pending_approval', reason: 'Full' }

type Placed = { shop: PayShop; ref: string; sess: string; orderId: string }

/** A restaurant with one provider, for the failures of payments.md §7. */
export type FailureBench = {
  name: string
  support: FailureSupport
  open(): Promise<PayShop>
  /** With an order that the restaurant sees. */
  placed(): Promise<Placed>
}

export function createFailureBench(name: string, start: StartBench, support: FailureSupport): FailureBench {
  const open = async (): Promise<PayShop> => openPayShop(await setUp(start))
  return {
    name,
    support,
    open,
    async placed() {
      const shop = await open()
      const order = await shop.open()
      await shop.fake.simulate(order.ref, 'pay')
      const { state } = await shop.check(order.sess)
      if (state !== 'paid') throw new Error(`the payment is ${state}`)
      return { shop, ...order }
    },
  }
}

/** The alarms of the staff. */
export const alarms = (shop: PayShop) => shop.app.db.selectFrom('payment_alarms').select('kind').execute()

/** Whether the restaurant sees the order. */
export const isSeen = async (shop: PayShop): Promise<boolean> =>
  (await shop.order()).status !== 'pending_payment'

/** Submits again while the provider is down, as a guest would. */
export async function placedAtLast(shop: PayShop): Promise<number> {
  let status = 0
  for (let tries = 0; tries < 5 && status !== 200; tries++) ({ status } = await shop.place())
  return status
}
