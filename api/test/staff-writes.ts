import { expect } from 'vitest'
import type { PayShop } from './payments/pay-shop.ts'
import { change } from './builders.ts'
import { placeOrderBody } from './shop.ts'
import { asGuest } from './mails.ts'
import { isoAt, transaction } from '../context.ts'
import { markDemo } from '../demo/index.ts'
import { enqueueMail } from '../notifications/index.ts'
import { staffPassword, trySignIn } from './staff.ts'
import { guestWrites } from './guest-writes.ts'
import { mediaWrites } from './media-writes.ts'
import { documentWrites } from './document-writes.ts'
import { secondFactorWrites } from './second-factor-writes.ts'
import { teamWrites } from './team-writes.ts'
import { systemCtx } from './user.ts'
import { todayWrites } from './today-writes.ts'

/** One write of a member of staff that succeeds, and the line that it leaves in the log. */
export type StaffWrite = {
  send: () => Promise<Response>
  /** `by` is the name of who made it, by default Mina; empty for a guest. */
  line: { kind: string; by?: string; before: unknown; after: unknown }
}

/** Prepares the shop for the write; nothing that it does stands in the log afterwards. */
export type Prepare = (shop: PayShop) => Promise<StaffWrite>

/** An example for every endpoint of the staff that writes, by the id of the endpoint. */
export const staffWrites: Record<string, Prepare> = {
  ...documentWrites,
  ...guestWrites,
  ...mediaWrites,
  ...secondFactorWrites,
  ...teamWrites,
  ...todayWrites,
  signInStaff: async ({ app }) => ({
    send: () => trySignIn(app, 'mina@example.org', staffPassword),
    line: { kind: 'session', before: null, after: { by: 'password' } },
  }),
  signOutStaff: async ({ staff }) => ({
    send: () => staff('/sign-out', {}),
    line: { kind: 'session', before: { by: 'password' }, after: null },
  }),
  changeOrderStatus: async ({ app, staff, order }) => {
    await app.post('/checkout', placeOrderBody())
    const { id } = await order()
    return {
      send: () =>
        staff(`/orders/${id}/status`, { from: 'pending_approval', status: 'approved', minutes: 20 }),
      line: {
        kind: 'order',
        before: { status: 'pending_approval' },
        after: { status: 'approved', expectedAt: expect.any(String) },
      },
    }
  },
  changeOrderTime: async ({ app, staff, order }) => {
    await app.post('/checkout', placeOrderBody())
    const { id } = await order()
    const from = isoAt(app.deps.clock() + 1_200_000)
    const expectedAt = isoAt(app.deps.clock() + 1_800_000)
    await change(app, 'orders', { id }, { status: 'approved', expected_at: from })
    return {
      send: () => staff(`/orders/${id}/time`, { from, expectedAt }),
      line: { kind: 'order', before: { expectedAt: from }, after: { expectedAt } },
    }
  },
  finishLeftOrders: async ({ app, staff, order }) => {
    await app.post('/checkout', placeOrderBody())
    const { id } = await order()
    const dayBefore = '2026-11-19T18:00:00.000Z'
    await change(app, 'orders', { id }, { status: 'approved', expected_at: dayBefore })
    return {
      send: () => staff('/board/finish-left', { before: '2026-11-20T04:00:00.000Z' }),
      line: { kind: 'order', before: { status: 'approved' }, after: { status: 'completed' } },
    }
  },
  rejectLeftOrders: async ({ app, staff, order }) => {
    await app.post('/checkout', placeOrderBody())
    const { id } = await order()
    await change(app, 'orders', { id }, { placed_at: '2026-11-19T18:00:00.000Z' })
    return {
      send: () => staff('/board/reject-left', { before: '2026-11-20T04:00:00.000Z' }),
      line: {
        kind: 'order',
        before: { status: 'pending_approval' },
        after: { status: 'rejected', hasReason: true },
      },
    }
  },
  removeDemo: async ({ app, staff }) => {
    await transaction(systemCtx(app), markDemo)
    return {
      send: () => staff('/demo/removal', { password: staffPassword }),
      line: { kind: 'demo', before: expect.objectContaining({ dishes: 6, orders: 0 }), after: null },
    }
  },
  refundOrder: async (shop) => {
    const { orderId } = await shop.open()
    await shop.fake.simulate('pay_1', 'pay')
    await shop.deliverAll()
    return {
      send: () => shop.staff(`/orders/${orderId}/refunds`, { amount: 2.5, reason: 'cold' }),
      line: {
        kind: 'refund',
        before: { refunded: 0 },
        after: { refunded: 2.5, lines: [], hasReason: true },
      },
    }
  },
  markAlarmSeen: async ({ app, staff }) => {
    await app.db
      .insertInto('payment_alarms')
      .values({
        id: 'alarm',
        dedupe_key: 'alarm',
        kind: 'mismatch',
        provider: 'memory',
        amount_cents: 990,
        raised_at: '2026-11-20T18:00:00.000Z',
      })
      .execute()
    return {
      send: () => staff('/payment-alarms/alarm/seen', {}),
      line: { kind: 'payment-alarm', before: { isSeen: false }, after: { isSeen: true } },
    }
  },
  refundAgain: async (shop) => {
    const { orderId } = await shop.open()
    await shop.fake.simulate('pay_1', 'pay')
    await shop.deliverAll()
    await shop.staff(`/orders/${orderId}/status`, {
      status: 'rejected',
      from: 'pending_approval',
      reason: 'Full',
    })
    await shop.work()
    await shop.fake.simulate('pay_1', 'refund fails')
    await shop.deliverAll()
    const { id } = await shop.app.db.selectFrom('payment_alarms').select('id').executeTakeFirstOrThrow()
    return {
      send: () => shop.staff(`/payment-alarms/${id}/refund`, {}),
      line: { kind: 'payment-alarm', before: { isSeen: false }, after: { isSeen: true } },
    }
  },
  answerReservation: async ({ app, staff }) => {
    const form = { guests: '2', name: 'Ada', email: 'ada@example.org', phone: '030 1234567', terms: true }
    await app.post('/reservations', { ...form, reservedAt: tomorrowEvening(app.deps.clock()) })
    const { id } = await app.db.selectFrom('reservations').select('id').executeTakeFirstOrThrow()
    return {
      send: () =>
        staff(`/reservations/${id}/answer`, { from: 'requested', status: 'confirmed', answer: 'Gern' }),
      line: {
        kind: 'reservation',
        before: { status: 'requested', hasAnswer: false },
        after: { status: 'confirmed', hasAnswer: true },
      },
    }
  },
  handleContactMessage: async ({ app, staff }) => {
    const form = { fname: 'A', lname: 'B', email: 'ada@example.org', subject: 'Hello', message: 'Hello' }
    await app.post('/contact', { ...form, terms: true })
    const { id } = await app.db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow()
    return {
      send: () => staff(`/messages/${id}/handled`, { isHandled: true }),
      line: { kind: 'message', before: { isHandled: false }, after: { isHandled: true } },
    }
  },
  retryStaffMail: async ({ app, staff }) => {
    const mail = { kind: 'social_linked', name: 'Ada', provider: 'apple' } as const
    await asGuest(app, (ctx) => enqueueMail(ctx, mail, { email: 'ada@example.org' }))
    await app.db.updateTable('outbox').set({ attempts: 9, failed_at: '2026-11-20T18:00:00.000Z' }).execute()
    const { id } = await app.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow()
    return {
      send: () => staff(`/mails/${id}/retry`, {}),
      line: { kind: 'mail', before: { state: 'failed', tries: 9 }, after: { state: 'waiting', tries: 0 } },
    }
  },
}

const DAY_MS = 86_400_000

const tomorrowEvening = (now: number): string => `${new Date(now + DAY_MS).toISOString().slice(0, 10)} 19:00`
